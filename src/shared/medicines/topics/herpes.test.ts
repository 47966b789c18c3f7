import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['valaciclovir', 'ciclosporin', 'warning'],
  ['aciclovir', 'theophylline', 'warning'],
  ['valganciclovir', 'imipenem', 'critical'],
  ['ganciclovir', 'mycophenolate', 'warning'],
  ['aciclovir 800 mg', 'paracetamol', null],
  ['valaciclovir', 'prednisolone', null],
]

describe('Herpes and cytomegalovirus', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
