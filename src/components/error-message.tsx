import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './control.module.css'

interface ErrorMessageProps {
  message: string
  /** What can be done about it. */
  children?: ReactNode
}

/** What went wrong, where it went wrong; read out when it appears. */
export const ErrorMessage = ({ message, children }: ErrorMessageProps) => (
  <div role="alert" className={classes.message}>
    <IconAlertCircle size={20} aria-hidden />
    <p>{message}</p>
    {children}
  </div>
)
