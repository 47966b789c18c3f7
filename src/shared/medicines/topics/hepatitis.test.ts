import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['ribavirin', 'azathioprine', 'critical'],
  ['Harvoni', 'amiodarone', 'critical'],
  ['Epclusa', 'rifampicin', 'contraindicated'],
  ['Epclusa', 'omeprazole', 'warning'],
  ['Maviret', 'Yasmin', 'contraindicated'],
  ['dasabuvir', 'Primolut N', 'critical'],
]

describe('Hepatitis', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
