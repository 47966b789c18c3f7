import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['simvastatin', 'itraconazole', 'contraindicated'],
  ['simvastatin', 'gemfibrozil', 'contraindicated'],
  ['simvastatin', 'amlodipine besylate', 'warning'],
  ['simvastatin', 'dronedarone', 'warning'],
  ['simvastatin', 'fluconazole', 'warning'],
  ['simvastatin', 'ticagrelor', 'warning'],
  ['simvastatin', 'bempedoic acid', 'warning'],
  ['lovastatin', 'verapamil', 'warning'],
  ['Atorva 40', 'clarithromycin', 'critical'],
  ['atorvastatin', 'erythromycin', 'warning'],
  ['atorvastatin', 'ranolazine', 'warning'],
  ['ciclosporin', 'atorvastatin', 'critical'],
  ['gemfibrozil', 'lovastatin', 'critical'],
  ['Rosuvas 10', 'Fenolip 145', 'warning'],
  ['Ecosprin-AV 75', 'Crestor', 'warning'],
  ['atorvastatin', 'fusidic acid 500 mg tablet', 'contraindicated'],
  ['simvastatin', 'colchicine', 'warning'],
  ['simvastatin', 'diltiazem', 'warning'],
  ['simvastatin', 'amiodarone', 'warning'],
  ['atorvastatin', 'amlodipine', null],
  ['atorvastatin', 'azithromycin', null],
  ['atorvastatin', 'niacin', null],
  ['rosuvastatin', 'clarithromycin', null],
  ['atorvastatin', 'ezetimibe', null],
  ['atorvastatin', 'fusidic acid cream', null],
]

describe('Statins', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
