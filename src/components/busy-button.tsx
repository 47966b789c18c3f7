import {
  ActionIcon,
  type ActionIconProps,
  Button,
  type ButtonProps,
  type ElementProps,
  Loader,
  VisuallyHidden,
} from '@mantine/core'

interface BusyButtonProps extends ButtonProps, ElementProps<'button', keyof ButtonProps> {
  /** Whether what the button does is under way: another press does nothing. */
  busy: boolean
  /** What it reads meanwhile, beside a loader; without it, the loader covers the label. */
  busyLabel?: string
}

/**
 * A button whose action takes time, which is read out. Mantine's `loading` alone would disable it, and
 * the keyboard's focus would be lost with that.
 */
export const BusyButton = ({ busy, busyLabel, onClick, children, ...props }: BusyButtonProps) => {
  const label = busy ? busyLabel : undefined
  return (
    <>
      <Button
        {...props}
        loading={busy && label === undefined}
        {...(label !== undefined && {
          'data-disabled': true,
          leftSection: <Loader size="xs" color="gray" aria-hidden />,
        })}
        onClick={busy ? (event) => event.preventDefault() : onClick}
        renderRoot={(root) => (
          <button {...root} disabled={props.disabled} {...(busy && { 'aria-disabled': true })} />
        )}
      >
        {label ?? children}
      </Button>
      {busy && <VisuallyHidden role="status">Loading</VisuallyHidden>}
    </>
  )
}

interface BusyIconButtonProps
  extends ActionIconProps,
    ElementProps<'button', keyof ActionIconProps> {
  /** Whether what the button does is under way: another press does nothing. */
  busy: boolean
}

/** The same with an icon alone, in whose place a loader turns meanwhile. */
export const BusyIconButton = ({ busy, onClick, children, ...props }: BusyIconButtonProps) => (
  <>
    <ActionIcon
      {...props}
      {...(busy && { 'aria-disabled': true })}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Loader size={18} aria-hidden /> : children}
    </ActionIcon>
    {busy && <VisuallyHidden role="status">Loading</VisuallyHidden>}
  </>
)
