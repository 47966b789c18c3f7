import type { ComponentPropsWithRef } from 'react'
import classes from './plain-button.module.css'

type Look = 'filled' | 'default' | 'danger'

/** The class of a button, for a link that looks like one. */
export const buttonClass = (look: Look = 'filled') => `${classes.button} ${classes[look]}`

/**
 * A button without Mantine's code, for what is on every page or must be drawn when little else
 * has been loaded.
 */
export const PlainButton = ({
  look = 'filled',
  ...props
}: Omit<ComponentPropsWithRef<'button'>, 'type' | 'className'> & { look?: Look }) => (
  <button type="button" className={buttonClass(look)} {...props} />
)
