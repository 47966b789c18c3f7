import classes from './page-pending.module.css'

/** Stands in for a page that is being loaded, in about its shape. */
export const PagePending = () => (
  <div role="status" aria-label="Loading" className={classes.page}>
    <div className={`${classes.bar} ${classes.title}`} />
    <div className={`${classes.bar} ${classes.block}`} />
  </div>
)
