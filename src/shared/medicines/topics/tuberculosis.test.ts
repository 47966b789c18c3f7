import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['rifampicin', 'itraconazole', 'critical'],
  ['AKT-4', 'voriconazole', 'contraindicated'],
  ['R-Cinex', 'prednisolone', 'warning'],
  ['R-Cinex 600', 'Amaryl', 'warning'],
  ['Rifadin', 'levothyroxine', 'warning'],
  ['rifampicin', 'clarithromycin', 'warning'],
  ['rifabutin', 'clarithromycin', 'critical'],
  ['rifabutin', 'voriconazole', 'contraindicated'],
  ['rifampicin', 'rifabutin', 'warning'],
  ['isoniazid', 'theophylline', 'warning'],
  ['INH', 'ketoconazole', 'warning'],
  ['isoniazid', 'cycloserine', 'warning'],
  ['bedaquiline', 'rifampicin', 'critical'],
  ['bedaquiline', 'clarithromycin', 'warning'],
  ['delamanid', 'rifampicin', 'critical'],
  ['pyrazinamide', 'ciclosporin', 'warning'],
  ['pyrazinamide', 'probenecid', 'warning'],
  ['rifampicin', 'Ovral-L', 'critical'],
  ['AKT-4', 'tacrolimus', 'critical'],
  ['AKT-4', 'dolutegravir', 'warning'],
  ['ethambutol', 'disulfiram', 'warning'],
  ['rifabutin', 'erythromycin', 'warning'],
  ['rifampicin', 'isoniazid', null],
  ['rifampicin', 'pyrazinamide', null],
  ['isoniazid', 'ethambutol', null],
  ['AKT-4', 'paracetamol', 'warning'],
  ['isoniazid', 'pyridoxine', null],
  ['ethambutol', 'metformin', null],
]

describe('Tuberculosis', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
