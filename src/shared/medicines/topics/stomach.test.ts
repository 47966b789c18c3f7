import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['itraconazole', 'Gelusil', 'warning'],
  ['itraconazole', 'Pan 40', 'warning'],
  ['ketoconazole', 'Rantac 150', 'warning'],
  ['vonoprazan', 'rilpivirine', 'contraindicated'],
  ['rilpivirine', 'ranitidine', 'warning'],
  ['rilpivirine', 'Digene', 'warning'],
  ['dolutegravir', 'magnesium hydroxide', 'warning'],
  ['raltegravir', 'Gelusil', 'critical'],
  ['ciprofloxacin', 'sucralfate', 'warning'],
  ['levofloxacin', 'zinc sulfate', 'warning'],
  ['doxycycline', 'Gelusil', 'warning'],
  ['Thyronorm 50', 'Sucrafil', 'warning'],
  ['Thyronorm 50', 'ferrous ascorbate', 'warning'],
  ['sodium polystyrene sulfonate', 'magnesium hydroxide', 'warning'],
  ['sucralfate', 'phenytoin', 'warning'],
  ['citalopram', 'omeprazole', 'warning'],
  ['omeprazole', 'rifampicin', 'warning'],
  ['nelfinavir', 'omeprazole', 'contraindicated'],
  ['loperamide', 'gemfibrozil', 'warning'],
  ['mesalazine', 'azathioprine', 'warning'],
  ['mesalazine', 'ibuprofen', 'warning'],
  ['nelfinavir', 'pantoprazole', 'contraindicated'],
  ['Isabgol', 'morphine', 'warning'],
  ['sucralfate', 'disodium hydrogen citrate', 'warning'],
  ['ispaghula', 'lactulose', null],
  ['5-ASA', 'paracetamol', null],
  ['pantoprazole', 'amoxicillin', null],
  ['Pan 40', 'Shelcal 500', null],
  ['pantoprazole', 'clopidogrel', null],
  ['ferrous sulfate', 'omeprazole', null],
  ['levothyroxine', 'calcium carbonate', null],
  ['loperamide', 'paracetamol', null],
  ['ranitidine', 'paracetamol', null],
  ['drotaverine', 'pantoprazole', null],
  ['lactulose', 'furosemide', null],
  ['aluminium hydroxide', 'disodium hydrogen citrate', 'warning'],
  ['Omez 20', 'esomeprazole', 'warning'],
  ['Pan 40', 'omeprazole', 'warning'],
]

describe('Stomach and bowel', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
