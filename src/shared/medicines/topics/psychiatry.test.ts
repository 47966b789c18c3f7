import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['duloxetine', 'Ciplox', 'contraindicated'],
  ['vortioxetine', 'bupropion', 'warning'],
  ['trazodone', 'ketoconazole', 'warning'],
  ['mirtazapine', 'phenytoin', 'warning'],
  ['bupropion', 'nortriptyline', 'warning'],
  ['bupropion', 'metoprolol', 'warning'],
  ['bupropion', 'prednisolone', 'warning'],
  ['bupropion', 'levodopa/carbidopa', 'warning'],
  ['atomoxetine', 'paroxetine', 'warning'],
  ['atomoxetine', 'salbutamol', 'warning'],
  ['methylphenidate', 'phenytoin', 'warning'],
  ['atomoxetine', 'imipramine', 'warning'],
  ['metoclopramide', 'paroxetine', 'warning'],
  ['disulfiram', 'metronidazole', 'contraindicated'],
  ['disulfiram', 'isoniazid', 'warning'],
  ['modafinil', 'ciclosporin', 'warning'],
  ['methylphenidate', 'haloperidol', 'warning'],
  ['Concerta', 'risperidone', 'warning'],
  ['amitriptyline', 'adrenaline', 'warning'],
  ['mirtazapine', 'adrenaline', null],
  ['quetiapine', 'sertraline', null],
  ['olanzapine', 'fluoxetine', null],
  ['Oleanz Plus', 'metformin', null],
  ['risperidone', 'Pacitane', null],
  ['risperidone', 'metformin', null],
  ['haloperidol', 'Pacitane', null],
  ['lorazepam', 'clarithromycin', null],
  ['aripiprazole', 'sertraline', null],
  ['clonazepam', 'sertraline', null],
  ['escitalopram', 'omeprazole', 'warning'],
  ['escitalopram', 'pantoprazole', null],
  ['trazodone', 'digoxin', 'warning'],
  ['amitriptyline', 'phenylephrine', 'warning'],
  ['methylphenidate', 'sevoflurane', 'warning'],
  ['methylphenidate', 'clonidine', 'warning'],
  ['amitriptyline', 'terbinafine', 'warning'],
  ['bupropion', 'clopidogrel', 'warning'],
  ['bupropion', 'efavirenz', 'warning'],
  ['bupropion', 'digoxin', 'warning'],
  ['bupropion', 'venlafaxine', 'warning'],
]

describe('Antidepressants and stimulants', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
