import type { PrescribedMedicine } from '@shared/contracts/prescriptions'
import { describe, expect, it } from 'vitest'
import { askedMedicine } from './asked-medicine'

const weak = { name: 'Warfarin', dosage: '1 mg', frequency: 'Once daily' }
const strong = { ...weak, dosage: '5 mg' }
const course = {
  name: 'Amoxicillin',
  dosage: '500 mg',
  frequency: 'Twice daily',
  duration: '7 days',
}
const ended = { on: '2026-11-21', by: 'Dr. A', reason: 'Rash' }

const of = (asked: string, current: PrescribedMedicine[], ...prescribed: PrescribedMedicine[][]) =>
  askedMedicine(asked, { current, prescriptions: prescribed.map((medicines) => ({ medicines })) })

describe('the medicine that a patient asks for', () => {
  it.each([
    'Warfarin',
    ' warfarin ',
    'WARFARIN 5 mg',
    'warfarin 5mg once daily',
    'Warfarin, please',
  ])('is the one that is taken (%s)', (asked) =>
    expect(of(asked, [strong, course])).toEqual({ line: strong }),
  )

  it('is told from another strength by the one that is named', () => {
    expect(of('Warfarin 1 mg', [weak, strong])).toEqual({ line: weak })
    expect(of('Warfarin', [weak, strong])).toEqual({ name: 'Warfarin' })
    expect(of('warfarin 15 mg', [weak, strong])).toEqual({ name: 'Warfarin' })
    expect(of('warfarin 5 mg', [{ ...strong, dosage: '5' }])).toEqual({
      line: { ...strong, dosage: '5' },
    })
    expect(of('warfarin 50 mg', [{ ...strong, dosage: '5' }])).toEqual({ name: 'Warfarin' })
  })

  it('is the one prescribed last, where it is not taken now', () => {
    expect(of('Amoxicillin', [strong], [weak], [course], [{ ...course, dosage: '1 g' }])).toEqual({
      line: course,
    })
  })

  it('is asked for, where it was ended', () => {
    expect(of('Amoxicillin', [], [{ ...course, ended }], [course])).toEqual({ name: 'Amoxicillin' })
  })

  it('is no more than the words, where nothing is known of it', () => {
    expect(of('Something for the fever ', [strong])).toEqual({ name: 'Something for the fever' })
    expect(of('Warfarinum', [strong])).toEqual({ name: 'Warfarinum' })
  })
})
