import {
  type LabRange,
  type LabRangeInput,
  rangeName,
  whomWords,
} from '@shared/contracts/lab-ranges'
import { Figures } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { Below, RowActions, RowButton } from '@/components/data-table/row-controls'
import { rangeWords } from '@/features/lab/shared/value-words'
import { criticalWords } from './range-words'

/** A range in the list: one of the clinic's, or one that is built in. */
export interface RangeRow {
  id: string
  range: LabRangeInput
  /** The clinic's own; null of one that is built in. */
  saved: LabRange | null
}

interface RangeActions {
  onEdit: (range: LabRange) => void
  /** Begins a range of the clinic with one that is built in. */
  onCopy: (range: LabRangeInput) => void
  onDelete: (range: LabRange) => void
}

const column = columnHelper<RangeRow>()
const allowed = { edit: null, delete: null }

export const rangeColumns = ({ onEdit, onCopy, onDelete }: RangeActions) =>
  column.columns([
    column.accessor(({ range }) => range.analyte, {
      id: 'analyte',
      header: 'Measured',
      enableSorting: true,
      meta: { priority: 'who' },
    }),
    column.accessor(({ range }) => range.testType, {
      id: 'test',
      header: 'Test',
      enableSorting: true,
    }),
    column.accessor(({ range }) => whomWords(range), { id: 'whom', header: 'For' }),
    column.accessor(({ range }) => rangeWords(range) || '—', {
      id: 'range',
      header: 'Range',
      meta: { priority: 'when' },
      cell: ({ getValue, row: { original } }) => (
        <div>
          <Figures>{getValue()}</Figures>
          <Below narrow={original.range.unit} />
        </div>
      ),
    }),
    column.accessor(({ range }) => criticalWords(range) || '—', {
      id: 'critical',
      header: 'Critical',
      cell: ({ getValue }) => <Figures>{getValue()}</Figures>,
    }),
    column.accessor(({ range }) => range.unit, {
      id: 'unit',
      header: 'Unit',
      meta: { fold: 'narrow' },
    }),
    column.accessor(({ saved }) => (saved ? 'Clinic' : 'Built in'), {
      id: 'kept',
      header: 'Kept by',
      enableSorting: true,
      meta: { priority: 'status' },
      cell: ({ getValue }) => <Figures>{getValue()}</Figures>,
    }),
    column.display({
      id: 'actions',
      header: 'Action',
      meta: { width: 120, priority: 'action' },
      cell: ({ row: { original } }) => {
        const { saved, range } = original
        return saved ? (
          <RowActions
            name={rangeName(saved)}
            edit={() => onEdit(saved)}
            onDelete={() => onDelete(saved)}
            denied={allowed}
          />
        ) : (
          <RowButton aria-label={`Replace ${rangeName(range)}`} onClick={() => onCopy(range)}>
            Replace
          </RowButton>
        )
      },
    }),
  ])
