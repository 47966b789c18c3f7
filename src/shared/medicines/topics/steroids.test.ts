import { gravest } from '@shared/medicines/test/gravest'
import { describe, expect, it } from 'vitest'
import type { Severity } from '../result'

const pairs: [one: string, other: string, grade: Severity | null][] = [
  ['fluticasone nasal spray', 'ritonavir', 'critical'],
  ['Budecort inhaler', 'cobicistat', 'critical'],
  ['Budecort inhaler', 'itraconazole', 'warning'],
  ['mometasone', 'itraconazole', 'warning'],
  ['MMR vaccine', 'mometasone', null],
  ['beclometasone', 'ritonavir', null],
  ['mometasone', 'ritonavir', 'warning'],
  ['Wysolone 10', 'itraconazole', 'warning'],
  ['methylprednisolone', 'erythromycin', 'warning'],
  ['prednisolone', 'erythromycin', null],
  ['deflazacort', 'diltiazem', 'warning'],
  ['prednisolone', 'phenytoin', 'warning'],
  ['dexamethasone', 'rifampicin', 'warning'],
  ['Wysolone', 'Medrol', 'warning'],
  ['Wysolone', 'ibuprofen', 'warning'],
  ['Wysolone', 'metformin', 'warning'],
  ['prednisolone', 'mifepristone', 'contraindicated'],
  ['dexamethasone', 'rilpivirine', 'contraindicated'],
  // ONC’s low-priority list.
  ['prednisolone', 'warfarin', null],
  ['prednisolone', 'tacrolimus', null],
  ['prednisolone', 'calcium carbonate', null],
  ['prednisolone', 'paracetamol', null],
  ['prednisolone', 'pantoprazole', null],
]

describe('Corticosteroids', () => {
  it.each(pairs)('%s with %s: %s', (one, other, grade) => {
    expect(gravest(one, other)).toBe(grade)
    expect(gravest(other, one)).toBe(grade)
  })
})
