import { type VisitGrid, visitGridMessages } from '@shared/contracts/visit-grid'
import { addDays, weekdayOf } from '@shared/lib/clinic-date'
import { timeOf } from '@shared/lib/clock-time'
import { isolated } from '@shared/lib/isolated'
import type { Letterhead } from '@/features/clinic/shared/letterhead'
import { doubleBooked, isDoubleBooked, statusWords, telephonesText } from '../visit-words'
import { type GridCell, type GridColumn, worksWords } from './grid-layout'
import { shapeOf } from './grid-places'
import classes from './grid-sheets.module.css'

/** How many columns can be read on a page. */
const columnsMost = 8

interface GridSheetsProps extends Pick<VisitGrid, 'visits' | 'cutAt'> {
  columns: readonly GridColumn[]
  /** Whether the columns are the days of one doctor. */
  isWeek: boolean
  letterhead: Letterhead
  /** When it is printed, as the clinic's clocks show it. */
  printedAt: string
}

/** In parts that differ by one column at most: none stands on a page alone. */
function partsOf(columns: readonly GridColumn[]): (readonly GridColumn[])[] {
  const parts = Math.ceil(columns.length / columnsMost)
  const startOf = (part: number) => Math.ceil((part * columns.length) / parts)
  return Array.from({ length: parts }, (_, at) => columns.slice(startOf(at), startOf(at + 1)))
}

/** The doctors' time on paper: eight columns a page at most, with their heads on each. */
export function GridSheets({
  columns,
  visits,
  cutAt,
  isWeek,
  letterhead,
  printedAt,
}: GridSheetsProps) {
  const [first] = columns
  const parts = partsOf(columns)
  if (!first) return null
  return parts.map((part, at) => (
    <section key={part[0]?.key} className={classes.page}>
      <h1>
        {isWeek
          ? `${isolated(first.doctor)}, ${first.date} to ${addDays(first.date, columns.length - 1)}`
          : `Appointments of ${weekdayOf(first.date)}, ${first.date}`}
      </h1>
      <p>
        {letterhead.name}. {parts.length > 1 && `Part ${at + 1} of ${parts.length}. `}
        {cutAt && `Not all appointments from ${cutAt.time} on ${cutAt.date} on. `}
        Printed {printedAt}.
      </p>
      <table className={classes.grid}>
        <thead>
          <tr>
            <th scope="col" className={classes.time}>
              Time
            </th>
            {part.map((column) => (
              <th key={column.key} scope="col">
                {isWeek ? weekdayOf(column.date) : column.doctor}
                <small>{isWeek ? column.date : column.department}</small>
                <small>{worksWords(column) || visitGridMessages.dayOff}</small>
                {column.away.map(({ from, why, reason }) => (
                  <small key={`${why} ${from}`}>{reason}</small>
                ))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shapeOf(part, visits, cutAt).rows.map(({ minute, cells }) => (
            <tr key={minute} data-hour={minute % 60 === 0 || undefined}>
              <th scope="row">{timeOf(minute)}</th>
              {cells.map((cell, column) => (
                <td key={part[column]?.key} data-off={!cell.isWorking || undefined}>
                  <PrintedVisits cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ))
}

function PrintedVisits({ cell: { visits, state } }: { cell: GridCell }) {
  // What has begun in the row above goes on: an empty place would look free.
  if (visits.length === 0) return state === 'taken' ? '…' : null
  return visits.map(({ visit, top, lanes }) => (
    <div key={visit.id}>
      {top > 0 && `${visit.time} `}
      {visit.patientName}, {visit.patientNumber}
      {visit.status !== 'pending' && ` (${statusWords[visit.status].toLowerCase()})`}
      {(lanes > 1 || isDoubleBooked(visit)) && `, ${doubleBooked.toLowerCase()}`}
      {telephonesText(visit) !== '' && <small>{telephonesText(visit)}</small>}
    </div>
  ))
}
