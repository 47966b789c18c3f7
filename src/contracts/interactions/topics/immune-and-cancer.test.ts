import { describe, expect, it } from 'vitest'
import { gravest } from '@/contracts/interactions/test/gravest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['methotrexate', 'naproxen', 'warning'],
  ['Folitrax 15', 'Septran', 'critical'],
  ['methotrexate', 'pyrimethamine', 'critical'],
  ['methotrexate', 'Pan 40', 'warning'],
  ['methotrexate', 'aspirin 75 mg', 'warning'],
  ['methotrexate', 'probenecid', 'critical'],
  ['methotrexate', 'acitretin', 'contraindicated'],
  ['methotrexate', 'doxycycline', 'warning'],
  ['methotrexate', 'theophylline', 'warning'],
  ['methotrexate', 'metamizole', 'critical'],
  ['methotrexate', 'levetiracetam', 'warning'],
  ['irinotecan', 'clarithromycin', 'contraindicated'],
  ['irinotecan', 'Paxlovid', 'contraindicated'],
  ['irinotecan', 'phenytoin', 'critical'],
  ['irinotecan', "St John's wort", 'contraindicated'],
  ['tamoxifen', 'paroxetine', 'warning'],
  ['tamoxifen', 'fluoxetine', 'warning'],
  ['tamoxifen', 'bupropion', 'warning'],
  ['tamoxifen', 'terbinafine', 'warning'],
  ['tamoxifen', 'rifampicin', 'warning'],
  ['tamoxifen', 'letrozole', 'warning'],
  ['letrozole', 'Premarin', 'critical'],
  ['letrozole', 'anastrozole', 'warning'],
  ['exemestane', 'rifampicin', 'warning'],
  ['capecitabine', 'brivudine', 'contraindicated'],
  ['Xeloda', 'phenytoin', 'warning'],
  ['capecitabine', 'allopurinol', 'critical'],
  ['ibrutinib', 'itraconazole', 'critical'],
  ['imatinib', 'clarithromycin', 'warning'],
  ['imatinib', 'rifampicin', 'critical'],
  ['lorlatinib', 'rifampicin', 'contraindicated'],
  ['venetoclax', 'posaconazole', 'contraindicated'],
  ['ibrutinib', 'fluconazole', 'warning'],
  ['dasatinib', 'omeprazole', 'critical'],
  ['erlotinib', 'famotidine', 'warning'],
  ['imatinib', 'levothyroxine', 'warning'],
  ['busulfan', 'itraconazole', 'warning'],
  ['isotretinoin', 'acitretin', 'contraindicated'],
  ['cisplatin', 'furosemide', 'warning'],
  ['cyclophosphamide', 'allopurinol', 'warning'],
  ['vincristine', 'itraconazole', 'critical'],
  ['methotrexate', 'folic acid', null],
  ['methotrexate', 'paracetamol', null],
  ['tamoxifen', 'venlafaxine', null],
  ['tamoxifen', 'paracetamol', null],
  ['letrozole', 'calcium carbonate', null],
  ['capecitabine', 'ondansetron', null],
]

describe('Methotrexate and cancer', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
