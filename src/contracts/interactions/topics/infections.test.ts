import { describe, expect, it } from 'vitest'
import { gravest } from '@/contracts/interactions/test/gravest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['Cifran 500', 'ferrous sulfate', 'warning'],
  ['Ciplox 500 mg', 'Shelcal', 'warning'],
  ['Norflox 400', 'Shelcal 500', 'warning'],
  ['Levaquin 750 mg', 'prednisone 20 mg', 'warning'],
  ['moxifloxacin', 'Lantus', 'warning'],
  ['ciprofloxacin', 'MTX', 'warning'],
  ['Norflox-TZ', 'Zanocin', 'warning'],
  ['nitrofurantoin', 'norfloxacin', 'warning'],
  ['Macrobid', 'probenecid', 'warning'],
  ['doxycycline 100 mg', 'isotretinoin 20 mg', 'contraindicated'],
  ['Minoz 100', 'Soriatane', 'contraindicated'],
  ['doxycycline', 'ferrous fumarate', 'warning'],
  ['doxycycline', 'rifampicin', 'warning'],
  ['tetracycline', 'Accupril', 'warning'],
  ['doxycycline', 'Augmentin', 'warning'],
  ['doxycycline', 'minocycline', 'warning'],
  ['clindamycin', 'erythromycin', 'warning'],
  ['Dalacin C', 'rifampicin', 'warning'],
  ['Azee 500', 'clarithromycin', 'warning'],
  ['Augmentin 625 Duo', 'allopurinol', 'warning'],
  ['Mox 500', 'methotrexate 15 mg', 'warning'],
  ['amoxicillin', 'probenecid', 'warning'],
  ['flucloxacillin', 'paracetamol', 'warning'],
  ['piperacillin/tazobactam', 'vancomycin', 'warning'],
  ['Monocef injection', 'calcium gluconate', 'warning'],
  ['Phexin 500', 'metformin', 'warning'],
  ['Zifi 200', 'Tegretol', 'warning'],
  ['cefdinir', 'ferrous sulfate', 'warning'],
  ['Ceftum 500', 'Pan 40', 'warning'],
  ['Zifi 200', 'Phexin', 'warning'],
  ['Flagyl 400', 'disulfiram', 'contraindicated'],
  ['Tiniba 500', 'disulfiram', 'critical'],
  ['metronidazole', 'busulfan', 'critical'],
  ['Metrogyl', 'capecitabine', 'warning'],
  ['Metrogyl 400', 'tinidazole', 'warning'],
  ['metronidazole', 'phenobarbital', 'warning'],
  ['mebendazole', 'metronidazole', 'warning'],
  ['methenamine hippurate', 'Bactrim', 'critical'],
  ['Bactrim DS', 'pyrimethamine', 'warning'],
  ['trimethoprim', 'dapsone', 'warning'],
  ['chloramphenicol', 'tacrolimus', 'warning'],
  ['azithromycin', 'ergotamine', 'warning'],
  ['amoxicillin', 'paracetamol', null],
  ['Augmentin 625', 'paracetamol', null],
  ['azithromycin', 'paracetamol', null],
  ['Azee', 'atorvastatin', null],
  ['Taxim-O 200', 'pantoprazole', null],
  ['amoxicillin', 'ibuprofen', null],
  ['nitrofurantoin', 'paracetamol', null],
  ['levofloxacin', 'calcium carbonate', null],
  ['doxycycline', 'paracetamol', null],
  ['metronidazole', 'paracetamol', null],
  ['Augmentin', 'Microgynon', null],
  ['O2 Tablet', 'paracetamol', null],
  ['fosfomycin', 'paracetamol', null],
  ['cefixime', 'paracetamol', null],
]

describe('Antibiotics', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
