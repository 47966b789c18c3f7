import { gained } from '@shared/contracts/access-effects'
import { describe, expect, it } from 'vitest'
import { effectLines, namesWords, peopleWords } from './effect-words'

/** What is told of a change, permission by permission. */
function told(kind: 'gives' | 'takes', before: string[], after: string[]) {
  const draft = { before: new Set(before), after: new Set(after) }
  const effects = kind === 'gives' ? gained(before, after) : gained(after, before)
  return effects.map((effect) => [
    effect.permission,
    ...effectLines(effect, kind, draft).map(({ screen, words }) =>
      screen ? `${screen}: ${words}` : words,
    ),
  ])
}

describe('what a draft is told to change', () => {
  const lab = ['lab_dashboard', 'lab_report_view', 'lab_report_edit', 'lab_report_create']

  it('names what goes grey where it stands', () => {
    expect(told('takes', lab, lab.slice(0, -1))).toEqual([
      ['lab_report_create', 'Lab dashboard: Upload Results, Correct and Result File go grey'],
    ])
  })

  it('names a dashboard that goes, and what is not reached without it', () => {
    expect(told('takes', lab.slice(0, 3), ['lab_report_view'])).toEqual([
      ['lab_dashboard', 'Home: the Lab dashboard is gone'],
      [
        'lab_report_edit',
        'Lab dashboard: without it, no Take, Status, Technician of an order and Technician',
      ],
    ])
  })

  it('names what a role gets on a dashboard that it does not show', () => {
    expect(
      told('gives', ['doctor_dashboard'], ['doctor_dashboard', 'patient_register'])[0],
    ).toContain(
      'Receptionist dashboard: New Registration, Patient Directory, the number of patients and similar patients (the role does not show this dashboard)',
    )
  })

  it('looks for another screen first', () => {
    const before = ['doctor_dashboard', 'appointment_view']
    expect(told('gives', before, [...before, 'appointment_delete'])[0]).toContain(
      'Patient page: Cancel can be used',
    )
  })

  it('says why a permission changes nothing', () => {
    expect(told('gives', [], ['billing_view'])).toEqual([
      ['billing_view', 'No call asks for it yet.'],
    ])
    expect(told('takes', ['staff_view', 'staff_edit'], ['staff_edit'])).toEqual([
      ['staff_view', 'Nothing: the other permissions still give it.'],
    ])
  })
})

it('people are counted, and the first five named', () => {
  expect(peopleWords(1)).toBe('1 person')
  expect(peopleWords(1200)).toBe('1,200 people')
  const names = [...'ABCDEFGHIJ']
  expect(namesWords({ total: 12, names })).toBe('A, B, C, D, E and 7 more')
  expect(namesWords({ total: 6, names: names.slice(0, 6) })).toBe('A, B, C, D, E and F')
})
