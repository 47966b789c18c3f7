import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
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
