import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['mycophenolate', 'rifampicin', 'critical'],
  ['CellCept', 'Augmentin', 'warning'],
  ['mycophenolate mofetil', 'pantoprazole', 'warning'],
  ['mycophenolate', 'valaciclovir', 'warning'],
  ['mycophenolate', 'azathioprine', 'critical'],
  ['mycophenolate', 'Microgynon', 'warning'],
  ['mycophenolate', 'tacrolimus', null],
  ['mycophenolate', 'paracetamol', null],
]

describe('Mycophenolate', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
