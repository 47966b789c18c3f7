import { expect, it } from 'vitest'
import { takenMedicines } from './current-medications'

it('counts a medicine once that was prescribed again in other words', () => {
  const taken = ['Warfarin', ' warfarin', 'Aspirin'].map((name) => ({
    name,
    dosage: '5 mg',
    frequency: 'Once daily',
  }))
  expect(takenMedicines(taken)).toEqual(['warfarin', 'aspirin'])
  expect(takenMedicines([])).toEqual([])
})
