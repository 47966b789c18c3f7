import { describe, expect, it } from 'vitest'
import { gravest } from '@/contracts/interactions/test/gravest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['ondansetron', 'azithromycin', 'warning'],
  ['levofloxacin', 'hydroxychloroquine', 'warning'],
  ['Ciplox', 'fluconazole', 'warning'],
  ['methadone', 'chlorpromazine', 'critical'],
  ['amiodarone', 'levofloxacin', 'critical'],
  ['sotalol', 'azithromycin', 'critical'],
  ['ondansetron', 'haloperidol', 'contraindicated'],
  ['escitalopram', 'domperidone', 'contraindicated'],
  ['Nexito 10', 'azithromycin', 'contraindicated'],
  ['escitalopram', 'amitriptyline', 'contraindicated'],
  ['domperidone', 'levofloxacin', 'contraindicated'],
  ['domperidone', 'azithromycin', 'warning'],
  ['domperidone', 'itraconazole', 'contraindicated'],
  ['domperidone', 'diltiazem', 'critical'],
  ['moxifloxacin', 'amitriptyline', 'contraindicated'],
  ['pimozide', 'sertraline', 'contraindicated'],
  ['thioridazine', 'fluoxetine', 'contraindicated'],
  ['sertindole', 'clarithromycin', 'contraindicated'],
  ['dronedarone', 'ketoconazole', 'contraindicated'],
  ['amiodarone', 'moxifloxacin', 'contraindicated'],
  ['hydroxyzine', 'levofloxacin', 'contraindicated'],
  ['amisulpride', 'sotalol', 'contraindicated'],
  ['ziprasidone', 'moxifloxacin', 'contraindicated'],
  ['ziprasidone', 'ondansetron', 'warning'],
  ['quetiapine', 'methadone', 'warning'],
  ['imipramine', 'ondansetron', 'warning'],
  ['vandetanib', 'sotalol', 'contraindicated'],
  ['quinidine', 'voriconazole', 'contraindicated'],
  ['methadone', 'itraconazole', 'contraindicated'],
  ['fluconazole', 'erythromycin', 'contraindicated'],
  ['apomorphine', 'ondansetron', 'contraindicated'],
  ['apomorphine', 'domperidone', 'warning'],
  ['lumefantrine', 'ciprofloxacin', 'critical'],
  ['sertraline', 'ondansetron', null],
  ['ondansetron', 'pantoprazole', null],
  ['azithromycin', 'cefixime', null],
  ['domperidone', 'pantoprazole', null],
  ['levofloxacin', 'paracetamol', null],
]

describe('QT-prolonging medicines', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
