import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['quetiapine', 'clarithromycin', 'contraindicated'],
  ['quetiapine', 'diltiazem', 'warning'],
  ['lurasidone', 'ketoconazole', 'contraindicated'],
  ['lurasidone', 'rifampicin', 'contraindicated'],
  ['lurasidone', 'verapamil', 'warning'],
  ['lurasidone', 'efavirenz', 'warning'],
  ['cariprazine', 'erythromycin', 'contraindicated'],
  ['aripiprazole', 'paroxetine', 'warning'],
  ['aripiprazole', 'carbamazepine', 'warning'],
  ['risperidone', 'carbamazepine', 'warning'],
  ['risperidone', 'fluoxetine', 'warning'],
  ['haloperidol', 'itraconazole', 'warning'],
  ['clozapine', 'carbamazepine', 'contraindicated'],
  ['clozapine', 'fluphenazine', 'warning'],
  ['clozapine', 'ciprofloxacin', 'critical'],
  ['clozapine', 'paroxetine', 'warning'],
  ['clozapine', 'rifampicin', 'critical'],
  ['olanzapine', 'fluvoxamine', 'warning'],
  ['olanzapine', 'risperidone', 'warning'],
  ['olanzapine', 'metoclopramide', 'critical'],
]

describe('Antipsychotics', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
