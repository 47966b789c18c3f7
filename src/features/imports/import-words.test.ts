import { expect, it } from 'vitest'
import { checkedRows } from './checked-rows'
import { readWords, summaryWords } from './import-words'

const rows = checkedRows(
  'patients',
  [
    { line: 2, name: 'Zoe', dateOfBirth: '1931-01-31', gender: 'Female', telephone: '030 234' },
    { line: 3, name: 'Ben', dateOfBirth: '2025-12-31', gender: 'Male' },
    { line: 4, name: 'Ada', age: '40', gender: 'Male', telephone: '030 235' },
    { line: 5, name: 'Lee', dateOfBirth: '1799', gender: 'Other', telephone: '1' },
  ],
  [
    { line: 2, as: 'new' },
    { line: 3, as: 'new' },
    { line: 4, as: 'new' },
    { line: 5, as: 'wrong' },
  ],
)

it('says what was read in each row, and in all that are not wrong', () => {
  expect(rows.map((row) => readWords(row, '2026-03-02'))).toEqual([
    '1799, Other, 1',
    '1931-01-31 (95), Female, 030 234',
    '2025-12-31 (0), Male',
    '40, Male, 030 235',
  ])
  expect(summaryWords(rows)).toBe('Born 1931 to 2025; 2 Male, 1 Female; 2 with telephone')
  expect(summaryWords(rows.slice(0, 1))).toBeNull()
})
