import { Anchor } from '@mantine/core'
import type { Affected, AffectedState } from '@shared/contracts/absence-desk'
import { absenceDeskMessages, isUnsettled } from '@shared/contracts/absence-desk'
import { absenceDeskScreenMessages as words } from '@shared/contracts/absence-desk-words'
import { type ClinicDate, weekdayOf } from '@shared/lib/clinic-date'
import { telephoneLink, telephoneText } from '@shared/lib/telephones'
import { Figures, Name, State } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { RowButton, RowButtons } from '@/components/data-table/row-controls'
import { disabledWithReason, type Reason } from '@/components/disabled-with-reason'
import { PatientName } from '@/features/patients/shared/patient-link'
import classes from './absence-desk.module.css'
import { type CallFacts, reachWords } from './call-list'
import {
  bornWords,
  byWords,
  detailWords,
  nameWords,
  nowWords,
  patientWords,
  proposalWords,
  stateWords,
  whatWords,
  whenOf,
} from './desk-words'
import type { RowRefusal } from './use-settling'

/** A row, and what has happened to it on this screen. */
export interface DeskRow extends Affected {
  key: string
  isPending: boolean
  /** Null where nothing was refused. */
  refused: RowRefusal | null
  /** Whether its time is over and the patient never came. */
  hasNotCome: boolean
  /** Whether another desk has changed it since it was first shown. */
  isChanged: boolean
}

interface DeskFacts {
  today: ClinicDate
  call: CallFacts
  /** Why the person may settle nothing of that kind; null where they may. */
  denied: (row: Affected) => Reason | null
  onAccept: (row: DeskRow) => void
  onOther: (row: DeskRow) => void
  onUndo: (row: DeskRow) => void
  onDespite: (row: DeskRow) => void
}

const column = columnHelper<DeskRow>()

const stateColors = {
  'to-call': 'yellow',
  moved: 'green',
  handed: 'green',
  cancelled: 'gray',
  elsewhere: 'gray',
} as const satisfies Partial<Record<AffectedState, string>>

/** `Mon 2026-03-02`. */
const shortDay = (date: ClinicDate): string => `${weekdayOf(date).slice(0, 3)} ${date}`

/** What a row's buttons are about. */
export function rowName(row: Affected): string {
  const { time } = whenOf(row)
  return `${patientWords(row)}${time === '' ? '' : `, ${time}`}`
}

/** Whether what became of it can be undone here. */
export const canUndo = ({ state, settled }: Affected): boolean =>
  settled !== undefined && state !== 'elsewhere'

export const deskColumns = ({
  today,
  call,
  denied,
  onAccept,
  onOther,
  onUndo,
  onDespite,
}: DeskFacts) =>
  column.columns([
    column.accessor((row) => Object.values(whenOf(row)).join(' '), {
      id: 'when',
      header: 'Time',
      meta: { priority: 'when' },
      cell: ({ row: { original } }) => {
        const { date, time } = whenOf(original)
        return (
          <div>
            <Figures>{original.visit ? time : date}</Figures>
            <span className={classes.line}>
              <Figures>{original.visit ? shortDay(date) : time}</Figures>
            </span>
          </div>
        )
      },
    }),
    column.accessor(patientWords, {
      id: 'patient',
      header: 'Patient',
      meta: { priority: 'who' },
      cell: ({ getValue, row: { original: row } }) => (
        <div>
          {row.patientNumber === null ? (
            <Name>{getValue()}</Name>
          ) : (
            <PatientName number={row.patientNumber}>{getValue()}</PatientName>
          )}
          <span className={classes.line} translate="no">
            {bornWords(row, today)}
          </span>
          <Telephones row={row} />
        </div>
      ),
    }),
    column.accessor(whatWords, {
      id: 'what',
      header: 'What',
      cell: ({ row: { original } }) => (
        <div className={classes.what}>
          {nameWords(original)}
          <span className={classes.line}>{detailWords(original)}</span>
        </div>
      ),
    }),
    column.accessor(stateWords, {
      id: 'state',
      header: 'Proposal',
      meta: { priority: 'status' },
      cell: ({ row: { original } }) => <StateCell row={original} today={today} call={call} />,
    }),
    column.display({
      id: 'action',
      header: 'Action',
      meta: { priority: 'action' },
      cell: ({ row: { original: row } }) => {
        const reason = denied(row)
        const off = row.isPending ? { 'aria-disabled': true } : disabledWithReason(reason)
        const act = (does: (row: DeskRow) => void) => ({
          ...off,
          onClick: ({ detail }: { detail: number }) => {
            // The second click of a double click meets what the first one has changed.
            if (!row.isPending && reason === null && detail <= 1) does(row)
          },
        })
        const name = rowName(row)
        return (
          <RowButtons>
            {isUnsettled(row.state) && (
              <>
                {row.refused?.despite && (
                  <RowButton aria-label={`Do it anyway: ${name}`} {...act(onDespite)}>
                    Do it anyway
                  </RowButton>
                )}
                {row.proposals.length > 0 && (
                  <RowButton aria-label={`Accept ${name}`} {...act(onAccept)}>
                    Accept
                  </RowButton>
                )}
                <RowButton aria-label={`Other ${name}`} aria-haspopup="dialog" {...act(onOther)}>
                  Other…
                </RowButton>
              </>
            )}
            {canUndo(row) && (
              <RowButton aria-label={`Undo ${name}`} {...act(onUndo)}>
                Undo
              </RowButton>
            )}
          </RowButtons>
        )
      },
    }),
  ])

const Telephones = ({ row: { telephones } }: { row: DeskRow }) =>
  telephones.map((one) => {
    const link = telephoneLink(one.number)
    return (
      <div key={telephoneText(one)} translate="no">
        {link === null ? (
          one.number
        ) : (
          <a href={link} className={`${Anchor.classes.root} ${classes.telephone}`}>
            {one.number}
          </a>
        )}
        {one.label !== '' && ` (${one.label})`}
      </div>
    )
  })

interface StateCellProps {
  row: DeskRow
  today: ClinicDate
  call: CallFacts
}

/** Why nothing is proposed. */
const lackWords = ({ kind }: DeskRow): string =>
  kind === 'result' || kind === 'order' ? absenceDeskMessages.noReader : words.noProposal

/** What is proposed for a row, or what became of it, and what there is to know of that. */
function StateCell({ row, today, call }: StateCellProps) {
  const { state, proposals, refused, isChanged, hasNotCome } = row
  const [first] = proposals
  const proposal = first ? proposalWords(first, row, today) : lackWords(row)
  const reach = reachWords(row, call)
  return (
    <div>
      {hasNotCome && <State color="yellow">{absenceDeskMessages.hasNotCome}</State>}
      {state === 'open' ? (
        (first !== undefined || !hasNotCome) && <div>{proposal}</div>
      ) : (
        <>
          <State color={stateColors[state]}>{stateWords(row)}</State>
          <div>{nowWords(row, today)}</div>
          <span className={classes.line}>{byWords(row, today)}</span>
          {state === 'to-call' && first && <div>Proposal: {proposal}</div>}
        </>
      )}
      {reach !== '' && <span className={classes.line}>{reach}</span>}
      {isChanged && <span className={classes.changed}>{words.changed}</span>}
      {refused !== null && <span className={classes.refused}>{refused.message}</span>}
    </div>
  )
}
