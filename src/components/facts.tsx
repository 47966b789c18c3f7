import type { ReactNode } from 'react'
import classes from './facts.module.css'

/** What is known of a thing: terms and their values. */
export const Facts = ({
  facts,
}: {
  facts: readonly (readonly [term: string, value: ReactNode])[]
}) => (
  <dl className={classes.facts}>
    {facts.map(([term, value]) => (
      <div key={term} className={classes.fact}>
        <dt className={classes.term}>{term}</dt>
        <dd className={classes.value}>{value}</dd>
      </div>
    ))}
  </dl>
)
