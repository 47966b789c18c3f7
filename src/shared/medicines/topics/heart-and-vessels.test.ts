import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
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
  ['Cilacar 10', 'cimetidine', 'warning'],
  ['nifedipine', 'quinidine', 'warning'],
  ['nifedipine', 'erythromycin', 'warning'],
  ['amlodipine', 'telmisartan', null],
  ['amlodipine', 'metoprolol', null],
  ['amlodipine', 'azithromycin', null],
  ['magnesium sulfate', 'nifedipine', 'warning'],
  ['Gelusil', 'nifedipine', null],
  ['diltiazem', 'nifedipine', 'warning'],
  ['verapamil', 'felodipine', 'warning'],
  ['diltiazem', 'lercanidipine', null],
]

describe('Vessels: calcium-channel blockers', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
