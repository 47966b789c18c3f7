import type { ComponentProps } from 'react'
import classes from './control.module.css'

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'ref'>

interface CheckboxProps extends InputProps {
  /** Some of what it stands for is ticked, but not all. */
  indeterminate?: boolean
}

/** The browser's own box, in the product's colour; named by its `aria-label`. */
export const Checkbox = ({ indeterminate = false, ...props }: CheckboxProps) => (
  <input
    type="checkbox"
    className={classes.checkbox}
    ref={(input) => {
      // No attribute says it in HTML.
      if (input) input.indeterminate = indeterminate
    }}
    {...props}
  />
)

/** A box with its name beside it. */
export const LabelledCheckbox = ({ label, ...props }: InputProps & { label: string }) => (
  <label className={classes.labelled}>
    <input type="checkbox" className={classes.checkbox} {...props} />
    {label}
  </label>
)
