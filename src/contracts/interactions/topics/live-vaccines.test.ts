import { describe, expect, it } from 'vitest'
import { gravest } from '@/contracts/interactions/test/gravest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['MMR vaccine', 'azathioprine', 'contraindicated'],
  ['MMR vaccine', 'Wysolone 40', 'critical'],
  ['oral typhoid vaccine', 'azithromycin', 'warning'],
  ['MMR vaccine', 'amoxicillin', null],
]

describe('Live vaccines', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
