import classes from './dashboard-skeleton.module.css'

/** The shape that every dashboard has: figures, sub-tabs, a table. It stands while one is loaded. */
export const DashboardSkeleton = ({ label }: { label: string }) => (
  <output className={classes.skeleton} aria-label={`Loading ${label}`}>
    <span className={classes.cards}>
      <span />
      <span />
      <span />
      <span />
    </span>
    <span className={classes.tabs} />
    <span className={classes.table} />
  </output>
)
