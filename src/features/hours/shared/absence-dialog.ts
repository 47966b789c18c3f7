import { lazyDialog } from '@/components/lazy'

/** Enters an absence of a user, or changes one. */
export const AbsenceForm = lazyDialog({
  name: 'absence form',
  load: () => import('../absence-form').then((loaded) => loaded.AbsenceForm),
})
