import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['cabergoline', 'ergotamine', 'warning'],
  ['desmopressin', 'sertraline', 'warning'],
  ['desmopressin', 'furosemide', 'contraindicated'],
  ['cabergoline', 'olanzapine', 'critical'],
  ['cabergoline', 'quetiapine', 'critical'],
  ['cabergoline', 'domperidone', 'critical'],
  ['cabergoline', 'clarithromycin', 'critical'],
  ['cabergoline', 'itraconazole', 'warning'],
  ['cabergoline', 'promethazine', 'warning'],
  ['cabergoline', 'metoclopramide', 'contraindicated'],
  ['cabergoline', 'azithromycin', null],
]

describe('Cabergoline and desmopressin', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
