import { describe, expect, it } from 'vitest'
import { gravest } from '@/contracts/interactions/test/gravest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['Lanoxin', 'Cordarone 200', 'critical'],
  ['digoxin', 'clarithromycin', 'critical'],
  ['digoxin', 'verapamil', 'warning'],
  ['digoxin', 'ciclosporin', 'warning'],
  ['digoxin', 'diltiazem', 'warning'],
  ['digoxin', 'rifampicin', 'warning'],
  ['digoxin', 'Lasix 40', 'warning'],
  ['digoxin', 'propranolol', 'warning'],
  ['Calaptin 40', 'metoprolol succinate', 'critical'],
  ['diltiazem', 'propranolol', 'warning'],
  ['bisoprolol 2.5', 'timolol eye drops', 'warning'],
  ['propranolol', 'clonidine', 'warning'],
  ['propranolol', 'flecainide', 'warning'],
  ['propranolol', 'amiodarone', 'warning'],
  ['propranolol', 'fingolimod', 'critical'],
  ['Ciplar LA 40', 'Asthalin inhaler', 'critical'],
  ['propranolol', 'adrenaline', 'warning'],
  ['propranolol', 'mefloquine', 'warning'],
  ['propranolol', 'crizotinib', 'warning'],
  ['propranolol', 'insulin', 'warning'],
  ['propranolol', 'thioridazine', 'contraindicated'],
  ['propranolol', 'chlorpromazine', 'warning'],
  ['metoprolol', 'propafenone', 'warning'],
  ['carvedilol', 'ciclosporin', 'warning'],
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
  ['digoxin', 'cyclosporine', 'warning'],
  ['bisoprolol', 'salbutamol', null],
  ['metoprolol', 'sertraline', null],
  ['atenolol', 'ibuprofen', null],
  ['propranolol', 'levothyroxine', null],
  ['ivabradine', 'metoprolol', null],
  ['digoxin', 'ramipril', null],
  ['metoprolol', 'metformin', null],
]

describe('Heart rhythm: digoxin, beta-blockers, antiarrhythmics, ivabradine, ranolazine', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
