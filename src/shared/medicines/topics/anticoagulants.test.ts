import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['T. Warfarin 5 mg', 'Brufen 400', 'critical'],
  ['Acitrom 2', 'Ecosprin 75', 'critical'],
  ['Eliquis 5 mg', 'Voveran 50', 'critical'],
  ['rivaroxaban 20 mg', 'clopidogrel 75 mg', 'critical'],
  ['phenprocoumon', 'ketorolac', 'contraindicated'],
  ['apixaban', 'fluoxetine', 'warning'],
  ['warfarin', 'fluoxetine', 'warning'],
  ['cilostazol', 'ibuprofen', 'warning'],
  ['heparin', 'aspirin', 'warning'],
  ['apixaban', 'warfarin', 'contraindicated'],
  ['apixaban', 'rivaroxaban', 'contraindicated'],
  ['warfarin', 'acenocoumarol', 'critical'],
  ['acenocoumarol', 'Clexane 60 mg', 'warning'],
  ['heparin', 'enoxaparin', 'critical'],
  ['warfarin', 'mifepristone', 'contraindicated'],
  ['warfarin', 'ibrutinib', 'critical'],
  ['apixaban', 'ibrutinib', 'warning'],
  ['aspirin', 'anagrelide', 'warning'],
  ['aspirin', 'varicella vaccine', 'warning'],
  ['Ecosprin 325', 'acetazolamide', 'warning'],
  ['warfarin', 'ketorolac', 'contraindicated'],
  ['enoxaparin', 'naproxen', 'warning'],
  ['warfarin', 'paracetamol', null],
  ['apixaban', 'paracetamol', null],
  ['aspirin', 'clopidogrel', null],
  ['aspirin', 'prasugrel', null],
  ['aspirin', 'dipyridamole', null],
  ['warfarin', 'amlodipine', null],
  ['rivaroxaban', 'metoprolol', null],
]

describe('Anticoagulants and bleeding', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
