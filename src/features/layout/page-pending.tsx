import { Loader } from '@mantine/core'

/** Stands in for a page that is being loaded. */
export function PagePending() {
  return <Loader role="status" aria-label="Loading" />
}
