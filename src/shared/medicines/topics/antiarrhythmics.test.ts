import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['ivabradine 5 mg', 'diltiazem 60', 'contraindicated'],
  ['ivabradine', 'fluconazole', 'warning'],
  ['ivabradine', 'rifampicin', 'warning'],
  ['ranolazine', 'clarithromycin', 'contraindicated'],
  ['ranolazine', 'rifampicin', 'contraindicated'],
  ['ranolazine', 'quinidine', 'contraindicated'],
  ['ranolazine', 'diltiazem', 'warning'],
  ['Ranozex 500', 'Glycomet 500', 'warning'],
  ['ranolazine', 'tacrolimus', 'warning'],
  ['amiodarone', 'ritonavir', 'contraindicated'],
  ['amiodarone', 'amprenavir', 'critical'],
  ['dronedarone', 'clarithromycin', 'contraindicated'],
  ['dronedarone', 'rifampicin', 'critical'],
  ['amiodarone', 'verapamil', 'warning'],
  ['amiodarone', 'sofosbuvir', 'critical'],
  ['amiodarone', 'phenytoin', 'warning'],
  ['amiodarone', 'furosemide', 'warning'],
  ['amiodarone', 'rifampicin', 'warning'],
  ['dofetilide', 'hydrochlorothiazide', 'contraindicated'],
  ['dofetilide', 'furosemide', 'critical'],
  ['flecainide', 'fluoxetine', 'warning'],
  ['flecainide', 'verapamil', 'warning'],
  ['flecainide', 'propafenone', 'critical'],
  ['mexiletine', 'theophylline', 'warning'],
  ['ivabradine', 'amiodarone', 'critical'],
  ['ivabradine', 'metoprolol', null],
  ['quinidine', 'Gelusil', 'warning'],
  ['fingolimod', 'amiodarone', 'contraindicated'],
]

describe('Heart rhythm: antiarrhythmics, ivabradine, ranolazine', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
