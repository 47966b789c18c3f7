import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['lithium carbonate', 'Telma-H', 'critical'],
  ['Priadel', 'Voveran SR 100', 'critical'],
  ['lithium', 'spironolactone', 'warning'],
  ['lithium', 'metronidazole', 'warning'],
  ['lithium', 'topiramate', 'warning'],
  ['lithium', 'fluoxetine', 'warning'],
  ['lithium', 'haloperidol', 'warning'],
  ['lithium', 'carbamazepine', 'warning'],
  ['lithium carbonate 300 mg', 'dapagliflozin', 'warning'],
  ['lithium', 'prochlorperazine', 'warning'],
  ['lithium', 'aspirin', null],
  ['lithium', 'paracetamol', null],
  ['lithium', 'amlodipine', null],
  ['lithium', 'lamotrigine', null],
  ['lithium', 'ketorolac', 'contraindicated'],
  ['lithium', 'metformin', null],
  ['lithium carbonate', 'furosemide', 'critical'],
  ['lithium', 'povidone-iodine', 'warning'],
]

describe('Lithium', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
