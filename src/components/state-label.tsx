import type { ReactNode } from 'react'
import classes from './state-label.module.css'

interface StateLabelProps {
  tone: 'good' | 'waiting' | 'bad' | 'neutral'
  children: ReactNode
}

/** A state in words; its colour only repeats them. */
export const StateLabel = ({ tone, children }: StateLabelProps) => (
  <span className={classes.label} data-tone={tone}>
    {children}
  </span>
)
