import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['colchicine', 'clarithromycin', 'contraindicated'],
  ['colchicine', 'itraconazole', 'critical'],
  ['Goutnil 0.5', 'ciclosporin', 'critical'],
  ['colchicine', 'diltiazem', 'critical'],
  ['colchicine', 'atorvastatin', 'warning'],
  ['colchicine', 'fenofibrate', 'warning'],
  ['allopurinol', 'captopril', 'warning'],
  ['febuxostat', 'theophylline', 'warning'],
  ['Zyloric', 'febuxostat', 'warning'],
  ['allopurinol', 'hydrochlorothiazide', 'warning'],
  ['probenecid', 'ketorolac', 'contraindicated'],
  ['probenecid', 'naproxen', 'warning'],
  ['probenecid', 'aspirin', 'warning'],
  ['probenecid', 'glimepiride', 'warning'],
  ['colchicine', 'verapamil', 'critical'],
  ['colchicine', 'erythromycin', 'critical'],
  ['colchicine', 'disulfiram', 'warning'],
  ['colchicine', 'paracetamol', null],
  ['febuxostat', 'colchicine', null],
  ['allopurinol', 'colchicine', null],
  ['allopurinol', 'paracetamol', null],
  ['febuxostat', 'naproxen', null],
  ['colchicine', 'azithromycin', 'warning'],
]

describe('Gout', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
