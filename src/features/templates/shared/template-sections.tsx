import { Skeleton } from '@mantine/core'
import { lazyPart } from '@/components/lazy'

/** Whether patients read their notes, and the clinic's templates of notes and letters. */
export const ClinicNotes = lazyPart({
  name: 'clinic notes',
  load: () => import('../clinic-notes').then((loaded) => loaded.ClinicNotes),
  waiting: <Skeleton h={240} mt="md" />,
  failed: 'The templates cannot be loaded. Check your connection and try again.',
})
