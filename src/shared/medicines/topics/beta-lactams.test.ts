import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['Augmentin 625 Duo', 'allopurinol', 'warning'],
  ['Mox 500', 'methotrexate 15 mg', 'warning'],
  ['amoxicillin', 'probenecid', 'warning'],
  ['flucloxacillin', 'paracetamol', 'warning'],
  ['piperacillin/tazobactam', 'vancomycin', 'warning'],
  ['Monocef injection', 'calcium gluconate', 'warning'],
  ['Phexin 500', 'metformin', 'warning'],
  ['Zifi 200', 'Tegretol', 'warning'],
  ['cefdinir', 'ferrous sulfate', 'warning'],
  ['Ceftum 500', 'Pan 40', 'warning'],
  ['Zifi 200', 'Phexin', 'warning'],
  ['amoxicillin', 'paracetamol', null],
  ['Augmentin 625', 'paracetamol', null],
  ['Taxim-O 200', 'pantoprazole', null],
  ['amoxicillin', 'ibuprofen', null],
  ['Augmentin', 'Microgynon', null],
  ['cefixime', 'paracetamol', null],
]

describe('Penicillins and cephalosporins', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
