import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['itraconazole 100 mg', 'Pan 40', 'warning'],
  ['posaconazole', 'omeprazole', 'warning'],
  ['voriconazole', 'carbamazepine', 'contraindicated'],
  ['Vfend', 'phenytoin', 'critical'],
  ['voriconazole', 'efavirenz', 'contraindicated'],
  ['voriconazole', 'Paxlovid', 'critical'],
  ['voriconazole', 'omeprazole', 'warning'],
  ['Cresemba', 'rifampicin', 'contraindicated'],
  ['Cresemba', 'ketoconazole', 'contraindicated'],
  ['isavuconazole', 'Kaletra', 'warning'],
  ['itraconazole', 'phenytoin', 'critical'],
  ['itraconazole', 'darunavir', 'warning'],
  ['itraconazole', 'amlodipine', 'warning'],
  ['Candiforce 200', 'eplerenone', 'contraindicated'],
  ['itraconazole', 'digoxin', 'critical'],
  ['Sebifin 250', 'amitriptyline', 'warning'],
  ['terbinafine', 'metoprolol', 'warning'],
  ['terbinafine', 'ciclosporin', 'warning'],
  ['terbinafine', 'fluconazole', 'warning'],
  ['griseofulvin', 'phenobarbital', 'warning'],
  ['Forcan 150', 'itraconazole', 'warning'],
  ['fluconazole', 'paracetamol', null],
  ['fluconazole', 'pantoprazole', null],
  ['terbinafine', 'paracetamol', null],
  ['terbinafine', 'metformin', null],
  ['voriconazole', 'flucloxacillin', 'critical'],
  ['fluconazole', 'flucloxacillin', null],
]

describe('Antifungals', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
