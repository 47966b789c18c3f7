import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['orlistat', 'valproate', 'warning'],
  ['orlistat', 'TLD', 'warning'],
  ['orlistat', 'amiodarone', 'warning'],
  ['alendronate', 'risedronate', 'warning'],
]

describe('Weight and bones', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
