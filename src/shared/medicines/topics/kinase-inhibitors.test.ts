import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['ibrutinib', 'itraconazole', 'critical'],
  ['imatinib', 'clarithromycin', 'warning'],
  ['imatinib', 'rifampicin', 'critical'],
  ['lorlatinib', 'rifampicin', 'contraindicated'],
  ['venetoclax', 'posaconazole', 'contraindicated'],
  ['ibrutinib', 'fluconazole', 'warning'],
  ['dasatinib', 'omeprazole', 'critical'],
  ['erlotinib', 'famotidine', 'warning'],
  ['imatinib', 'levothyroxine', 'warning'],
  ['vincristine', 'itraconazole', 'critical'],
  ['dasatinib', 'Gelusil', 'warning'],
]

describe('Cancer: kinase inhibitors', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
