import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['tofacitinib', 'rifampicin', 'critical'],
  ['Xeljanz', 'ketoconazole', 'warning'],
  ['tofacitinib', 'fluconazole', 'warning'],
  ['baricitinib', 'probenecid', 'warning'],
  ['tofacitinib', 'azathioprine', 'critical'],
  ['Humira', 'Enbrel', 'critical'],
  ['sulfasalazine', 'digoxin', 'warning'],
  ['fingolimod', 'azathioprine', 'critical'],
  ['penicillamine', 'ferrous sulfate', 'warning'],
  ['tofacitinib', 'methotrexate', null],
  ['Humira', 'methotrexate', null],
  ['methotrexate', 'sulfasalazine', null],
]

describe('Rheumatism: JAK inhibitors, biologics and others', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
