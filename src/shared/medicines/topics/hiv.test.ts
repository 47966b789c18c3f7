import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['atazanavir', 'Nexium', 'contraindicated'],
  ['atazanavir', 'famotidine', 'warning'],
  ['darunavir', "St John's wort", 'contraindicated'],
  ['Paxlovid', 'carbamazepine', 'contraindicated'],
  ['Paxlovid', 'rifampicin', 'contraindicated'],
  ['rilpivirine', 'omeprazole', 'contraindicated'],
  ['Odefsey', 'famotidine', 'warning'],
  ['rilpivirine', 'phenytoin', 'contraindicated'],
  ['Biktarvy', 'rifampicin', 'contraindicated'],
  ['cabotegravir', 'carbamazepine', 'contraindicated'],
  ['Biktarvy', "St John's wort", 'contraindicated'],
  ['Biktarvy', 'phenytoin', 'critical'],
  ['Tivicay', 'carbamazepine', 'warning'],
  ['raltegravir', 'rifampicin', 'warning'],
  ['TLD', 'Glycomet 500', 'warning'],
  ['dolutegravir', 'Shelcal', 'warning'],
  ['dolutegravir', 'dofetilide', 'contraindicated'],
  ['efavirenz', "St John's wort", 'contraindicated'],
  ['efavirenz', 'midazolam', 'contraindicated'],
  ['nevirapine', 'rifampicin', 'critical'],
  ['nevirapine', 'fluconazole', 'warning'],
  ['efavirenz', 'nevirapine', 'critical'],
  ['etravirine', 'phenytoin', 'critical'],
  ['maraviroc', 'clarithromycin', 'warning'],
  ['TLD', 'paracetamol', null],
  ['dolutegravir', 'omeprazole', null],
  ['oseltamivir', 'paracetamol', null],
]

describe('HIV and hepatitis', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
