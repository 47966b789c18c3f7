import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['finasteride', 'dutasteride', 'warning'],
  ['dutasteride', 'ritonavir', 'warning'],
  ['clomifene', 'tamoxifen', 'warning'],
  ['raloxifene', 'Premarin', 'warning'],
  ['finasteride', 'tamsulosin', null],
  ['letrozole', 'clomifene', null],
]

describe('Medicines against sex hormones', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
