import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['ondansetron', 'azithromycin', 'warning'],
  ['levofloxacin', 'hydroxychloroquine', 'warning'],
  ['Ciplox', 'fluconazole', 'warning'],
  ['methadone', 'chlorpromazine', 'critical'],
  ['amiodarone', 'levofloxacin', 'critical'],
  ['sotalol', 'azithromycin', 'critical'],
  ['escitalopram', 'domperidone', 'contraindicated'],
  ['Nexito 10', 'azithromycin', 'contraindicated'],
  ['escitalopram', 'amitriptyline', 'contraindicated'],
  ['domperidone', 'levofloxacin', 'contraindicated'],
  ['domperidone', 'azithromycin', 'warning'],
  ['domperidone', 'itraconazole', 'contraindicated'],
  ['domperidone', 'diltiazem', 'critical'],
  ['dronedarone', 'ketoconazole', 'contraindicated'],
  ['hydroxyzine', 'levofloxacin', 'contraindicated'],
  ['ziprasidone', 'ondansetron', 'warning'],
  ['quetiapine', 'methadone', 'warning'],
  ['imipramine', 'ondansetron', 'warning'],
  ['apomorphine', 'ondansetron', 'contraindicated'],
  ['apomorphine', 'domperidone', 'warning'],
  ['lumefantrine', 'ciprofloxacin', 'critical'],
  ['alfuzosin', 'amiodarone', 'warning'],
  ['Fludac 20', 'amiodarone', 'warning'],
  ['trazodone', 'erythromycin', 'warning'],
  ['venlafaxine', 'erythromycin', 'warning'],
  ['fluoxetine', 'sotalol', null],
  ['trazodone', 'azithromycin', null],
  ['sertraline', 'ondansetron', null],
  ['ondansetron', 'pantoprazole', null],
  ['azithromycin', 'cefixime', null],
  ['domperidone', 'pantoprazole', null],
  ['levofloxacin', 'paracetamol', null],
  ['risperidone', 'methadone', 'warning'],
  ['mirtazapine', 'sotalol', 'warning'],
  ['olanzapine', 'azithromycin', null],
  ['domperidone', 'halofantrine', 'contraindicated'],
  ['domperidone', 'prucalopride', 'contraindicated'],
  ['tolterodine', 'sotalol', 'warning'],
  ['tolterodine', 'azithromycin', null],
  ['diphenhydramine', 'sotalol', 'warning'],
  ['diphenhydramine', 'azithromycin', null],
]

describe('QT-prolonging medicines', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
