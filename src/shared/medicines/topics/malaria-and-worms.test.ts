import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['HCQS 200', 'glimepiride', 'warning'],
  ['hydroxychloroquine', 'digoxin', 'warning'],
  ['Plaquenil', 'ciclosporin', 'warning'],
  ['hydroxychloroquine', 'tamoxifen', 'warning'],
  ['chloroquine', 'remdesivir', 'critical'],
  ['HCQ', 'praziquantel', 'warning'],
  ['mefloquine', 'halofantrine', 'contraindicated'],
  ['Lariam', 'quinine', 'critical'],
  ['mefloquine', 'rifampicin', 'warning'],
  ['Coartem', 'rifampicin', 'contraindicated'],
  ['Lumerax', 'carbamazepine', 'contraindicated'],
  ['Coartem', 'metoprolol', 'contraindicated'],
  ['Malarone', 'rifampicin', 'critical'],
  ['atovaquone', 'metoclopramide', 'warning'],
  ['praziquantel', 'rifampicin', 'contraindicated'],
  ['praziquantel', 'carbamazepine', 'critical'],
  ['Zentel', 'phenytoin', 'warning'],
  ['HCQS 200', 'methotrexate', null],
  ['albendazole 400 mg', 'paracetamol', null],
  ['ivermectin', 'albendazole', null],
  ['hydroxychloroquine', 'metformin', null],
  ['hydroxychloroquine', 'sulfasalazine', null],
]

describe('Malaria and worms', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
