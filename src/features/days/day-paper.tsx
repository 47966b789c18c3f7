import { type DaySheet, dayMessages } from '@shared/contracts/day-sheets'
import { weekdayOf } from '@shared/lib/clinic-date'
import { SheetFacts } from '@/components/print-sheet'
import classes from '@/components/print-sheet.module.css'
import { type Letterhead, LetterheadLines } from '@/features/clinic/shared/letterhead'
import { clinicTime } from '@/stores/clinic-day'
import { figuresWords, thingWords } from './day-words'

interface DayPaperProps {
  sheet: DaySheet
  letterhead: Letterhead
}

/** The sheet of a closed day, and below it what has changed since. */
export function DayPaper({ sheet, letterhead }: DayPaperProps) {
  const { date, closedBy, closedAt, figures, visits, leftOpen, notShown, changedSince } = sheet
  const at = clinicTime(new Date(closedAt))
  return (
    <>
      <LetterheadLines {...letterhead} />
      <h1>
        {weekdayOf(date)}, {date}
      </h1>
      <SheetFacts
        facts={[
          ['Closed by', `${closedBy}, ${at.date} ${at.time}`],
          ['Appointments', figuresWords(figures)],
          ['Seal', sheet.hash],
        ]}
      />
      <h2>Left open ({leftOpen.length + notShown})</h2>
      <ul>
        {leftOpen.map((thing) => (
          <li key={`${thing.kind} ${thing.id}`}>
            {thingWords(thing)}, {thing.what}: {thing.reason}
          </li>
        ))}
        {notShown > 0 && <li>{dayMessages.notShown(sheet)}</li>}
      </ul>
      <h2>Appointments ({visits.length})</h2>
      <table className={classes.table}>
        <thead>
          <tr>
            {['Time', 'Patient', 'No.', 'Doctor', 'Status'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visits.map((visit) => (
            <tr key={visit.id}>
              <td>{visit.time}</td>
              <td>
                <bdi translate="no">{visit.patientName}</bdi>
              </td>
              <td>{visit.patientNumber}</td>
              <td>{visit.doctor}</td>
              <td>{visit.status}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {changedSince.length > 0 && (
        <>
          <h2>Changed since the day was closed</h2>
          <ul>
            {changedSince.map(({ number, what }) => (
              <li key={number}>
                Appointment no. {number}. {what}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
