import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['Lanoxin', 'Cordarone 200', 'critical'],
  ['digoxin', 'clarithromycin', 'critical'],
  ['digoxin', 'verapamil', 'warning'],
  ['digoxin', 'ciclosporin', 'warning'],
  ['digoxin', 'diltiazem', 'warning'],
  ['digoxin', 'rifampicin', 'warning'],
  ['digoxin', 'Lasix 40', 'warning'],
  ['digoxin', 'propranolol', 'warning'],
  ['digoxin', 'cyclosporine', 'warning'],
  ['digoxin', 'calcitriol', 'warning'],
  ['digoxin', 'Shelcal', 'warning'],
  ['digoxin', 'fludrocortisone', 'warning'],
  ['digoxin', 'omeprazole', null],
  ['digoxin', 'ramipril', null],
]

describe('Digoxin', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
