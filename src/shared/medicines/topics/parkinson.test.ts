import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['Syndopa 110', 'haloperidol', 'critical'],
  ['pramipexole', 'olanzapine', 'critical'],
  ['levodopa/carbidopa', 'prochlorperazine', 'critical'],
  ['levodopa', 'quetiapine', 'warning'],
  ['levodopa', 'amisulpride', 'contraindicated'],
  ['Syndopa', 'Reglan', 'contraindicated'],
  ['ropinirole', 'metoclopramide', 'contraindicated'],
  ['levodopa', 'flunarizine', 'critical'],
  ['levodopa', 'ferrous sulfate', 'warning'],
  ['levodopa', 'phenytoin', 'warning'],
  ['levodopa', 'linezolid', 'warning'],
  ['ropinirole', 'ciprofloxacin', 'warning'],
  ['pramipexole', 'cimetidine', 'warning'],
  ['pramipexole', 'clonazepam', 'warning'],
  ['bromocriptine', 'erythromycin', 'critical'],
  ['bromocriptine', 'sumatriptan', 'critical'],
  ['donepezil', 'metoprolol', 'warning'],
  ['donepezil', 'trihexyphenidyl', 'warning'],
  ['rivastigmine', 'metoclopramide', 'warning'],
  ['donepezil', 'paroxetine', 'warning'],
  ['donepezil', 'rivastigmine', 'warning'],
  ['memantine', 'amantadine', 'critical'],
  ['amantadine', 'trihexyphenidyl', 'warning'],
  ['trihexyphenidyl', 'amitriptyline', 'warning'],
  ['tetrabenazine', 'paroxetine', 'warning'],
  ['tetrabenazine', 'selegiline', 'contraindicated'],
  ['memantine', 'acetazolamide', 'warning'],
  ['Syndopa', 'pramipexole', null],
  ['Syndopa', 'domperidone', null],
  ['Syndopa', 'trihexyphenidyl', null],
  ['donepezil', 'memantine', null],
  ['donepezil', 'amlodipine', null],
  ['pramipexole', 'rasagiline', null],
  ['betahistine', 'cinnarizine', null],
  ['memantine', 'warfarin', 'warning'],
  ['donepezil', 'oxybutynin', 'warning'],
]

describe('Parkinson’s disease and dementia', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
