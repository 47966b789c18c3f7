import { describe, expect, it } from 'vitest'
import { gravest } from '@/contracts/interactions/test/gravest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['glyburide', 'co-trimoxazole', 'warning'],
  ['colchicine', 'clarithromycin', 'contraindicated'],
  ['colchicine', 'itraconazole', 'critical'],
]

describe('Diabetes, hormones and gout', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
