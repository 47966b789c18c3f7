import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['leflunomide', 'methotrexate', 'critical'],
  ['leflunomide', 'teriflunomide', 'contraindicated'],
  ['leflunomide', 'rosuvastatin', 'warning'],
  ['leflunomide', 'rifampicin', 'warning'],
]

describe('Leflunomide and teriflunomide', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
