import { useQuery } from '@tanstack/react-query'
import { ownAbsencesQuery } from '@/api/absences'
import { Absences } from './absences'

/** One's own absences, and the way to ask for one. */
export function OwnAbsences({ id }: { id: string }) {
  return <Absences staffId={id} name="" isOwn query={useQuery(ownAbsencesQuery)} />
}
