import classes from './stat-cards.module.css'

export interface Stat {
  label: string
  /** A dash stands while it is not known. */
  value: string | number | undefined
  note?: string
}

/** A few figures at a glance, each with its name. */
export function StatCards({ label, stats }: { label: string; stats: readonly Stat[] }) {
  return (
    <dl className={classes.cards} aria-label={label}>
      {stats.map((stat) => (
        <div key={stat.label} className={classes.card}>
          <dt className={classes.label}>{stat.label}</dt>
          <dd className={classes.value}>{stat.value ?? '–'}</dd>
          {stat.note && <dd className={classes.note}>{stat.note}</dd>}
        </div>
      ))}
    </dl>
  )
}
