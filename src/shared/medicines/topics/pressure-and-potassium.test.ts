import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['Cardace 5', 'potassium chloride', 'warning'],
  ['losartan', 'KCl', 'warning'],
  ['eplerenone', 'potassium', 'contraindicated'],
  ['spironolactone', 'potassium', 'critical'],
  ['spironolactone', 'eplerenone', 'contraindicated'],
  ['finerenone', 'spironolactone', 'critical'],
  ['Telma 40', 'Aldactone 25', 'warning'],
  ['losartan', 'Bactrim DS', 'critical'],
  ['captopril', 'ciclosporin', 'warning'],
  ['captopril', 'heparin', 'warning'],
  ['ramipril 5 mg', 'Telma-AM', 'critical'],
  ['Envas 5', 'lisinopril', 'warning'],
  ['Losar-H', 'Olmezest 20', 'warning'],
  ['enalapril', 'Entresto', 'contraindicated'],
  ['telmisartan', 'Vymada 50', 'critical'],
  ['aliskiren', 'captopril', 'contraindicated'],
  ['aliskiren', 'ciclosporin', 'contraindicated'],
  ['captopril', 'sirolimus', 'warning'],
  ['captopril', 'racecadotril', 'warning'],
  ['eplerenone', 'clarithromycin', 'contraindicated'],
  ['eplerenone', 'erythromycin', 'warning'],
  ['eplerenone', 'rifampicin', 'warning'],
  ['spironolactone', 'mitotane', 'contraindicated'],
  ['spironolactone', 'abiraterone', 'critical'],
  ['finerenone', 'ibuprofen', 'warning'],
  ['triamterene', 'indometacin', 'critical'],
  ['furosemide', 'gentamicin', 'critical'],
  ['furosemide', 'cisplatin', 'warning'],
  ['Dytor 10', 'metolazone 2.5', 'warning'],
  ['furosemide', 'bumetanide', 'warning'],
  ['hydrochlorothiazide', 'chlortalidone', 'warning'],
  ['furosemide', 'amphotericin B', 'warning'],
  ['furosemide', 'haloperidol', 'warning'],
  ['hydrochlorothiazide', 'colestyramine', 'warning'],
  ['furosemide', 'risperidone', 'warning'],
  ['hydrochlorothiazide', 'desmopressin', 'warning'],
  ['furosemide', 'desmopressin', 'contraindicated'],
  ['tolvaptan', 'clarithromycin', 'contraindicated'],
  ['tolvaptan', 'erythromycin', 'warning'],
  ['Aldactone 25', 'colestyramine', 'warning'],
  ['Entresto', 'racecadotril', 'warning'],
  ['ramipril', 'hydrochlorothiazide', null],
  ['enalapril', 'ibuprofen', null],
  ['telmisartan', 'ibuprofen', 'warning'],
  ['lisinopril', 'glimepiride', null],
  ['furosemide', 'ramipril', null],
  ['sacubitril', 'valsartan', null],
  ['sacubitril/valsartan', 'furosemide', null],
  ['hydrochlorothiazide', 'naproxen', null],
  ['spironolactone', 'Entresto', 'warning'],
  ['eplerenone', 'sacubitril/valsartan', 'warning'],
]

describe('Blood pressure, potassium and kidneys', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
