import { describe, expect, it } from 'vitest'
import { gravest } from '@/contracts/interactions/test/gravest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['warfarin sodium', 'ibuprofen', 'critical'],
  ['warfarin', 'aspirin', 'critical'],
  ['warfarin', 'co-trimoxazole', 'critical'],
  ['warfarin', 'azithromycin', 'warning'],
  ['warfarin', 'levofloxacin', 'warning'],
  ['warfarin', 'phenytoin', 'warning'],
  ['warfarin', 'fluconazole', 'critical'],
  ['warfarin', 'amiodarone', 'critical'],
  ['apixaban', 'sertraline', 'warning'],
  ['clopidogrel', 'omeprazole', 'warning'],
]

describe('Anticoagulants and antiplatelets', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
