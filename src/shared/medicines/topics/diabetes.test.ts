import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['glyburide', 'co-trimoxazole', 'warning'],
  ['Glycomet-GP 2', 'levofloxacin', 'warning'],
  ['glimepiride', 'fluconazole', 'critical'],
  ['gliclazide', 'miconazole', 'contraindicated'],
  ['glipizide', 'clarithromycin', 'warning'],
  ['glimepiride', 'fenofibrate', 'warning'],
  ['glibenclamide', 'bosentan', 'contraindicated'],
  ['glimepiride', 'gliclazide', 'warning'],
  ['Lantus', 'Amaryl', 'warning'],
  ['Ozempic', 'Lantus', 'warning'],
  ['Jardiance', 'Humalog', 'warning'],
  ['Forxiga', 'Lasix', 'warning'],
  ['pioglitazone', 'insulin', 'warning'],
  ['rosiglitazone', 'insulin', 'critical'],
  ['sitagliptin', 'Ozempic', 'warning'],
  ['Januvia', 'Galvus', 'warning'],
  ['liraglutide', 'semaglutide', 'warning'],
  ['Forxiga', 'Jardiance', 'warning'],
  ['voglibose', 'acarbose', 'warning'],
  ['acarbose', 'digoxin', 'warning'],
  ['repaglinide', 'gemfibrozil', 'contraindicated'],
  ['repaglinide', 'Plavix', 'critical'],
  ['repaglinide', 'trimethoprim', 'warning'],
  ['pioglitazone', 'gemfibrozil', 'warning'],
  ['metformin', 'iohexol', 'warning'],
  ['metformin', 'cimetidine', 'warning'],
  ['metformin', 'topiramate', 'warning'],
  ['saxagliptin', 'ketoconazole', 'warning'],
  ['linagliptin', 'rifampicin', 'warning'],
  ['teneligliptin', 'amiodarone', 'warning'],
  ['canagliflozin', 'rifampicin', 'warning'],
  ['Mounjaro', 'Microgynon', 'warning'],
  ['Rybelsus', 'Thyronorm', 'warning'],
  ['Glycomet', 'prednisolone', 'warning'],
  ['insulin', 'pentamidine', 'warning'],
  ['acarbose', 'colestyramine', 'warning'],
  ['Glycomet 500', 'Amaryl 1', null],
  ['Janumet', 'glimepiride', null],
  ['metformin', 'sitagliptin', null],
  ['metformin', 'dapagliflozin', null],
  ['Galvus Met', 'Forxiga', null],
  ['metformin', 'telmisartan', null],
  ['metformin', 'atorvastatin', null],
  ['metformin', 'ramipril', null],
  ['metformin', 'paracetamol', null],
  ['glimepiride', 'paracetamol', null],
  ['insulin', 'metoprolol', null],
  ['glimepiride', 'atenolol', null],
  ['insulin', 'metformin', null],
  ['metformin', 'levothyroxine', null],
  ['sitagliptin', 'ramipril', null],
  ['linezolid', 'insulin', 'warning'],
  ['linezolid', 'gliclazide', 'warning'],
  ['linezolid', 'repaglinide', 'warning'],
  ['linezolid', 'metformin', null],
]

describe('Diabetes', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
