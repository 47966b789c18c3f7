import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './caution.module.css'

interface CautionProps {
  /** Whether it is read out by what it stands in, or not at all. */
  quiet?: boolean
  children: ReactNode
}

/** What to beware of; read out when it appears. */
export const Caution = ({ quiet = false, children }: CautionProps) => (
  <div role={quiet ? undefined : 'alert'} className={classes.caution}>
    <IconAlertTriangle size={20} aria-hidden />
    <div>{children}</div>
  </div>
)
