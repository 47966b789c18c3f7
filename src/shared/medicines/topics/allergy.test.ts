import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['chlorphenamine', 'tranylcypromine', 'contraindicated'],
  ['cetirizine', 'tranylcypromine', null],
  ['Otrivin', 'phenelzine', 'contraindicated'],
  ['bilastine', 'ketoconazole', 'warning'],
  ['rupatadine', 'erythromycin', 'warning'],
  ['ebastine', 'ketoconazole', 'warning'],
  ['Montek-LC', 'azithromycin', null],
  ['cetirizine', 'paracetamol', null],
  ['Atarax', 'phenelzine', 'contraindicated'],
  ['diphenhydramine', 'metoprolol', 'warning'],
  ['diphenhydramine', 'bisoprolol', null],
  ['phenylephrine', 'pseudoephedrine', 'warning'],
  ['phenylephrine', 'bisoprolol', 'warning'],
  ['phenylephrine', 'methyldopa', 'warning'],
  ['phenylephrine', 'digoxin', 'warning'],
  ['phenylephrine', 'atropine', 'warning'],
  ['phenylephrine', 'amlodipine', null],
  ['phenylephrine', 'telmisartan', null],
  ['Cetzine 10', 'Montair LC', 'warning'],
  ['loratadine', 'desloratadine', 'warning'],
  ['cetirizine', 'loratadine', null],
]

describe('Allergy', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
