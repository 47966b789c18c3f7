import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['Brufen 400', 'Voveran 50', 'warning'],
  ['Zerodol-SP', 'naproxen', 'warning'],
  ['ketorolac', 'diclofenac', 'contraindicated'],
  ['ketorolac', 'warfarin', 'contraindicated'],
  ['ketorolac', 'rivaroxaban', 'contraindicated'],
  ['ketorolac', 'probenecid', 'contraindicated'],
  ['diclofenac', 'Ecosprin 75', 'warning'],
  ['ibuprofen', 'aspirin', 'warning'],
  ['metamizole', 'aspirin', 'warning'],
  ['metamizole', 'methotrexate', 'critical'],
  ['naproxen', 'clopidogrel', 'warning'],
  ['diclofenac', 'prednisolone', 'warning'],
  ['ibuprofen', 'spironolactone', 'warning'],
  ['ibuprofen', 'furosemide', 'warning'],
  ['diclofenac', 'ciclosporin', 'warning'],
  ['celecoxib', 'fluconazole', 'warning'],
  ['ibuprofen', 'voriconazole', 'warning'],
  ['ibuprofen', 'tenofovir', 'warning'],
  ['paracetamol', 'flucloxacillin', 'warning'],
  ['nimesulide', 'methotrexate', 'warning'],
  ['piroxicam', 'Voveran 50', 'critical'],
  ['piroxicam', 'warfarin', 'critical'],
  ['piroxicam', 'enoxaparin', 'critical'],
  ['piroxicam', 'aspirin', 'warning'],
  ['Nise', 'AKT-4', 'critical'],
  ['nimesulide', 'valproate', 'critical'],
  ['ibuprofen', 'isoniazid', null],
  ['ibuprofen', 'paracetamol', null],
  ['Combiflam', 'amoxicillin', null],
  ['ibuprofen', 'atenolol', null],
  ['diclofenac', 'hydrochlorothiazide', null],
  ['aceclofenac', 'ramipril', null],
  ['etoricoxib', 'thiocolchicoside', null],
  ['Meftal-Spas', 'ondansetron', null],
  ['paracetamol', 'azithromycin', null],
  ['ibuprofen', 'pantoprazole', null],
  ['etoricoxib', 'rifampicin', 'warning'],
  ['naproxen', 'probenecid', 'warning'],
  ['piroxicam', 'ritonavir', 'contraindicated'],
  ['Zerodol-SP', 'acenocoumarol', 'critical'],
  ['serratiopeptidase', 'warfarin', 'warning'],
  ['etoricoxib 60 mg', 'candesartan', 'warning'],
  ['losartan', 'Brufen 400', 'warning'],
]

describe('Painkillers against inflammation', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
