import { describe, expect, it } from 'vitest'
import { gravest } from '@/contracts/interactions/test/gravest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['Ritalin 10 mg tablet', 'phenelzine', 'contraindicated'],
  ['fluoxetine', 'tranylcypromine', 'contraindicated'],
  ['meperidine', 'selegiline', 'contraindicated'],
  ['amitriptyline', 'isocarboxazid', 'contraindicated'],
  ['tranylcypromine', 'procarbazine', 'contraindicated'],
  ['sumatriptan', 'methylene blue', 'contraindicated'],
  ['linezolid', 'citalopram', 'critical'],
]

describe('Serotonin and MAO inhibitors', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
