import { ActionIcon, Anchor, Button, Checkbox, CheckIcon, UnstyledButton } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import type { ComponentPropsWithRef, CSSProperties, MouseEvent, ReactNode } from 'react'
import { disabledWithReason, type Reason } from '../disabled-with-reason'
import classes from './data-table.module.css'
import { rememberReturnRow } from './left-row'

// The controls in the rows of a table are native elements in Mantine's classes, for the reason that
// `TableRow` gives.

type NativeButtonProps = Omit<ComponentPropsWithRef<'button'>, 'type' | 'className' | 'style'>

const pressable = `mantine-focus-auto mantine-active ${UnstyledButton.classes.root}`
const buttonClass = `${pressable} ${Button.classes.root}`
const iconClass = `${pressable} ${ActionIcon.classes.root} ${classes.rowIcon}`

/** What Mantine computes for a small button of the variant "default". */
const buttonStyle: CSSProperties & Record<`--${string}`, string> = {
  '--button-height': 'var(--button-height-xs)',
  '--button-padding-x': 'var(--button-padding-x-xs)',
  '--button-bg': 'var(--mantine-color-default)',
  '--button-hover': 'var(--mantine-color-default-hover)',
  '--button-color': 'var(--mantine-color-default-color)',
  '--button-bd': '1px solid var(--mantine-color-default-border)',
}

/** High enough for a finger, in the place of its words, which break as a text does. */
const nameStyle: CSSProperties = {
  display: 'inline-block',
  padding: '4px 0',
  margin: '-4px 0',
  fontSize: 'inherit',
  fontWeight: 500,
  textAlign: 'start',
}

/** A button with words. */
export const RowButton = ({ children, ...props }: NativeButtonProps) => (
  <button type="button" className={buttonClass} style={buttonStyle} {...props}>
    <span className={Button.classes.inner}>
      <span className={Button.classes.label}>{children}</span>
    </span>
  </button>
)

/** A row's buttons with words, one below the other where there is no room beside. */
export const RowButtons = ({ children }: { children: ReactNode }) => (
  <div className={classes.buttons}>{children}</div>
)

const nameClass = `mantine-focus-auto ${UnstyledButton.classes.root} ${Anchor.classes.root}`

/** What names a row, or when it is, and opens what it is about. */
export const RowTextButton = (props: NativeButtonProps) => (
  <button type="button" className={nameClass} style={nameStyle} {...props} />
)

interface BelowProps {
  /** What stands there while columns that fold at the wide width are folded … */
  wide?: string
  /** … and while those are that fold at the middle one … */
  middle?: string
  /** … and while those are that fold at the narrow one. */
  narrow: string
}

/** The second line of a cell, where columns are folded: a screen reader has these columns all the same. */
export const Below = ({ wide, middle, narrow }: BelowProps) => (
  <span
    className={classes.below}
    data-wide={wide || undefined}
    data-middle={middle || undefined}
    data-narrow={narrow || undefined}
  />
)

interface RowIconProps {
  'aria-label': string
  /** Whether it leads to what can't be undone. */
  danger?: boolean
}

/** A button that shows an icon; its name is its `aria-label`. */
export const RowIconButton = ({ danger, ...props }: NativeButtonProps & RowIconProps) => (
  <button type="button" className={iconClass} data-danger={danger || undefined} {...props} />
)

interface RowLinkProps extends Pick<ComponentPropsWithRef<'a'>, 'style'> {
  /** An address of this application. */
  href: string
  className?: string | undefined
  'aria-label'?: string
  title?: string
  'data-danger'?: boolean | undefined
  children: ReactNode
}

/**
 * A link. The router's own works out where it leads, whether that is where one is, and what to load
 * ahead, at each rendering.
 */
export function RowLink({ href, children, ...rest }: RowLinkProps) {
  const router = useRouter()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (!plain || event.altKey) return
    event.preventDefault()
    rememberReturnRow(event.currentTarget)
    router.history.push(href)
  }
  return (
    <a href={href} onClick={follow} {...rest}>
      {children}
    </a>
  )
}

/** A row's name, which leads to what it is the name of. */
export const RowNameLink = (props: Pick<RowLinkProps, 'href' | 'children'>) => (
  <RowLink className={nameClass} style={nameStyle} {...props} />
)

/** A link that shows an icon; its name is its `aria-label`. */
export const RowIconLink = ({
  danger,
  ...props
}: Omit<RowLinkProps, 'className'> & RowIconProps) => (
  <RowLink className={iconClass} data-danger={danger || undefined} {...props} />
)

/** Made once: the same element as before is not rendered again. */
const tick = <CheckIcon className={Checkbox.classes.icon} />

/** A box to tick; its name is its `aria-label`. */
export const RowCheckbox = (
  props: Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> & { 'aria-label': string },
) => (
  <div className={`${Checkbox.classes.inner} ${classes.rowBox}`}>
    <input type="checkbox" className={`mantine-focus-auto ${Checkbox.classes.input}`} {...props} />
    {tick}
  </div>
)

interface RowActionsProps {
  /** The thing in the row: its actions are called after it. */
  name: string
  /** What Edit does, or the address that it leads to. */
  edit: (() => void) | string
  onDelete: () => void
  /** Why whoever is signed in can't do it; null where they can. */
  denied: DeniedActions
  /** Why the thing can't be changed; null where it can. */
  locked?: string | null
}

export interface DeniedActions {
  edit: Reason | null
  delete: Reason | null
}

const pencil = <IconPencil size={18} aria-hidden />
const trash = <IconTrash size={18} aria-hidden />

/** Edit and delete, at the end of a row. */
export function RowActions({ name, edit, onDelete, denied, locked = null }: RowActionsProps) {
  const cannotEdit = denied.edit ?? locked
  const label = `Edit ${name}`
  return (
    <div className={classes.actions}>
      {typeof edit === 'function' || cannotEdit !== null ? (
        <RowIconButton
          aria-label={label}
          {...(typeof edit === 'function' && { onClick: edit })}
          {...disabledWithReason(cannotEdit)}
        >
          {pencil}
        </RowIconButton>
      ) : (
        <RowIconLink aria-label={label} href={edit}>
          {pencil}
        </RowIconLink>
      )}
      <RowIconButton
        danger
        aria-label={`Delete ${name}`}
        onClick={onDelete}
        {...disabledWithReason(denied.delete ?? locked)}
      >
        {trash}
      </RowIconButton>
    </div>
  )
}
