import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
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
  ['tadalafil', 'riociguat', 'contraindicated'],
  ['isosorbide mononitrate', 'glyceryl trinitrate', null],
]

describe('Vessels: nitrates, PDE5 inhibitors', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
