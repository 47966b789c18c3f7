import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['Flagyl 400', 'disulfiram', 'contraindicated'],
  ['Tiniba 500', 'disulfiram', 'critical'],
  ['metronidazole', 'busulfan', 'critical'],
  ['Metrogyl', 'capecitabine', 'warning'],
  ['Metrogyl 400', 'tinidazole', 'warning'],
  ['metronidazole', 'phenobarbital', 'warning'],
  ['mebendazole', 'metronidazole', 'critical'],
  ['ornidazole', 'lithium', 'warning'],
  ['metronidazole', 'paracetamol', null],
  ['O2 Tablet', 'paracetamol', null],
]

describe('Nitroimidazoles', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
