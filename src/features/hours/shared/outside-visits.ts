import { lazyPart } from '@/components/lazy'

/** The visits that a change of hours left outside, until each is settled; nothing where there are none. */
export const OutsideVisits = lazyPart({
  name: 'visits outside of hours',
  load: () => import('../outside-visits').then((loaded) => loaded.OutsideVisits),
  idle: true,
})
