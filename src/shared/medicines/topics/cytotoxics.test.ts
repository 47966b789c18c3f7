import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['irinotecan', 'clarithromycin', 'contraindicated'],
  ['irinotecan', 'Paxlovid', 'contraindicated'],
  ['irinotecan', 'phenytoin', 'critical'],
  ['irinotecan', "St John's wort", 'contraindicated'],
  ['capecitabine', 'brivudine', 'contraindicated'],
  ['Xeloda', 'phenytoin', 'warning'],
  ['capecitabine', 'allopurinol', 'critical'],
  ['busulfan', 'itraconazole', 'warning'],
  ['isotretinoin', 'acitretin', 'contraindicated'],
  ['cisplatin', 'furosemide', 'warning'],
  ['cyclophosphamide', 'allopurinol', 'warning'],
  ['vinblastine', 'erythromycin', 'critical'],
  ['capecitabine', 'ondansetron', null],
]

describe('Cancer: cytotoxics', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
