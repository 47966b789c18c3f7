import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
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
  ['Metolar 50', 'fluoxetine', 'critical'],
  ['metoprolol', 'paroxetine', 'critical'],
  ['propranolol', 'fluvoxamine', 'warning'],
  ['metoprolol', 'sertraline', null],
  ['propranolol', 'fluoxetine', null],
  ['bisoprolol', 'fluoxetine', null],
  ['bisoprolol', 'salbutamol', null],
  ['atenolol', 'ibuprofen', null],
  ['propranolol', 'levothyroxine', null],
  ['metoprolol', 'metformin', null],
  ['fingolimod', 'sotalol', 'contraindicated'],
  ['siponimod', 'sotalol', 'critical'],
]

describe('Beta-blockers', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
