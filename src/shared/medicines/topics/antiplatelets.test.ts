import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['Clopilet 75', 'Omez 20', 'warning'],
  ['clopidogrel', 'fluoxetine', 'warning'],
  ['clopidogrel', 'rifampicin', 'warning'],
  ['clopidogrel', 'ritonavir', 'warning'],
  ['clopidogrel', 'repaglinide', 'critical'],
  ['clopidogrel', 'paclitaxel', 'warning'],
  ['Brilinta 90 mg', 'clarithromycin 500', 'contraindicated'],
  ['ticagrelor', 'rifampicin', 'critical'],
  ['ticagrelor', 'ciclosporin', 'warning'],
  ['ticagrelor', 'aspirin', 'warning'],
  ['clopidogrel', 'prasugrel', 'critical'],
  ['cilostazol', 'aspirin', 'warning'],
  ['cilostazol', 'clarithromycin', 'warning'],
  ['clopidogrel', 'pantoprazole', null],
  ['clopidogrel', 'rabeprazole', null],
  ['ticagrelor', 'atorvastatin', null],
  ['Clopilet A', 'atorvastatin', null],
  ['prasugrel', 'omeprazole', null],
]

describe('Antiplatelets', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
