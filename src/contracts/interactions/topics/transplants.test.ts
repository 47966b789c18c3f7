import { describe, expect, it } from 'vitest'
import { gravest } from '@/contracts/interactions/test/gravest'
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
  ['mycophenolate', 'rifampicin', 'critical'],
  ['CellCept', 'Augmentin', 'warning'],
  ['mycophenolate mofetil', 'pantoprazole', 'warning'],
  ['mycophenolate', 'valaciclovir', 'warning'],
  ['mycophenolate', 'azathioprine', 'critical'],
  ['mycophenolate', 'Microgynon', 'warning'],
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
  ['tofacitinib', 'methotrexate', null],
  ['Humira', 'methotrexate', null],
  ['mycophenolate', 'tacrolimus', null],
  ['azathioprine', 'prednisolone', null],
  ['methotrexate', 'sulfasalazine', null],
  ['mycophenolate', 'paracetamol', null],
  ['tacrolimus', 'prednisolone', null],
]

describe('Transplants and the immune system', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
