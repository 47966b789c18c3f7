import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['Tegretol', 'clarithromycin', 'critical'],
  ['carbamazepine', 'diltiazem', 'warning'],
  ['carbamazepine', 'fluoxetine', 'warning'],
  ['carbamazepine', 'isoniazid', 'warning'],
  ['carbamazepine', 'nefazodone', 'contraindicated'],
  ['Eptoin 100', 'fluconazole', 'critical'],
  ['phenytoin', 'isoniazid', 'warning'],
  ['phenytoin', 'Bactrim', 'warning'],
  ['phenytoin', 'folic acid', 'warning'],
  ['phenytoin', 'phenobarbitone', 'warning'],
  ['topiramate', 'phenytoin', 'warning'],
  ['carbamazepine', 'rifampicin', 'warning'],
  ['oxcarbazepine', 'hydrochlorothiazide', 'warning'],
  ['methotrexate', 'phenytoin', 'warning'],
  ['topiramate', 'hydrochlorothiazide', 'warning'],
  ['mefloquine', 'valproate', 'critical'],
  ['topiramate', 'warfarin', 'warning'],
  ['carbamazepine', 'prednisolone', 'warning'],
  ['clobazam', 'ethinylestradiol', 'warning'],
  ['phenytoin', 'rifampicin', 'warning'],
  ['Tegretol 200', 'Lasix 40', 'warning'],
  ["St John's wort", 'valproate', 'critical'],
  ["St John's wort", 'lamotrigine', 'critical'],
  ["St John's wort", 'topiramate', 'critical'],
  ["St John's wort", 'oxcarbazepine', 'critical'],
  ["St John's wort", 'levetiracetam', 'critical'],
]

describe('Medicines for epilepsy with others', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
