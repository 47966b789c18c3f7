import type { PatientRow } from '@shared/contracts/patients'
import type { Visit } from '@shared/contracts/visits'
import { type ClinicDate, daysBetween } from '@shared/lib/clinic-date'

/** A patient who may have come today, with the visits that may be meant, the nearest day first. */
export interface PatientMatch {
  id: string
  number: number
  name: string
  /** Whether the record is closed: nothing is scheduled or moved then. */
  isClosed: boolean
  visits: readonly Visit[]
}

/** How many visits of one patient are shown. */
const visitsMost = 3

interface Found {
  /** In the order of the search. */
  patients: readonly Pick<PatientRow, 'id' | 'number' | 'name' | 'closedAt'>[]
  visits: readonly Visit[]
}

/** The patients found with their visits; those of whom only a visit was found are last. */
export function patientMatches({ patients, visits }: Found, today: ClinicDate): PatientMatch[] {
  const known = new Map<string, PatientMatch>(
    patients.map(({ id, number, name, closedAt }) => [
      id,
      { id, number, name, isClosed: closedAt !== null, visits: [] },
    ]),
  )
  for (const { patientId: id, patientNumber: number, patientName: name } of visits)
    if (!known.has(id)) known.set(id, { id, number, name, isClosed: false, visits: [] })
  const distance = ({ date }: Visit) => Math.abs(daysBetween(today, date))
  return [...known.values()].map((match) => ({
    ...match,
    visits: [
      ...new Map(
        visits.filter((visit) => visit.patientId === match.id).map((visit) => [visit.id, visit]),
      ).values(),
    ]
      .toSorted((one, other) => distance(one) - distance(other))
      .slice(0, visitsMost),
  }))
}
