import type { ComponentProps } from 'react'
import classes from './auth.module.css'

interface SubmitButtonProps {
  label: string
  /** While its call is under way it keeps the focus, so it isn't truly disabled. */
  pending: boolean
  /** What the button reads meanwhile, if not its label. */
  pendingLabel?: string
}

export function SubmitButton({ label, pending, pendingLabel = label }: SubmitButtonProps) {
  return (
    <div className={classes.submit}>
      <button type="submit" className={classes.primary} aria-disabled={pending}>
        {pending ? pendingLabel : label}
      </button>
      {pending && <span role="status" aria-label="Loading" className={classes.spinner} />}
    </div>
  )
}

export function SecondaryButton(props: ComponentProps<'button'>) {
  return <button type="button" className={classes.secondary} {...props} />
}
