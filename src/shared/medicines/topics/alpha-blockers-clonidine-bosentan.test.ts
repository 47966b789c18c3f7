import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['alfuzosin', 'clarithromycin', 'contraindicated'],
  ['tamsulosin', 'clarithromycin', 'critical'],
  ['doxazosin', 'clarithromycin', 'warning'],
  ['tamsulosin', 'paroxetine', 'warning'],
  ['doxazosin', 'prazosin', 'warning'],
  ['prazosin', 'verapamil', 'warning'],
  ['clonidine', 'amitriptyline', 'warning'],
  ['clonidine', 'verapamil', 'warning'],
  ['clonidine', 'moxonidine', 'warning'],
  ['methyldopa', 'tranylcypromine', 'contraindicated'],
  ['methyldopa', 'iron', 'warning'],
  ['bosentan', 'ciclosporin', 'contraindicated'],
  ['bosentan', 'clarithromycin', 'critical'],
  ['bosentan', 'rifampicin', 'warning'],
  ['ambrisentan', 'ciclosporin', 'warning'],
  ['silodosin', 'ciclosporin', 'warning'],
  ['tamsulosin', 'finasteride', null],
  ['clonidine', 'amlodipine', null],
]

describe('Vessels: alpha-blockers, clonidine, bosentan', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
