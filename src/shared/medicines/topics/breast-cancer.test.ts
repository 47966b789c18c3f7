import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['tamoxifen', 'paroxetine', 'critical'],
  ['tamoxifen', 'fluoxetine', 'critical'],
  ['tamoxifen', 'bupropion', 'critical'],
  ['tamoxifen', 'terbinafine', 'warning'],
  ['tamoxifen', 'rifampicin', 'warning'],
  ['tamoxifen', 'letrozole', 'warning'],
  ['letrozole', 'Premarin', 'critical'],
  ['letrozole', 'anastrozole', 'warning'],
  ['exemestane', 'rifampicin', 'warning'],
  ['tamoxifen', 'capecitabine', 'warning'],
  ['letrozole', 'raloxifene', 'warning'],
  ['tamoxifen', 'venlafaxine', null],
  ['tamoxifen', 'paracetamol', null],
  ['letrozole', 'calcium carbonate', null],
  ['tamoxifen', 'duloxetine', 'warning'],
]

describe('Breast cancer', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
