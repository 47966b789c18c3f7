import { Skeleton } from '@mantine/core'
import { lazyPart } from '@/components/lazy'

const waiting = <Skeleton h={240} mt="md" />

/** When a user works and is away, with the ways to change it. */
export const HoursOfUser = lazyPart<{ id: string; name: string }>({
  name: 'hours of user',
  load: () => import('../hours-of-user').then((loaded) => loaded.HoursOfUser),
  waiting,
  failed: 'The hours cannot be loaded. Check your connection and try again.',
})

/** One's own absences, and the way to ask for one. */
export const OwnAbsences = lazyPart<{ id: string }>({
  name: 'own absences',
  load: () => import('../own-absences').then((loaded) => loaded.OwnAbsences),
  waiting,
  failed: 'Your absences cannot be loaded. Check your connection and try again.',
})

/** When the clinic is open and closed, and what kinds of visit it has. */
export const ClinicTime = lazyPart({
  name: 'clinic time',
  load: () => import('../clinic-time').then((loaded) => loaded.ClinicTime),
  waiting,
  failed: 'The opening hours cannot be loaded. Check your connection and try again.',
})
