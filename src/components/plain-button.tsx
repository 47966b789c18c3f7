import type { ComponentPropsWithRef } from 'react'
import classes from './plain-button.module.css'

type Look = 'filled' | 'default' | 'danger' | 'caution'

/** The class of a button, for a link that looks like one. */
export const buttonClass = (look: Look = 'filled') => `${classes.button} ${classes[look]}`

interface PlainButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className'> {
  look?: Look
  /** While what it does is under way it keeps the focus, so it isn't truly disabled. */
  busy?: boolean
}

/**
 * A button without Mantine's code, for what is on every page or must be drawn when little else
 * has been loaded.
 */
export const PlainButton = ({
  look = 'filled',
  busy = false,
  onClick,
  ...props
}: PlainButtonProps) => (
  <button
    type="button"
    className={buttonClass(look)}
    {...(busy ? { 'aria-disabled': true, 'data-busy': true } : { onClick })}
    {...props}
  />
)
