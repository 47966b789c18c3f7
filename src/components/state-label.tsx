import type { ReactNode } from 'react'
import classes from './state-label.module.css'

interface StateLabelProps {
  tone: 'good' | 'active' | 'waiting' | 'bad' | 'neutral'
  children: ReactNode
}

/** A state in words; its colour only repeats them. A word of the data is shown with a capital. */
export const StateLabel = ({ tone, children }: StateLabelProps) => (
  <span className={classes.label} data-tone={tone}>
    <span>{children}</span>
  </span>
)
