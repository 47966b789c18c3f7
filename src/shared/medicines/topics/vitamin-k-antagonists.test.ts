import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['warfarin', 'miconazole oral gel', 'contraindicated'],
  ['warfarin', 'fluconazole', 'critical'],
  ['warfarin', 'itraconazole', 'warning'],
  ['nicoumalone 2 mg', 'Flagyl 400', 'critical'],
  ['Coumadin', 'Septran DS', 'critical'],
  ['warfarin', 'azithromycin', 'warning'],
  ['warfarin', 'ciprofloxacin', 'warning'],
  ['warfarin', 'Augmentin 625', 'warning'],
  ['acenocoumarol', 'rifampicin 450 mg', 'critical'],
  ['warfarin', "st john's wort", 'contraindicated'],
  ['warfarin', 'phenytoin', 'warning'],
  ['warfarin', 'carbamazepine', 'warning'],
  ['warfarin', 'amiodarone', 'critical'],
  ['warfarin', 'fenofibrate 145 mg', 'warning'],
  ['warfarin', 'rosuvastatin', 'warning'],
  ['Marcumar', 'Thyronorm 50 mcg', 'warning'],
  ['warfarin', 'tamoxifen', 'critical'],
  ['warfarin', 'capecitabine', 'critical'],
  ['warfarin', 'Paxlovid', 'warning'],
  ['warfarin', 'allopurinol', 'warning'],
  ['warfarin', 'danazol', 'critical'],
  ['warfarin', 'colestyramine', 'warning'],
  ['warfarin', 'sucralfate', 'warning'],
  ['warfarin sodium', 'co-trimoxazole', 'critical'],
  ['warfarin', 'levofloxacin', 'warning'],
  ['warfarin', 'mesalazine', 'warning'],
  ['warfarin', 'Microgynon', 'warning'],
  ['acenocoumarol', 'progesterone', 'warning'],
  ['warfarin', 'nitazoxanide', 'warning'],
  ['warfarin', 'omeprazole', null],
  ['warfarin', 'prednisolone', null],
  ['warfarin', 'atorvastatin', null],
  ['acenocoumarol', 'metoprolol', null],
  ['Marcoumar', 'Novalgin 500 mg', null],
]

describe('Warfarin and other vitamin K antagonists', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
