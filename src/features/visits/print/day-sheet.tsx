import type { Visit } from '@shared/contracts/visits'
import { type ClinicDate, weekdayOf } from '@shared/lib/clinic-date'
import classes from '@/components/print-sheet.module.css'
import { type Letterhead, LetterheadLines } from '@/features/clinic/shared/letterhead'
import { ageFigure } from '@/lib/age'
import { clinicToday } from '@/stores/clinic-day'
import {
  doctorWords,
  doubleBooked,
  isDoubleBooked,
  statusWords,
  telephonesText,
} from '../visit-words'

interface DaySheetProps {
  date: ClinicDate
  visits: readonly Visit[]
  /** Whether the day has more of them. */
  isCut: boolean
  letterhead: Letterhead
  /** When it is printed, as the clinic's clocks show it. */
  printedAt: string
}

/** Who comes on a day, doctor by doctor, each by time. Cancelled ones are counted and not listed. */
export function DaySheet({ date, visits, isCut, letterhead, printedAt }: DaySheetProps) {
  const listed = visits.filter(({ status }) => status !== 'cancelled')
  const cancelled = visits.length - listed.length
  return (
    <>
      <LetterheadLines {...letterhead} />
      <h1>
        Appointments of {weekdayOf(date)}, {date}
      </h1>
      <p>
        {isCut && 'Not the whole day: the first '}
        {countOf(listed.length)}
        {cancelled > 0 && `, ${cancelled} cancelled and not listed`}. Printed {printedAt}.
      </p>
      <table className={classes.table}>
        <thead>
          <tr>
            {['Time', 'Patient', 'No.', 'Age', 'Telephone', 'Reason', 'Status'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {byDoctor(listed).map(([doctor, ofDoctor]) => (
          <tbody key={ofDoctor[0]?.doctorId}>
            <tr>
              <th colSpan={7} scope="rowgroup">
                {doctor} ({ofDoctor.length})
              </th>
            </tr>
            {ofDoctor.map((visit) => (
              <tr key={visit.id}>
                <td>{visit.time}</td>
                <td>
                  <bdi translate="no">{visit.patientName}</bdi>
                </td>
                <td>{visit.patientNumber}</td>
                <td>{ageFigure(visit, clinicToday())}</td>
                <td>{telephonesText(visit)}</td>
                <td>{visit.reason}</td>
                <td>
                  {statusWords[visit.status]}
                  {isDoubleBooked(visit) && `, ${doubleBooked.toLowerCase()}`}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </>
  )
}

const countOf = (count: number) => `${count} ${count === 1 ? 'appointment' : 'appointments'}`

/** Doctors by name, each with the visits by time: two of one name stay two. */
function byDoctor(visits: readonly Visit[]): [string, Visit[]][] {
  const groups = new Map<string, Visit[]>()
  for (const visit of visits) {
    const ofDoctor = groups.get(visit.doctorId)
    if (ofDoctor) ofDoctor.push(visit)
    else groups.set(visit.doctorId, [visit])
  }
  return [...groups.values()]
    .map((ofDoctor): [string, Visit[]] => [
      ofDoctor[0] ? doctorWords(ofDoctor[0]) : '',
      ofDoctor.toSorted((one, other) => one.time.localeCompare(other.time)),
    ])
    .toSorted(([one], [other]) => one.localeCompare(other))
}
