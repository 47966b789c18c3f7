import { describe, expect, it } from 'vitest'
import { gravest } from '@/contracts/interactions/test/gravest'
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
  ['Tegretol', 'clarithromycin', 'critical'],
  ['carbamazepine', 'diltiazem', 'warning'],
  ['carbamazepine', 'fluoxetine', 'warning'],
  ['carbamazepine', 'isoniazid', 'warning'],
  ['carbamazepine', 'nefazodone', 'contraindicated'],
  ['phenobarbital', 'voriconazole', 'contraindicated'],
  ['phenytoin', 'itraconazole', 'critical'],
  ['phenytoin', 'voriconazole', 'critical'],
  ['Eptoin 100', 'fluconazole', 'critical'],
  ['phenytoin', 'isoniazid', 'warning'],
  ['phenytoin', 'amiodarone', 'warning'],
  ['phenytoin', 'Bactrim', 'warning'],
  ['phenytoin', 'folic acid', 'warning'],
  ['carbamazepine', 'phenobarbital', 'warning'],
  ['phenytoin', 'phenobarbitone', 'warning'],
  ['topiramate', 'phenytoin', 'warning'],
  ['carbamazepine', 'rifampicin', 'warning'],
  ['oxcarbazepine', 'carbamazepine', 'critical'],
  ['oxcarbazepine', 'hydrochlorothiazide', 'warning'],
  ['carbamazepine', 'lithium', 'warning'],
  ['levetiracetam', 'methotrexate', 'warning'],
  ['methotrexate', 'phenytoin', 'warning'],
  ['topiramate', 'zonisamide', 'warning'],
  ['topiramate', 'lithium', 'warning'],
  ['topiramate', 'hydrochlorothiazide', 'warning'],
  ['clobazam', 'fluconazole', 'warning'],
  ['clobazam', 'cannabidiol', 'warning'],
  ['mefloquine', 'valproate', 'critical'],
  ['carbamazepine', 'azithromycin', null],
  ['valproate', 'levetiracetam', null],
  ['levetiracetam', 'phenytoin', null],
  ['levetiracetam', 'amoxicillin', null],
  ['valproate', 'amoxicillin', null],
  ['lamotrigine', 'levetiracetam', null],
  ['lamotrigine', 'escitalopram', null],
  ['gabapentin', 'levetiracetam', null],
  ['valproate', 'olanzapine', null],
]

describe('Medicines for epilepsy', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
