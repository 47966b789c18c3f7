import { lazyDialog } from '@/components/lazy'

/** The absences that wait for a decision. */
export const AskedAbsences = lazyDialog({
  name: 'absences asked for',
  load: () => import('../asked-absences').then((loaded) => loaded.AskedAbsences),
})
