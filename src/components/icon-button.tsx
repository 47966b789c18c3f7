import type { ComponentPropsWithRef } from 'react'
import classes from './icon-button.module.css'

/** The class of such a button, for a link that looks like one. */
export const iconButtonClass = classes.button

/** A button that shows an icon; its name is its `aria-label`. */
export const IconButton = (
  props: Omit<ComponentPropsWithRef<'button'>, 'type' | 'className'> & { 'aria-label': string },
) => <button type="button" className={classes.button} {...props} />
