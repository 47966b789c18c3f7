import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['febuxostat', '6-MP', 'contraindicated'],
  ['allopurinol', 'azathioprine', 'critical'],
  ['Imuran', 'sulfasalazine', 'warning'],
  ['azathioprine', 'co-trimoxazole', 'warning'],
  ['azathioprine', 'methotrexate', 'warning'],
  ['azathioprine', 'mercaptopurine', 'critical'],
  ['azathioprine', 'penicillamine', 'warning'],
  ['azathioprine', 'prednisolone', null],
]

describe('Thiopurines', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
