import { lazyPart } from '@/components/lazy'

/** The absences that leave something open, with the way to settle it; nothing where none does. */
export const UncoveredAbsences = lazyPart({
  name: 'uncovered absences',
  load: () => import('../uncovered-absences').then((loaded) => loaded.UncoveredAbsences),
  idle: true,
})
