import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['Cifran 500', 'ferrous sulfate', 'warning'],
  ['Ciplox 500 mg', 'Shelcal', 'warning'],
  ['Norflox 400', 'Shelcal 500', 'warning'],
  ['Levaquin 750 mg', 'prednisone 20 mg', 'warning'],
  ['moxifloxacin', 'Lantus', 'warning'],
  ['ciprofloxacin', 'MTX', 'warning'],
  ['Norflox-TZ', 'Zanocin', 'warning'],
  ['nitrofurantoin', 'norfloxacin', 'warning'],
  ['Macrobid', 'probenecid', 'warning'],
  ['methenamine hippurate', 'Bactrim', 'critical'],
  ['nitrofurantoin', 'paracetamol', null],
  ['levofloxacin', 'calcium carbonate', null],
]

describe('Quinolones and the urinary tract', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
