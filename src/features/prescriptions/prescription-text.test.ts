import type { Prescription } from '@shared/contracts/prescriptions'
import { expect, it } from 'vitest'
import { canBeWritten, prescriptionPdf } from './prescription-pdf'
import {
  medicinesOf,
  patientAdvice,
  prescriptionWarning,
  reasonsInWords,
} from './prescription-text'

const paracetamol = { name: 'Paracetamol', dosage: '500 mg', frequency: 'Every 4-5 hours' }

const head = { name: 'Elm Street Clinic', address: '4 Elm Street\nPune', phone: '020 5550 17' }

const prescription = (medicines: Prescription['medicines']): Prescription => ({
  id: '7',
  number: 7,
  patientId: '1',
  patientName: 'Priya Nair',
  doctor: 'Dr. A',
  date: '2026-03-01',
  diagnosis: 'Migraine',
  medicines,
  hasInteraction: false,
  interactionAlert: '',
  check: { outcome: 'failed' },
})

it('names each medicine once, however it is written', () => {
  const again = { ...paracetamol, name: ' paracetamol' }
  const other = { ...paracetamol, name: 'Aspirin' }
  expect(medicinesOf([prescription([paracetamol]), prescription([again, other])])).toEqual([
    'paracetamol',
    'aspirin',
  ])
})

it('names none that is ended, and says on paper since when', async () => {
  const ended = { on: '2026-03-02', by: 'Dr. B', reason: 'Rash' }
  const one = prescription([
    { ...paracetamol, ended },
    { ...paracetamol, name: 'Aspirin' },
  ])
  expect(medicinesOf([one])).toEqual(['aspirin'])
  expect(await prescriptionPdf(one, head).text()).toContain('(Ended on 2026-03-02 by Dr. B: Rash)')
})

it('says what the record spoke against it, and why it was prescribed all the same', async () => {
  const words =
    'Metformin: eGFR 28 mL/min/1.73 m² (Creatinine 240 µmol/L of 2026-02-20). Accumulates.'
  const about = 'Metformin: eGFR 28 mL/min/1.73 m²'
  const one: Prescription = {
    ...prescription([paracetamol]),
    check: {
      outcome: 'none-found',
      context: {
        ...{ version: '1.1', missing: [], needed: ['Metformin: check liver enzymes.'] },
        findings: [{ rule: 'kidney-metformin-30', severity: 'contraindicated', words }],
      },
      reasons: [{ key: 'k', about, reason: 'Dialysis is planned' }],
    },
  }
  expect(prescriptionWarning(one)).toBe(`${words} Metformin: check liver enzymes.`)
  const interactionAlert = 'The record speaks against Metformin.'
  const alone: Prescription = { ...one, hasInteraction: true, interactionAlert }
  expect(prescriptionWarning(alone)).toMatch(/^The record speaks against Metformin\. Metformin: /)
  expect(reasonsInWords(one)).toEqual([`${about}. Reason for going on: Dialysis is planned`])
  const pages = (await prescriptionPdf(one, head).text()).split(/\/Type \/Page\b/)
  expect(pages).toHaveLength(3)
  const [, home = '', kept = ''] = pages
  expect(home).not.toMatch(/Dialysis|eGFR|liver enzymes/)
  for (const text of ['Dialysis is planned', 'eGFR 28', 'Not for the patient'])
    expect(kept).toContain(text)
  // As it was kept before each danger had its own.
  const before: Prescription = { ...one, check: { outcome: 'found', reason: 'Short course' } }
  expect(reasonsInWords(before)).toEqual(['Reason for going on: Short course'])
})

it('goes on to a second page where a prescription is very long', async () => {
  const pagesOf = async (count: number) => {
    const pdf = prescriptionPdf(
      prescription(Array.from({ length: count }, () => paracetamol)),
      head,
    )
    return (await pdf.text()).match(/\/Type \/Page\b/g)?.length
  }
  expect(await pagesOf(2)).toBe(1)
  expect(await pagesOf(30)).toBe(2)
})

it('says on paper how old the patient is, where it is known, and which clinic’s it is', async () => {
  const paper = (known: Pick<Prescription, 'age' | 'patient'> = {}) =>
    prescriptionPdf({ ...prescription([paracetamol]), ...known }, head).text()
  expect(await paper({ age: 44 })).toContain('(Age: 44 years)')
  const known = await paper({
    patient: {
      ...{ number: 12, gender: 'Female', dateOfBirth: '1982-01-30' },
      allergies: ['Latex', 'Nuts'],
    },
  })
  for (const line of ['Date of Birth: 1982-01-30', 'Sex: Female', 'Allergies: Latex, Nuts'])
    expect(known).toContain(`(${line})`)
  const unasked = { number: 12, gender: 'Female' as const, dateOfBirth: '', allergies: [] }
  expect(await paper({ patient: { ...unasked, noKnownAllergies: null } })).toContain(
    '(Allergies: not asked)',
  )
  for (const line of ['Elm Street Clinic', '4 Elm Street', 'Pune', '020 5550 17'])
    expect(await paper()).toContain(`(${line})`)
  expect(await paper()).not.toContain('(Age:')
})

it('says on paper that a prescription is unchecked', async () => {
  expect(await prescriptionPdf(prescription([paracetamol]), head).text()).toContain(
    '(Not checked for interactions.)',
  )
})

it.each<[said: string | null, check: Prescription['check'], alert?: string]>([
  [null, { outcome: 'none-found' }],
  ['Interaction: Bleeding.', { outcome: 'found', unchecked: [] }, 'Bleeding.'],
  [
    'Interaction: Bleeding. Not checked for interactions: Foozol, Barzol.',
    { outcome: 'found', unchecked: ['Foozol', 'Barzol'] },
    'Bleeding.',
  ],
  ['Not checked for interactions: Foozol.', { outcome: 'incomplete', unchecked: ['Foozol'] }],
  [
    'Interaction: Bleeding. Not checked for interactions: Aspirin.',
    { outcome: 'failed', unchecked: ['Aspirin'] },
    'Bleeding.',
  ],
  ['Interaction: Bleeding. Not checked for interactions.', { outcome: 'not-made' }, 'Bleeding.'],
  ['Only partly checked.', { outcome: 'incomplete' }],
  ['Not checked for interactions.', { outcome: 'not-made' }],
])('tells whoever reads it: %s', (said, check, interactionAlert = '') => {
  expect(
    prescriptionWarning({ hasInteraction: interactionAlert !== '', interactionAlert, check }),
  ).toBe(said)
})

it('refuses letters that the PDF would replace by others, and no more', () => {
  const named = (name: string) => canBeWritten(prescription([{ ...paracetamol, name }]), head)
  for (const name of ['Paracétamol 5 µg', 'Ringer’s “solution” – 1 l…'])
    expect(named(name)).toBe(true)
  for (const name of ['पैरासिटामोल', 'Paracetamol ≥ 1 g', 'Żel']) expect(named(name)).toBe(false)
})

it('tells a patient whom to ask of what was found, and of what was not checked', () => {
  const found = {
    ...{ hasInteraction: true, interactionAlert: 'Bleeding.' },
    check: { outcome: 'found' as const },
  }
  const ofRecord = { ...found, interactionAlert: 'The record speaks against Metformin.' }
  expect(patientAdvice(ofRecord)).toContain('before taking these medicines;')
  expect(patientAdvice(found)).toBe(
    'Ask your doctor or pharmacist before taking these together; do not stop a medicine by yourself.',
  )
  const allergic = { ...found, check: { ...found.check, allergies: ['Penicillin: Amoxicillin'] } }
  expect(patientAdvice(allergic)).toContain('before taking these medicines;')
  const none = { hasInteraction: false, interactionAlert: '' }
  for (const outcome of ['failed', 'not-made', 'incomplete'] as const)
    expect(patientAdvice({ ...none, check: { outcome } })).toMatch(
      /^Ask your doctor or pharmacist whether these medicines go together/,
    )
  for (const outcome of ['none-found', 'nothing-to-compare'] as const)
    expect(patientAdvice({ ...none, check: { outcome } })).toBeNull()
})
