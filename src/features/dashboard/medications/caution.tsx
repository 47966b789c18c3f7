import { IconAlertTriangle } from '@tabler/icons-react'
import classes from './medications.module.css'

/** What to beware of; read out when it appears. */
export const Caution = ({ text }: { text: string }) => (
  <div role="alert" className={classes.caution}>
    <IconAlertTriangle size={20} aria-hidden />
    <p>{text}</p>
  </div>
)
