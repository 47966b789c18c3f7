import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['ondansetron', 'haloperidol', 'contraindicated'],
  ['moxifloxacin', 'amitriptyline', 'contraindicated'],
  ['pimozide', 'sertraline', 'contraindicated'],
  ['thioridazine', 'fluoxetine', 'contraindicated'],
  ['sertindole', 'clarithromycin', 'contraindicated'],
  ['amiodarone', 'moxifloxacin', 'contraindicated'],
  ['amisulpride', 'sotalol', 'contraindicated'],
  ['ziprasidone', 'moxifloxacin', 'contraindicated'],
  ['vandetanib', 'sotalol', 'contraindicated'],
  ['quinidine', 'voriconazole', 'contraindicated'],
  ['methadone', 'itraconazole', 'contraindicated'],
  ['fluconazole', 'erythromycin', 'contraindicated'],
  ['dronedarone', 'sotalol', 'contraindicated'],
  ['dronedarone', 'amitriptyline', 'contraindicated'],
  ['amiodarone', 'phenelzine', 'critical'],
  ['arsenic trioxide', 'ondansetron', 'critical'],
  ['vandetanib', 'ondansetron', 'critical'],
  ['arsenic trioxide', 'levofloxacin', 'critical'],
  ['methadone', 'ondansetron', 'warning'],
]

describe('QT-prolonging medicines that labels forbid together', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
