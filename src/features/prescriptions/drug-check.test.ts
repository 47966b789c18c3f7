import { medicinesRead, rulesOn } from '@mocks/interaction-rules'
import { describe, expect, it } from 'vitest'
import type { DrugOpinion } from '@/api/drug-check'
import type { Interactions } from '@/contracts/interactions/result'
import type { Medication } from '@/contracts/patients'
import { prescriptionMessages } from '@/contracts/prescriptions'
import { allCurrentMedications } from './current-medications'
import { alertOf, drugCheckOf, keptCheck, reasonSubject, statementsOf } from './drug-check'
import { interactionQuestion, tooLongToAsk } from './interaction-question'

const medicine = (name: string, frequency = 'once daily'): Medication => ({
  name,
  dosage: '5 mg',
  frequency,
})
const medicines = (...names: string[]) => names.map((name) => medicine(name))

/** What the rules say of the question for these. */
const rulesOf = (currentMedications: Medication[], added: Medication[]): Interactions =>
  rulesOn(interactionQuestion(currentMedications, added))

const checkOf = (
  currentMedications: Medication[],
  added: Medication[],
  opinion: DrugOpinion | null = {
    text: 'Read this.',
    interactions: rulesOf(currentMedications, added),
  },
  known: Medication[] = [],
  problem: string | null = null,
) =>
  drugCheckOf(
    { currentMedications, medicines: added },
    { name: 'Bella Fernandes', currentMedications: known },
    { opinion, problem },
  )

const said = (...check: Parameters<typeof checkOf>): string =>
  statementsOf(checkOf(...check))
    .map(({ text }) => text)
    .join('\n')

describe('the question', () => {
  it('names the current medications and the new ones, and asks for one or two sentences', () => {
    expect(
      interactionQuestion(
        [{ name: 'paracetamol', dosage: '500mg', frequency: 'every 4-5 hours' }],
        [{ name: 'Aspirin', dosage: '75 mg', frequency: 'once daily', duration: '7 days' }],
      ),
    ).toBe(
      'Patient is currently taking: paracetamol (500mg, every 4-5 hours). New medications: Aspirin (75 mg, once daily, 7 days). Are there any significant drug interactions? Please give a safety answer in 1-2 sentences.',
    )
    expect(interactionQuestion([], medicines('Aspirin'))).toContain('taking: none.')
  })

  it.each([
    ['Twice daily. In the morning'],
    ['with food; New medications: water'],
    ['1) at night\n2) at noon (or later'],
  ])('loses no medicine to what is typed beside it: %s', (frequency) => {
    const question = interactionQuestion(
      [medicine('Warfarin', frequency)],
      [medicine('Aspirin', frequency), medicine('Ibuprofen')],
    )
    expect(medicinesRead(question)).toEqual(['Warfarin', 'Aspirin', 'Ibuprofen'])
  })

  it.each(['St. John’s wort', 'co-trimoxazole', 'vitamin B12'])('keeps %s whole', (name) => {
    const question = interactionQuestion([], [medicine(name), medicine('Warfarin')])
    expect(medicinesRead(question)).toHaveLength(2)
  })
})

describe('current medications', () => {
  const list = medicines('paracetamol')
  const onRecord = medicines('Warfarin', 'Paracetamol')

  it('is what the list starts with and what is on record, each once', () => {
    expect(allCurrentMedications({ currentMedications: list, removed: [] }, onRecord)).toEqual(
      medicines('paracetamol', 'Warfarin'),
    )
  })

  it('holds once what several prescriptions have put on record, and each of different doses', () => {
    const [once] = medicines('Metformin')
    const twice = medicine('Metformin', 'twice daily')
    expect(
      allCurrentMedications({ currentMedications: [], removed: [] }, [
        ...medicines('Metformin', 'Metformin'),
        twice,
      ]),
    ).toEqual([once, twice])
  })

  it('lacks what was removed on purpose, however it is written', () => {
    expect(
      allCurrentMedications(
        { currentMedications: [], removed: ['warfarin ', 'paracetamol'] },
        onRecord,
      ),
    ).toEqual([])
  })
})

it('tells whether a question is longer than the assistant takes', () => {
  const long = Array.from({ length: 20 }, () => medicine('Warfarin', 'daily '.repeat(32)))
  expect(tooLongToAsk(medicines('Warfarin'), long)).toBe(true)
  expect(tooLongToAsk(medicines('Warfarin'), long.slice(0, 10))).toBe(false)
})

describe('what was done', () => {
  it('tells what was checked by rules and by the assistant', () => {
    const words = said(medicines('paracetamol'), medicines('amoxicillin'))
    expect(words).toContain('Checked by rules against each other: paracetamol, amoxicillin.')
    expect(words).toContain('that does not mean that they go together')
    expect(words).toContain('The assistant was asked about: paracetamol, amoxicillin.')
  })

  it('names what was not recognised', () => {
    const check = checkOf(medicines('Warfarin', 'paracetamol'), medicines('foozol'))
    expect(statementsOf(check)).toContainEqual({
      tone: 'caution',
      text: 'Not recognised, and so not checked by rules: foozol.',
    })
    expect(keptCheck(check, null)).toMatchObject({ outcome: 'incomplete', unchecked: ['foozol'] })
  })

  it('names what the rules’ answer passes over', () => {
    const current = medicines('Warfarin')
    const check = checkOf(current, medicines('paracetamol', 'Aspirin'), {
      text: 'Fine.',
      interactions: rulesOf(current, medicines('paracetamol')),
    })
    expect(statementsOf(check).map(({ text }) => text)).toContain(
      'Not named in the rules’ answer, and so unchecked: Aspirin.',
    )
    expect(keptCheck(check, null).outcome).toBe('incomplete')
  })

  it('knows a medicine again that was pasted with signs that nobody sees', () => {
    const pasted = medicines('As\u00ADpirin', 'War\u200Bfarin')
    expect(said([], pasted)).not.toContain('unchecked')
    expect(keptCheck(checkOf([], pasted), null)).toMatchObject({ outcome: 'found' })
    expect(keptCheck(checkOf([], pasted), null)).not.toHaveProperty('unchecked')
  })

  it('does not call two medicines in one field forgotten', () => {
    expect(said(medicines('Warfarin'), medicines('aspirin and codeine'))).not.toContain('Not named')
  })

  it('tells a host without rules from one with them', () => {
    const check = checkOf(medicines('Warfarin'), medicines('Aspirin'), {
      text: 'Avoid.',
      interactions: null,
    })
    expect(statementsOf(check)).toEqual([
      {
        tone: 'caution',
        text: 'The assistant was asked about: Warfarin, Aspirin; not checked by rules.',
      },
    ])
    expect(keptCheck(check, null)).toEqual({
      outcome: 'not-made',
      unchecked: ['Warfarin', 'Aspirin'],
    })
  })

  it('says that a failed check leaves the prescription unchecked', () => {
    const check = checkOf([], medicines('Aspirin'), null, [], 'The server cannot be reached.')
    expect(statementsOf(check)).toEqual([
      {
        tone: 'caution',
        text: 'The check failed: The server cannot be reached. This prescription is unchecked (Aspirin).',
      },
    ])
    expect(keptCheck(check, null)).toEqual({ outcome: 'failed', unchecked: ['Aspirin'] })
  })

  it.each(['Boom', 'Boom.', 'Boom!', 'Boom? '])('ends what the host says of it: %j', (said) => {
    const [statement] = statementsOf(checkOf([], medicines('Aspirin'), null, [], said))
    expect(statement?.text).toMatch(
      /^The check failed: Boom[.!?] This prescription is unchecked \(Aspirin\)\.$/,
    )
  })

  it('says that rules which failed checked nothing, though there is an answer', () => {
    const { ruleSet } = rulesOn('')
    const check = checkOf([], medicines('Aspirin'), {
      text: 'Nothing was checked.',
      interactions: { status: 'failed', ruleSet },
    })
    expect(statementsOf(check)[0]).toMatchObject({ tone: 'caution' })
    expect(keptCheck(check, null).outcome).toBe('failed')
  })

  it.each([
    ['answered', { tone: 'done', text: 'The connected AI model was asked about: a, b.' }],
    ['failed', { tone: 'caution', text: 'The connected AI model gave no opinion.' }],
    ['none', { tone: 'note', text: 'No AI model is connected, so none was asked.' }],
  ] as const)('tells the part of a model that %s', (model, statement) => {
    const interactions = rulesOf([], medicines('a', 'b'))
    const check = checkOf([], medicines('a', 'b'), { text: 'Read this.', interactions, model })
    expect(statementsOf(check).at(-1)).toEqual(statement)
  })

  it('warns of the same ingredient in two medicines', () => {
    expect(statementsOf(checkOf(medicines('paracetamol'), medicines('Panadol')))).toContainEqual({
      tone: 'caution',
      text: 'The same ingredient more than once: paracetamol, in paracetamol and Panadol.',
    })
  })

  it('warns of a current medication that is prescribed again', () => {
    const check = checkOf(medicines('Levothyroxine'), medicines('levothyroxine'))
    expect(statementsOf(check)).toContainEqual({
      tone: 'caution',
      text: 'The same medicine more than once: Levothyroxine.',
    })
  })

  it('says of a single medicine that there was nothing to check it against', () => {
    expect(statementsOf(checkOf([], medicines('Warfarin')))).toContainEqual({
      tone: 'caution',
      text: 'The rules know only Warfarin: there was nothing to check it against.',
    })
  })

  it('names what is on record and was left out', () => {
    const known = medicines('Warfarin')
    const check = checkOf(medicines('paracetamol'), medicines('aspirin'), undefined, known)
    expect(statementsOf(check).at(-1)).toEqual({
      tone: 'caution',
      text: 'Removed from the list, and so not part of the check, though on record for Bella Fernandes: Warfarin.',
    })
    expect(keptCheck(check, null).outcome).toBe('incomplete')
  })
})

describe('what is kept', () => {
  it('holds the rules shown, their version and the reason', () => {
    const check = checkOf(medicines('sildenafil'), medicines('isosorbide mononitrate'))
    expect(reasonSubject(check)).toContain('sildenafil isosorbide mononitrate')
    expect(keptCheck(check, 'The benefit outweighs the risk')).toMatchObject({
      outcome: 'found',
      ruleSet: expect.any(String),
      rules: [expect.any(String)],
      reason: 'The benefit outweighs the risk',
    })
    expect(alertOf(check)).toContain('sildenafil with isosorbide mononitrate: ')
  })

  it('is clean only where every medicine was checked', () => {
    const check = checkOf(medicines('paracetamol'), medicines('amoxicillin'))
    expect(keptCheck(check, null)).toMatchObject({ outcome: 'none-found', rules: [] })
    expect(alertOf(check)).toBe('')
  })

  it('is not clean where the same ingredient is there twice', () => {
    const check = checkOf(medicines('paracetamol'), medicines('Panadol'))
    expect(keptCheck(check, null)).toMatchObject({ outcome: 'found', rules: [] })
    expect(alertOf(check)).toBe(
      'The same ingredient more than once: paracetamol, in paracetamol and Panadol.',
    )
  })

  it('is not clean where there was nothing to check a medicine against', () => {
    expect(keptCheck(checkOf([], medicines('Warfarin')), null)).toMatchObject({
      outcome: 'incomplete',
      unchecked: ['Warfarin'],
    })
  })

  it('holds what the local rule warns of, though the check failed', () => {
    const check = checkOf(medicines('Warfarin'), medicines('aspirin'), null)
    expect(alertOf(check)).toBe(prescriptionMessages.aspirinAndWarfarin)
    expect(keptCheck(check, null)).toEqual({
      outcome: 'failed',
      unchecked: ['Warfarin', 'aspirin'],
    })
  })
})
