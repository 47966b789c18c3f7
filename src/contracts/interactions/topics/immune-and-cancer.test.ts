import { describe, expect, it } from 'vitest'
import { gravest } from '@/contracts/interactions/test/gravest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['febuxostat', '6-MP', 'contraindicated'],
  ['irinotecan', 'clarithromycin', 'contraindicated'],
  ['methotrexate', 'naproxen', 'warning'],
  ['tamoxifen', 'paroxetine', 'warning'],
  ['allopurinol', 'azathioprine', 'critical'],
]

describe('Immune system and cancer', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
