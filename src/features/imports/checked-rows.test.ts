import type { ImportPreview } from '@shared/contracts/imports'
import { expect, it } from 'vitest'
import { checkedRows, countRows, type Decisions, decideFor, decisionAt } from './checked-rows'

const rowsOf = (preview: Omit<ImportPreview, 'line'>) =>
  checkedRows('patients', [{ line: 2, name: 'Zoe' }], [{ line: 2, ...preview }])

const known = (id: string) => ({ id, number: 1, name: 'Zoe' })

it.each([
  ['a row that was wrong is new', { as: 'wrong' }, 'left-out', { as: 'new' }, 'new', 1],
  [
    'a row that differed is the same',
    { as: 'differs', known: known('7') },
    'new',
    { as: 'same', known: known('7') },
    'left-out',
    1,
  ],
  [
    'a row differs from another record',
    { as: 'differs', known: known('7') },
    'new',
    { as: 'differs', known: known('8') },
    null,
    1,
  ],
  [
    'a row repeats another line',
    { as: 'repeated', of: 1, differences: [{ field: 'name', file: 'a', known: 'b' }] },
    'new',
    { as: 'repeated', of: 3, differences: [{ field: 'name', file: 'a', known: 'b' }] },
    null,
    1,
  ],
  ['nothing else was found', { as: 'wrong' }, 'left-out', { as: 'wrong' }, 'left-out', 0],
] as const)('drops a decision where %s', (_, before, decision, after, becomes, outdated) => {
  const decisions: Decisions = decideFor(rowsOf(before as ImportPreview), decision, new Map())
  const checkedAgain = rowsOf(after as ImportPreview)
  expect(checkedAgain.map((row) => decisionAt(row, decisions))).toEqual([becomes])
  expect(countRows(checkedAgain, decisions).outdated).toBe(outdated)
})
