import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['gentamicin', 'Lasix', 'critical'],
  ['amikacin', 'vancomycin', 'critical'],
  ['gentamicin', 'amikacin', 'critical'],
  ['vancomycin', 'furosemide', 'warning'],
  ['amphotericin', 'ciclosporin', 'warning'],
  ['AmBisome', 'digoxin', 'warning'],
  ['amphotericin B', 'flucytosine', 'warning'],
  ['vancomycin', 'paracetamol', null],
  ['gentamicin', 'pyridostigmine', 'critical'],
  ['magnesium sulphate', 'gentamicin', 'warning'],
  ['milk of magnesia', 'gentamicin', null],
]

describe('Antibiotics that harm kidneys or ears', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
