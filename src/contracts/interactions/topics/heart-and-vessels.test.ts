import { describe, expect, it } from 'vitest'
import { gravest } from '@/contracts/interactions/test/gravest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['lisinopril', 'potassium chloride', 'warning'],
  ['ramipril', 'spironolactone', 'warning'],
  ['losartan', 'trimethoprim', 'critical'],
  ['digoxin', 'amiodarone', 'critical'],
  ['digoxin', 'verapamil', 'warning'],
  ['digoxin', 'cyclosporine', 'warning'],
  ['verapamil', 'metoprolol succinate', 'critical'],
  ['nifedipine', 'erythromycin', 'warning'],
  ['sildenafil', 'nitroglycerin', 'contraindicated'],
  ['tadalafil', 'riociguat', 'contraindicated'],
]

describe('Heart, blood pressure, potassium and nitrates', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
