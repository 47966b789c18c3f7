import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['doxycycline 100 mg', 'isotretinoin 20 mg', 'contraindicated'],
  ['Minoz 100', 'Soriatane', 'contraindicated'],
  ['doxycycline', 'ferrous fumarate', 'warning'],
  ['doxycycline', 'rifampicin', 'warning'],
  ['tetracycline', 'Accupril', 'warning'],
  ['doxycycline', 'Augmentin', 'warning'],
  ['doxycycline', 'minocycline', 'warning'],
  ['clindamycin', 'erythromycin', 'warning'],
  ['Dalacin C', 'rifampicin', 'warning'],
  ['Azee 500', 'clarithromycin', 'warning'],
  ['Bactrim DS', 'pyrimethamine', 'warning'],
  ['trimethoprim', 'dapsone', 'warning'],
  ['chloramphenicol', 'tacrolimus', 'warning'],
  ['azithromycin', 'ergotamine', 'warning'],
  ['azithromycin', 'paracetamol', null],
  ['Azee', 'atorvastatin', null],
  ['doxycycline', 'paracetamol', null],
  ['fosfomycin', 'paracetamol', null],
]

describe('Antibiotics', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
