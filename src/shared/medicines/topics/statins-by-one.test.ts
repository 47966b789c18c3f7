import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['ciclosporin', 'rosuvastatin', 'contraindicated'],
  ['rosuvastatin', 'Kaletra', 'warning'],
  ['rosuvastatin', 'voxilaprevir', 'contraindicated'],
  ['atorvastatin', 'glecaprevir', 'contraindicated'],
  ['atorvastatin', 'ledipasvir', 'warning'],
  ['letermovir', 'simvastatin', 'warning'],
  ['Rosuvas 20', 'Brilinta', 'warning'],
  ['pravastatin', 'clarithromycin', 'warning'],
  ['pitavastatin', 'erythromycin', 'warning'],
  ['fluvastatin', 'fluconazole', 'warning'],
  ['simvastatin', 'daptomycin', 'warning'],
  ['simvastatin', 'rifampicin', 'warning'],
  ['pitavastatin', 'clarithromycin', 'warning'],
  ['pravastatin', 'itraconazole', null],
  ['rosuvastatin', 'clopidogrel', null],
  ['rosuvastatin', 'amlodipine', null],
  ['pitavastatin', 'itraconazole', null],
]

describe('Statins one by one', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
