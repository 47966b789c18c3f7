import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['Xarelto 20', 'itraconazole 200 mg', 'critical'],
  ['rivaroxaban', 'clarithromycin', 'warning'],
  ['Eliquis', 'rifampicin', 'critical'],
  ['Pradaxa 110', 'Multaq', 'contraindicated'],
  ['dabigatran', 'tacrolimus', 'critical'],
  ['dabigatran', 'verapamil', 'warning'],
  ['edoxaban', 'ciclosporin', 'warning'],
  ['edoxaban', 'darunavir', 'warning'],
  ['apixaban', 'telithromycin', 'warning'],
  ['apixaban', 'efavirenz', 'warning'],
  ['rivaroxaban', 'diltiazem', 'warning'],
  ['apixaban', 'diltiazem', null],
  ['dabigatran', 'amiodarone', 'warning'],
  ['apixaban', 'pantoprazole', null],
  ['apixaban', 'digoxin', null],
  ['apixaban', 'clarithromycin', 'warning'],
  ['apixaban', 'fluconazole', 'warning'],
  ['apixaban', 'azithromycin', null],
  ['rivaroxaban', 'fluconazole', 'warning'],
]

describe('Direct oral anticoagulants', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
