import { type ComponentProps, type ReactNode, useId } from 'react'
import classes from './auth.module.css'

interface FieldProps extends ComponentProps<'input'> {
  label: string
  name: string
  /** What is wrong with it. */
  error: string | undefined
  /** What stands inside the field, at its end. */
  end?: ReactNode
}

/** A field of a page before the session: every one is required, so none needs an asterisk. */
export function Field({ label, error, end, ...props }: FieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div className={classes.control}>
        <input
          {...props}
          id={id}
          required
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={error && `${id}-error`}
          className={classes.input}
        />
        {end}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className={classes.message}>
          {error}
        </p>
      )}
    </div>
  )
}

/** For `ref`: the first field of a page has the focus when the page appears. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()
