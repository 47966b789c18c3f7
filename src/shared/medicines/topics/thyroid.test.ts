import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['Eltroxin', 'carbamazepine', 'warning'],
  ['Thyronorm 50', 'cholestyramine', 'warning'],
  ['levothyroxine', 'orlistat', 'warning'],
  ['levothyroxine', 'Kaletra', 'warning'],
  ['Neo-Mercazole', 'digoxin', 'warning'],
  ['carbimazole', 'methimazole', 'warning'],
  ['levothyroxine', 'calcium carbonate', null],
  ['levothyroxine', 'ferrous sulfate', 'warning'],
  ['Thyronorm', 'pantoprazole', null],
  ['Thyronorm', 'atorvastatin', null],
  ['carbimazole', 'propranolol', null],
]

describe('Thyroid', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
