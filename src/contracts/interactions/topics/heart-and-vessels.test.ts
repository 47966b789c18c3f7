import { describe, expect, it } from 'vitest'
import { gravest } from '@/contracts/interactions/test/gravest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['Amlong 5', 'clarithromycin', 'warning'],
  ['amlodipine', 'itraconazole', 'warning'],
  ['lercanidipine', 'clarithromycin', 'contraindicated'],
  ['felodipine', 'itraconazole', 'contraindicated'],
  ['felodipine', 'clarithromycin', 'critical'],
  ['nimodipine', 'clarithromycin', 'contraindicated'],
  ['Nicardia Retard 20', 'rifampicin', 'contraindicated'],
  ['nimodipine', 'rifampicin', 'contraindicated'],
  ['amlodipine', 'rifampicin', 'warning'],
  ['verapamil', 'diltiazem', 'critical'],
  ['amlodipine', 'Cilacar 10', 'warning'],
  ['Viagra', 'Sorbitrate 5', 'contraindicated'],
  ['sildenafil', 'riociguat', 'contraindicated'],
  ['riociguat', 'glyceryl trinitrate', 'contraindicated'],
  ['vericiguat', 'sildenafil', 'critical'],
  ['vericiguat', 'isosorbide mononitrate', 'warning'],
  ['Monotrate 20', 'Sorbitrate 10', 'warning'],
  ['glyceryl trinitrate', 'ergotamine', 'warning'],
  ['Nikoran 5', 'Ecosprin 75', 'warning'],
  ['sildenafil', 'tadalafil', 'warning'],
  ['avanafil', 'clarithromycin', 'contraindicated'],
  ['vardenafil', 'ritonavir', 'contraindicated'],
  ['sildenafil', 'clarithromycin', 'critical'],
  ['sildenafil', 'erythromycin', 'warning'],
  ['sildenafil', 'rifampicin', 'warning'],
  ['Megalis 10', 'Urimax 0.4', 'warning'],
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
  ['tadalafil', 'riociguat', 'contraindicated'],
  ['nifedipine', 'erythromycin', 'warning'],
  ['amlodipine', 'telmisartan', null],
  ['amlodipine', 'metoprolol', null],
  ['amlodipine', 'azithromycin', null],
  ['isosorbide mononitrate', 'glyceryl trinitrate', null],
  ['tamsulosin', 'finasteride', null],
  ['clonidine', 'amlodipine', null],
]

describe('Vessels: calcium-channel blockers, nitrates, PDE5 inhibitors, alpha-blockers', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
