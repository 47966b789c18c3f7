import { describe, expect, it } from 'vitest'
import { gravest } from '@/contracts/interactions/test/gravest'
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
  ['zidovudine', 'stavudine', 'critical'],
  ['Combivir', 'Bactrim', 'warning'],
  ['zidovudine', 'valproate', 'warning'],
  ['lamivudine', 'emtricitabine', 'critical'],
  ['Truvada', 'Vemlidy', 'critical'],
  ['tenofovir', 'diclofenac', 'warning'],
  ['Viread', 'gentamicin', 'warning'],
  ['Descovy', 'rifampicin', 'critical'],
  ['didanosine', 'allopurinol', 'contraindicated'],
  ['ribavirin', 'azathioprine', 'critical'],
  ['Harvoni', 'amiodarone', 'critical'],
  ['Epclusa', 'rifampicin', 'contraindicated'],
  ['Epclusa', 'omeprazole', 'warning'],
  ['Maviret', 'Yasmin', 'contraindicated'],
  ['ritonavir', 'fusidic acid', 'contraindicated'],
  ['Kaletra', 'clarithromycin', 'warning'],
  ['Kaletra', 'lamotrigine', 'warning'],
  ['valaciclovir', 'ciclosporin', 'warning'],
  ['aciclovir', 'theophylline', 'warning'],
  ['valganciclovir', 'imipenem', 'critical'],
  ['ganciclovir', 'mycophenolate', 'warning'],
  ['zidovudine', 'ibuprofen', 'warning'],
  ['dasabuvir', 'Primolut N', 'critical'],
  ['TLD', 'paracetamol', null],
  ['dolutegravir', 'omeprazole', null],
  ['aciclovir 800 mg', 'paracetamol', null],
  ['oseltamivir', 'paracetamol', null],
  ['lamivudine', 'metformin', null],
  ['valaciclovir', 'prednisolone', null],
]

describe('HIV and hepatitis', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
