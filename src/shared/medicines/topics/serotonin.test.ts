import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['Ritalin 10 mg tablet', 'phenelzine', 'contraindicated'],
  ['fluoxetine', 'tranylcypromine', 'contraindicated'],
  ['mirtazapine', 'moclobemide', 'contraindicated'],
  ['bupropion', 'linezolid', 'contraindicated'],
  ['buspirone', 'phenelzine', 'contraindicated'],
  ['rasagiline', 'sertraline', 'critical'],
  ['safinamide', 'escitalopram', 'critical'],
  ['safinamide', 'venlafaxine', 'contraindicated'],
  ['meperidine', 'selegiline', 'contraindicated'],
  ['amitriptyline', 'isocarboxazid', 'contraindicated'],
  ['linezolid', 'nortriptyline', 'contraindicated'],
  ['tranylcypromine', 'procarbazine', 'contraindicated'],
  ['rasagiline', 'linezolid', 'contraindicated'],
  ['sumatriptan', 'methylene blue', 'contraindicated'],
  ['linezolid', 'citalopram', 'contraindicated'],
  ['linezolid', 'sertraline', 'contraindicated'],
  ["St John's wort", 'rasagiline', 'contraindicated'],
  ['Syndopa 110', 'rasagiline', null],
  ['Syndopa 110', 'selegiline', null],
  ['linezolid', 'paracetamol', null],
  ['rasagiline', 'morphine', null],
]

describe('Serotonin and MAO inhibitors', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
