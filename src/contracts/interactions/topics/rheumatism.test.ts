import { describe, expect, it } from 'vitest'
import { gravest } from '@/contracts/interactions/test/gravest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['tofacitinib', 'rifampicin', 'critical'],
  ['Xeljanz', 'ketoconazole', 'warning'],
  ['tofacitinib', 'fluconazole', 'warning'],
  ['baricitinib', 'probenecid', 'warning'],
  ['tofacitinib', 'azathioprine', 'critical'],
  ['Humira', 'Enbrel', 'critical'],
  ['febuxostat', '6-MP', 'contraindicated'],
  ['allopurinol', 'azathioprine', 'critical'],
  ['Imuran', 'sulfasalazine', 'warning'],
  ['azathioprine', 'co-trimoxazole', 'warning'],
  ['azathioprine', 'methotrexate', 'warning'],
  ['azathioprine', 'mercaptopurine', 'critical'],
  ['MMR vaccine', 'azathioprine', 'contraindicated'],
  ['leflunomide', 'methotrexate', 'critical'],
  ['leflunomide', 'teriflunomide', 'contraindicated'],
  ['leflunomide', 'rosuvastatin', 'warning'],
  ['leflunomide', 'rifampicin', 'warning'],
  ['sulfasalazine', 'digoxin', 'warning'],
  ['fingolimod', 'azathioprine', 'critical'],
  ['penicillamine', 'ferrous sulfate', 'warning'],
  ['MMR vaccine', 'Wysolone 40', 'critical'],
  ['oral typhoid vaccine', 'azithromycin', 'warning'],
  ['azathioprine', 'penicillamine', 'warning'],
  ['MMR vaccine', 'amoxicillin', null],
  ['tofacitinib', 'methotrexate', null],
  ['Humira', 'methotrexate', null],
  ['azathioprine', 'prednisolone', null],
  ['methotrexate', 'sulfasalazine', null],
]

describe('Rheumatism and gout with immunosuppressants', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
