import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['methotrexate', 'naproxen', 'warning'],
  ['Folitrax 15', 'Septran', 'critical'],
  ['methotrexate', 'pyrimethamine', 'critical'],
  ['methotrexate', 'Pan 40', 'warning'],
  ['methotrexate', 'aspirin 75 mg', 'critical'],
  ['methotrexate', 'probenecid', 'critical'],
  ['methotrexate', 'acitretin', 'contraindicated'],
  ['methotrexate', 'doxycycline', 'warning'],
  ['methotrexate', 'theophylline', 'warning'],
  ['methotrexate', 'metamizole', 'critical'],
  ['methotrexate', 'levetiracetam', 'warning'],
  ['methotrexate', 'dapsone', 'warning'],
  ['methotrexate', 'folic acid', null],
  ['methotrexate', 'paracetamol', null],
]

describe('Methotrexate', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
