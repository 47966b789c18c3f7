import { describe, expect, it } from 'vitest'
import { activityWords, ownAuditWords } from './audit-words'
import { decisionOf, decisionsFor, importEndpoints } from './imports'

describe('a decision', () => {
  it('is asked for where a row is wrong or differs, and not where it is new or the same', () => {
    const differences = [{ field: 'address' as const, file: '1 Hill Road', known: '' }]
    const rows = [
      { line: 2, as: 'new' as const },
      { line: 3, as: 'same' as const },
      { line: 4, as: 'repeated' as const, of: 2 },
      { line: 5, as: 'repeated' as const, of: 2, differences },
      { line: 6, as: 'differs' as const, differences },
      { line: 7, as: 'wrong' as const, wrong: [] },
    ]
    expect(rows.map(decisionOf)).toEqual(['new', 'left-out', 'left-out', null, null, null])
    const makes = (kind: 'patients' | 'staff') =>
      rows.filter((row) => decisionsFor(kind, row).includes('new')).map(({ line }) => line)
    expect(makes('patients')).toEqual([2, 3, 4, 5, 6])
    expect(makes('staff')).toEqual([2])
  })
})

it('is told by the number of its records, and to a patient whom its preview showed', () => {
  const told = (call: string) => [1, 250].map((count) => activityWords(call, { count, names: [] }))
  expect(told(importEndpoints.commit.name)).toEqual(['Imported 1 record', 'Imported 250 records'])
  expect(told(importEndpoints.undo.name)).toEqual([
    'Undid an import of 1 record',
    'Undid an import of 250 records',
  ])
  expect(
    ownAuditWords({ kind: 'listed', call: importEndpoints.add.name, isAmongOthers: true }),
  ).toBe('Saw you while importing patients from a file')
})
