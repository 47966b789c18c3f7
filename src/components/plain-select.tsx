import type { ComponentProps } from 'react'
import controls from './control.module.css'
import classes from './plain-select.module.css'

/** The browser's own select, for tables and beside them: it looks like Mantine's while it is closed. */
export const PlainSelect = ({ className = '', ...props }: ComponentProps<'select'>) => (
  <span className={`${classes.box} ${className}`}>
    <select className={`${controls.control} ${classes.select}`} {...props} />
  </span>
)
