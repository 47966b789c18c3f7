import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['valproate', 'meropenem', 'critical'],
  ['Encorate Chrono 300', 'Lamictal', 'critical'],
  ['divalproex', 'phenytoin', 'warning'],
  ['valproate', 'topiramate', 'warning'],
  ['valproate', 'aspirin', 'warning'],
  ['valproate', 'rifampicin', 'warning'],
  ['valproate', 'nortriptyline', 'warning'],
  ['lamotrigine', 'carbamazepine', 'warning'],
  ['lamotrigine', 'atazanavir', 'warning'],
  ['lamotrigine', 'dofetilide', 'critical'],
  ['phenobarbital', 'voriconazole', 'contraindicated'],
  ['phenytoin', 'itraconazole', 'critical'],
  ['phenytoin', 'voriconazole', 'critical'],
  ['phenytoin', 'amiodarone', 'warning'],
  ['carbamazepine', 'phenobarbital', 'warning'],
  ['oxcarbazepine', 'carbamazepine', 'critical'],
  ['carbamazepine', 'lithium', 'warning'],
  ['levetiracetam', 'methotrexate', 'warning'],
  ['topiramate', 'zonisamide', 'warning'],
  ['topiramate', 'lithium', 'warning'],
  ['clobazam', 'fluconazole', 'warning'],
  ['clobazam', 'cannabidiol', 'warning'],
  ['clonazepam', 'valproate', 'warning'],
  ['clobazam', 'valproate', null],
  ['carbamazepine', 'azithromycin', null],
  ['valproate', 'levetiracetam', null],
  ['levetiracetam', 'phenytoin', null],
  ['levetiracetam', 'amoxicillin', null],
  ['valproate', 'amoxicillin', null],
  ['lamotrigine', 'levetiracetam', null],
  ['lamotrigine', 'escitalopram', null],
  ['gabapentin', 'levetiracetam', null],
  ['valproate', 'olanzapine', null],
  ['valproate', 'Kaletra', 'warning'],
  ['lorazepam', 'valproate', 'warning'],
  ['topiramate', 'carbamazepine', 'warning'],
  ['valproate', 'metamizole', 'warning'],
  ["St John's wort", 'phenytoin', 'critical'],
  ['estradiol', 'lamotrigine', 'warning'],
  ['Premarin', 'lamotrigine', 'warning'],
  ['Eptoin', 'Valparin Chrono', 'warning'],
  ['valproate', 'carbamazepine', 'warning'],
]

describe('Medicines for epilepsy', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
