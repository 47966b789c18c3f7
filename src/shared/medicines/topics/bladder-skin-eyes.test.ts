import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['oxybutynin', 'dicycloverine', 'warning'],
  ['oxybutynin', 'donepezil', 'warning'],
  ['solifenacin', 'potassium chloride', 'warning'],
  ['solifenacin', 'ketoconazole', 'warning'],
  ['adapalene', 'isotretinoin', 'warning'],
  ['ferrous sulfate', 'intravenous iron', 'warning'],
  ['adapalene', 'doxycycline', null],
  ['solifenacin', 'amlodipine', null],
  ['mirabegron', 'flecainide', 'warning'],
  ['mirabegron', 'metoprolol', 'warning'],
  ['mirabegron', 'digoxin', 'warning'],
  ['Shelcal', 'hydrochlorothiazide', 'warning'],
  ['Shelcal', 'amlodipine', null],
  ['calcitriol', 'cholecalciferol', 'warning'],
  ['folic acid', 'phenytoin', 'warning'],
  ['folic acid', 'methotrexate', null],
  ['vitamin A', 'acitretin', 'contraindicated'],
  ['vitamin A', 'isotretinoin', 'critical'],
  ['brimonidine eye drops', 'phenelzine', 'contraindicated'],
  ['brimonidine eye drops', 'amitriptyline', 'contraindicated'],
  ['latanoprost', 'bimatoprost', 'warning'],
  ['dorzolamide', 'acetazolamide', 'warning'],
  ['latanoprost', 'amlodipine', null],
  ['vitamin B12', 'metformin', null],
  ['vitamin C', 'iron', null],
  ['brimonidine eye drops', 'moclobemide', 'contraindicated'],
  ['brimonidine eye drops', 'selegiline', 'contraindicated'],
]

describe('Bladder, skin, eyes, minerals and vitamins', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
