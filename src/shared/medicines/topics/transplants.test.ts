import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['tacrolimus', 'clarithromycin', 'critical'],
  ['Pangraf', 'fluconazole', 'warning'],
  ['ciclosporin', 'azithromycin', 'warning'],
  ['tacrolimus', 'Paxlovid', 'critical'],
  ['sirolimus', 'voriconazole', 'contraindicated'],
  ['tacrolimus', 'phenytoin', 'critical'],
  ['Neoral', "St John's wort", 'contraindicated'],
  ['ciclosporin', 'bosentan', 'contraindicated'],
  ['tacrolimus', 'efavirenz', 'warning'],
  ['ciclosporin', 'tacrolimus', 'critical'],
  ['ciclosporin', 'everolimus', 'warning'],
  ['tacrolimus', 'sirolimus', 'critical'],
  ['tacrolimus', 'Aldactone', 'critical'],
  ['ciclosporin', 'ramipril', 'warning'],
  ['ciclosporin', 'diclofenac', 'warning'],
  ['tacrolimus', 'Bactrim', 'warning'],
  ['ciclosporin', 'orlistat', 'contraindicated'],
  ['ciclosporin', 'caspofungin', 'warning'],
  ['ciclosporin', 'rifaximin', 'warning'],
  ['ciclosporin', 'lercanidipine', 'contraindicated'],
  ['ciclosporin', 'repaglinide', 'warning'],
  ['tacrolimus', 'omeprazole', 'warning'],
  ['everolimus', 'ramipril', 'warning'],
  ['tacrolimus', 'amlodipine', 'warning'],
  ['ciclosporin', 'Amlong 5', 'warning'],
  ['saccharomyces boulardii', 'tacrolimus', 'critical'],
  ['saccharomyces boulardii', 'azathioprine', 'critical'],
  ['tacrolimus', 'dexlansoprazole', 'warning'],
  ['ciclosporin', 'bisoprolol', null],
  ['tacrolimus', 'prednisolone', null],
  ['metamizole', 'tacrolimus', 'warning'],
  ['metamizole', 'methadone', 'warning'],
]

describe('Transplants', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
