import type { Absence, AbsenceStatus } from '@shared/contracts/absences'
import type { ClinicDate } from '@shared/lib/clinic-date'
import { isolated } from '@shared/lib/isolated'
import { Figures, State } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { Below, RowActions, RowButton, RowButtons } from '@/components/data-table/row-controls'
import { kindWords, rangeWords, statusWords } from './hours-words'

const column = columnHelper<Absence>()

const colors = {
  asked: 'yellow',
  confirmed: 'green',
  declined: 'gray',
} as const satisfies Record<AbsenceStatus, string>

export interface AbsenceActions {
  onConfirm: (absence: Absence) => void
  onDecline: (absence: Absence) => void
  onDelete: (absence: Absence) => void
  onEdit: (absence: Absence) => void
  /** Opens the absence desk; null for a person who may not see it. */
  onSettle: ((absence: Absence) => void) | null
}

const allowed = { edit: null, delete: null }

const whyWords = ({ kind, note }: Absence): string =>
  [...(kind ? [kindWords[kind]] : []), ...(note ? [isolated(note)] : [])].join(': ') || '—'

const byWords = ({ enteredBy, status, decidedBy }: Absence): string =>
  decidedBy !== null && status !== 'asked' && decidedBy !== enteredBy
    ? `${isolated(enteredBy)}, ${statusWords[status].toLowerCase()} by ${isolated(decidedBy)}`
    : isolated(enteredBy)

export const absenceColumns = (
  { onConfirm, onDecline, onDelete, onEdit, onSettle }: AbsenceActions,
  today: ClinicDate,
) =>
  column.columns([
    column.accessor(rangeWords, {
      id: 'days',
      header: 'Days',
      meta: { priority: 'who' },
      cell: ({ getValue, row: { original } }) => (
        <div>
          <Figures>{getValue()}</Figures>
          <Below narrow={whyWords(original)} />
        </div>
      ),
    }),
    column.accessor(whyWords, { id: 'why', header: 'Kind and note', meta: { fold: 'narrow' } }),
    column.accessor(({ status }) => statusWords[status], {
      id: 'status',
      header: 'Status',
      meta: { priority: 'status' },
      cell: ({ getValue, row: { original } }) => (
        <State color={colors[original.status]}>{getValue()}</State>
      ),
    }),
    column.accessor(byWords, { id: 'by', header: 'Entered by', meta: { fold: 'middle' } }),
    column.display({
      id: 'actions',
      header: 'Action',
      meta: { width: 280, priority: 'action' },
      cell: ({ row: { original: absence } }) => {
        const of = `absence of ${rangeWords(absence)}`
        return (
          <RowButtons>
            {absence.mayDecide && absence.status === 'asked' && (
              <>
                <RowButton aria-label={`Confirm ${of}`} onClick={() => onConfirm(absence)}>
                  Confirm
                </RowButton>
                <RowButton aria-label={`Decline ${of}`} onClick={() => onDecline(absence)}>
                  Decline
                </RowButton>
              </>
            )}
            {onSettle && absence.status === 'confirmed' && absence.to >= today && (
              <RowButton aria-label={`Settle ${of}`} onClick={() => onSettle(absence)}>
                Settle
              </RowButton>
            )}
            {absence.mayChange && (
              <RowActions
                name={of}
                edit={() => onEdit(absence)}
                onDelete={() => onDelete(absence)}
                denied={allowed}
              />
            )}
          </RowButtons>
        )
      },
    }),
  ])
