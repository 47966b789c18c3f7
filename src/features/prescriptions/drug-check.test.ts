import { medicinesRead, rulesOn } from '@mocks/interaction-rules'
import type { Medication } from '@shared/contracts/medications'
import type { Patient } from '@shared/contracts/patients'
import { prescriptionMessages } from '@shared/contracts/prescriptions'
import { checkAllergies } from '@shared/medicines/allergies'
import { checkInteractions } from '@shared/medicines/check'
import type { ContextCheck, ContextFinding } from '@shared/medicines/context/result'
import { joinedChecks } from '@shared/medicines/join'
import { recognise } from '@shared/medicines/recognise'
import { describe, expect, it } from 'vitest'
import { answerTitle, statementsOf, uncheckedIn } from './check-words'
import { allCurrentMedications, exampleMedication } from './current-medications'
import {
  alertOf,
  type DrugCheck,
  drugCheckOf,
  findingsOf,
  graveDangers,
  type InteractionRules,
  isUnchecked,
  keptCheck,
  markOf,
  needsDecision,
  outcomeOf,
} from './drug-check'
import { interactionQuestion, tooLongToAsk } from './interaction-question'

const medicine = (name: string, frequency = 'once daily'): Medication => ({
  name,
  dosage: '5 mg',
  frequency,
})
const medicines = (...names: string[]) => names.map((name) => medicine(name))

const checkOf = (
  currentMedications: Medication[],
  added: Medication[],
  {
    answer = { text: 'Read this.', interactions: null },
    rules = { checkInteractions, checkAllergies, joinedChecks },
    known = [],
    allergies = [],
    noKnownAllergies,
    problem = null,
    context,
  }: Partial<
    Pick<DrugCheck, 'answer' | 'problem' | 'context'> & {
      rules: InteractionRules | null
      known: Medication[]
      allergies: string[]
      noKnownAllergies: Patient['noKnownAllergies']
    }
  > = {},
) =>
  drugCheckOf(
    { currentMedications, medicines: added },
    { name: 'Bella Fernandes', currentMedications: known, allergies, noKnownAllergies },
    rules,
    { answer, problem, context },
  )

const doneWords = (check: DrugCheck): string =>
  statementsOf(check)
    .map(({ text }) => text)
    .join('\n')

const uncheckedWords = (check: DrugCheck) => uncheckedIn(check).map(({ text }) => text)

const subjects = (check: DrugCheck) => graveDangers(check).map(({ about }) => about)

/** Of which the rules hold all that is grave. */
const covered = medicines('paracetamol', 'amoxicillin')

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

  it('lacks the example where the record names what is taken, on a host that keeps it', () => {
    const example = { currentMedications: [exampleMedication], removed: [] }
    expect(allCurrentMedications(example, medicines('Warfarin'), true)).toEqual(
      medicines('Warfarin'),
    )
    expect(allCurrentMedications(example, [], true)).toEqual([exampleMedication])
    expect(allCurrentMedications(example, medicines('Warfarin'))).toEqual([
      exampleMedication,
      ...medicines('Warfarin'),
    ])
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

describe('what was checked', () => {
  it('is told in grey where a label was read in part, and is kept so', () => {
    const check = checkOf([], medicines('paracetamol', 'amoxicillin'))
    expect(statementsOf(check)[0]).toMatchObject({ tone: 'done-in-part' })
    expect(statementsOf(check)).toContainEqual({
      tone: 'note',
      text: 'Read in part: paracetamol, amoxicillin.',
    })
    expect(keptCheck(check, [])).toMatchObject({ readInPart: ['paracetamol', 'amoxicillin'] })
    const whole = check.rules?.checked.map((medicine) => ({
      ...medicine,
      readings: medicine.ingredients.map((ingredient) => ({ ingredient, read: 'whole' as const })),
    }))
    const wholly = { ...check, rules: check.rules && { ...check.rules, checked: whole ?? [] } }
    expect(statementsOf(wholly)[0]).toMatchObject({ tone: 'done' })
  })

  it('tells what the rules cover, and whether the assistant was asked', () => {
    const check = checkOf([], covered)
    expect(doneWords(check)).toMatch(
      /^Checked by rules, which cover all of them as far as their labels were read, and found no pair: paracetamol, amoxicillin\. \(Rules \S+, not reviewed by a pharmacist\.\)\nRead in part: paracetamol, amoxicillin\.\nNo allergies on record to compare with\.\nNot looked at: pregnancy, kidneys, liver, age and dose\.\nThe assistant was asked about: paracetamol, amoxicillin\.$/,
    )
    expect(uncheckedWords(check)).toEqual([])
    expect(outcomeOf(check)).toBe('none-found')
  })

  it('says of a single medicine that there was nothing to compare it with', () => {
    const check = checkOf([], medicines('paracetamol'))
    expect(doneWords(check)).toContain('there was nothing to compare it with')
    expect(outcomeOf(check)).toBe('nothing-to-compare')
  })

  it.each([
    ['answered', { tone: 'done', text: 'The connected AI model was asked about: a, b.' }],
    ['failed', { tone: 'caution', text: 'The connected AI model gave no opinion.' }],
    ['none', { tone: 'note', text: 'No AI model is connected, so none was asked.' }],
  ] as const)('tells the part of a model that %s', (model, statement) => {
    const answer = { text: 'Read this.', interactions: null, model }
    const check = checkOf([], medicines('a', 'b'), { answer })
    expect(statementsOf(check).at(-1)).toEqual(statement)
  })

  it.each(['Boom', 'Boom.', 'Boom!', 'Boom? '])('says why there is no answer: %j', (problem) => {
    const check = checkOf([], covered, { answer: null, problem })
    expect(statementsOf(check).at(-1)?.text).toMatch(
      /^The assistant could not be asked: Boom[.!?]$/,
    )
  })

  it('tells a form that stays on its place', () => {
    const check = checkOf(medicines('Warfarin'), medicines('Diclofenac gel'))
    expect(check.rules?.found).toEqual([])
    expect(doneWords(check)).toContain('diclofenac on the skin')
  })

  it('warns of the same ingredient in two medicines', () => {
    const check = checkOf(medicines('paracetamol'), medicines('Panadol'))
    const text = 'The same ingredient more than once: paracetamol, in paracetamol and Panadol.'
    expect(keptCheck(check, [])).toMatchObject({ outcome: 'found', rules: [] })
    expect(alertOf(check)).toBe(text)
  })

  it('warns of a current medication that is prescribed again in another dose', () => {
    const stronger = { ...medicine('levothyroxine'), dosage: '10 mg' }
    const check = checkOf(medicines('Levothyroxine'), [stronger])
    expect(alertOf(check)).toBe('The same medicine more than once: Levothyroxine.')
  })

  it('takes a renewed medicine for one, however it is spelled and for however long', () => {
    const renewed = { ...medicine('levothyroxine '), dosage: '5mg', duration: '90 days' }
    expect(alertOf(checkOf(medicines('Levothyroxine'), [renewed]))).toBe('')
  })

  it('takes what is renewed for one medicine, and another dose of it for a second', () => {
    const taken = medicines('Levothyroxine')
    const renewed = checkOf(taken, taken, { known: taken, answer: null })
    expect(keptCheck(renewed, [])).toMatchObject({ outcome: 'nothing-to-compare' })
    expect(alertOf(renewed)).toBe('')
    expect(needsDecision(renewed)).toBe(false)
    const stronger = taken.map((line) => ({ ...line, dosage: '10 mg' }))
    expect(alertOf(checkOf(taken, stronger, { known: taken }))).toBe(
      'The same medicine more than once: Levothyroxine.',
    )
  })
})

describe('what was not checked', () => {
  it('names what was not recognised, with near spellings', () => {
    const check = checkOf(covered, medicines('foozol', 'asprin', 'NSAIDs'))
    expect(uncheckedWords(check)).toEqual([
      'foozol: not recognised, and so not checked.',
      'asprin: not recognised, and so not checked (did you mean aspirin?).',
      'NSAIDs: not recognised, and so not checked (a group: name the medicine itself).',
    ])
    expect(keptCheck(check, [])).toMatchObject({
      outcome: 'incomplete',
      unchecked: ['foozol', 'asprin', 'NSAIDs'],
    })
  })

  it('says of a medicine that is only partly covered what was looked for', () => {
    const result = checkInteractions(['paracetamol', 'amoxicillin'])
    const [first, ...others] = result.checked
    if (!first) throw new Error('Nothing was checked')
    const partly = [{ ingredient: 'paracetamol', lookedFor: ['paracetamol and x', 'y'] }]
    const partlyChecked = { ...result, checked: [{ ...first, partly }, ...others] }
    const rules = { checkInteractions: () => partlyChecked, checkAllergies, joinedChecks }
    const check = checkOf([], covered, { rules })
    expect(uncheckedWords(check)).toEqual([
      'paracetamol: looked for only paracetamol and x; y. Whatever else interacts with it was not looked for.',
    ])
    const lookedFor = ['a', 'b', 'c', 'd']
    const many = { ...first, partly: [{ ingredient: 'paracetamol', lookedFor }] }
    const longer = { ...partlyChecked, checked: [many, ...others] }
    expect(uncheckedIn({ ...check, rules: longer })).toEqual([
      { text: expect.stringContaining('looked for only 4 kinds of pairs'), lookedFor },
    ])
    expect(keptCheck(check, [])).toMatchObject({ outcome: 'incomplete', partly: ['paracetamol'] })
    expect(needsDecision({ ...check, answer: null })).toBe(true)
  })

  it('says that rules which failed checked nothing, though there is an answer', () => {
    const check = checkOf([], covered, { rules: null })
    expect(uncheckedWords(check)).toEqual([
      'The check by the rules failed: nothing was checked by them (paracetamol, amoxicillin). If it fails again, reload the page: what is typed stays.',
      'Nothing was compared with the allergies on record: that failed.',
    ])
    expect(keptCheck(check, [])).toEqual({
      outcome: 'failed',
      unchecked: ['paracetamol', 'amoxicillin'],
    })
  })

  it('is what the host found, where the rules failed in this browser', () => {
    const interactions = rulesOn(interactionQuestion([], medicines('Warfarin', 'Aspirin')))
    const answer = { text: 'Read this.', interactions }
    const check = checkOf([], medicines('Warfarin', 'Aspirin'), { rules: null, answer })
    expect(findingsOf(check)).toHaveLength(1)
  })

  it('tells of a medicine that the host passed over, where the rules failed in this browser', () => {
    const answer = { text: 'Read this.', interactions: checkInteractions(['Warfarin', 'aspirin']) }
    const check = checkOf([], medicines('warfarin', 'Aspirin', 'Xolocin'), { rules: null, answer })
    expect(keptCheck(check, [])).toMatchObject({ outcome: 'found', unchecked: ['Xolocin'] })
  })

  it('is less where the host knows a name: it is checked, and compared with the allergies', () => {
    const interactions = checkInteractions(['Xolocin 250 mg', 'metformin'], (name) =>
      name.startsWith('Xolocin') ? { label: name, ingredients: ['amoxicillin'] } : recognise(name),
    )
    const answer = { text: 'Read this.', interactions }
    const added = medicines('Xolocin 250 mg', 'metformin')
    const check = checkOf([], added, { answer, allergies: ['Penicillin'] })
    expect(keptCheck(check, [])).toMatchObject({
      outcome: 'found',
      allergies: ['Penicillin: Xolocin 250 mg'],
    })
    expect(keptCheck(check, [])).not.toHaveProperty('unchecked')
    expect(checkOf([], added, { allergies: ['Penicillin'] }).allergies?.matches).toEqual([])
  })

  it('names what is on record and was left out', () => {
    const check = checkOf([], covered, { known: medicines('Warfarin') })
    expect(uncheckedWords(check)).toEqual([
      'Warfarin: removed from the list, and so not part of the check, though on record for Bella Fernandes.',
    ])
    expect(keptCheck(check, [])).toMatchObject({ outcome: 'incomplete', unchecked: ['Warfarin'] })
  })

  it('knows a medicine again that was pasted with signs that nobody sees', () => {
    const check = checkOf([], medicines('As\u00ADpirin', 'War\u200Bfarin'))
    expect(keptCheck(check, [])).toMatchObject({ outcome: 'found' })
    expect(keptCheck(check, [])).not.toHaveProperty('unchecked')
  })
})

describe('allergies', () => {
  it('are compared, and what matches is found', () => {
    const check = checkOf(medicines('paracetamol'), medicines('Amoxicillin'), {
      allergies: ['Penicillin'],
      answer: null,
    })
    expect(needsDecision(check)).toBe(true)
    expect(subjects(check)).toEqual(['Amoxicillin and the allergy “Penicillin”'])
    expect(keptCheck(check, [])).toMatchObject({
      outcome: 'found',
      allergies: ['Penicillin: Amoxicillin'],
    })
    expect(alertOf(check)).toBe('Amoxicillin: allergy to Penicillin.')
  })

  it.each([
    [[], 'No allergies on record to compare with.'],
    [['Penicillin'], 'Compared with the allergies on record, by the names that the rules know.'],
    [['Peanuts'], 'Not compared with: Peanuts (no medicine or class that the rules know).'],
  ])('of %s are told', (allergies, words) => {
    expect(doneWords(checkOf([], medicines('paracetamol'), { allergies }))).toContain(words)
  })

  it.each([
    [null, 'caution', 'Allergies: not asked. Nothing to compare with.'],
    [
      { on: '2026-03-02', by: 'Nina Rao' },
      ...([
        'note',
        'No known allergies (asked 2026-03-02 by Nina Rao): nothing to compare with.',
      ] as const),
    ],
  ] as const)(
    'that are none are told by whether the patient was asked: %j',
    (asked, tone, text) => {
      const check = checkOf([], medicines('paracetamol'), { noKnownAllergies: asked })
      expect(statementsOf(check)).toContainEqual({ tone, text })
    },
  )

  it.each(['NKDA', 'keine bekannt'])('are told apart where the record says %s', (text) => {
    const check = checkOf([], medicines('paracetamol'), {
      allergies: [text],
      noKnownAllergies: null,
    })
    expect(statementsOf(check)).toContainEqual({
      tone: 'note',
      text: 'The record says that no allergies are known: nothing to compare with.',
    })
  })
})

it('has not wholly checked where an allergy could not be compared, and keeps that', () => {
  const check = checkOf([], covered, { allergies: ['Peanuts'] })
  expect(markOf(check)).toBe('caution')
  expect(keptCheck(check, []).notCompared).toEqual(['Peanuts'])
  expect(markOf(checkOf([], covered, { allergies: ['Aspirin'] }))).toBe('whole')
})

it('is incomplete where allergies could not be compared at all', () => {
  const host = checkInteractions(['paracetamol', 'amoxicillin'])
  const answer = { text: 'Read this.', interactions: host }
  expect(outcomeOf(checkOf([], covered, { rules: null, answer }))).toBe('incomplete')
})

it('marks what every form starts with as an example', () => {
  const check = checkOf([exampleMedication], medicines('amoxicillin'))
  expect(keptCheck(check, []).examples).toEqual(['paracetamol'])
  expect(keptCheck(checkOf([], medicines('paracetamol')), [])).not.toHaveProperty('examples')
  const taken = checkOf([exampleMedication], [], { known: [exampleMedication] })
  expect(keptCheck(taken, [])).not.toHaveProperty('examples')
})

describe('a decision', () => {
  it('is not asked for where the rules cover all, nothing is found, and nobody answered', () => {
    expect(needsDecision(checkOf([], covered, { answer: null }))).toBe(false)
    expect(needsDecision(checkOf([], covered))).toBe(true)
  })

  it.each([
    ['something was found', medicines('Warfarin', 'Aspirin'), {}],
    ['a medicine is there twice', medicines('paracetamol', 'Panadol'), {}],
    ['a medicine is not known', medicines('paracetamol', 'foozol'), {}],
    ['the rules failed', covered, { rules: null }],
    ['a medicine was left out', covered, { known: medicines('Warfarin') }],
  ])('is asked for where %s, whoever answered', (_, all, options) => {
    expect(needsDecision(checkOf([], all, { answer: null, ...options }))).toBe(true)
  })

  it('takes a reason for a contraindication and for a critical danger', () => {
    const nitrate = checkOf(medicines('sildenafil'), medicines('isosorbide mononitrate'))
    expect(subjects(nitrate)).toEqual(['sildenafil with isosorbide mononitrate'])
    expect(subjects(checkOf([], medicines('oxycodone', 'diazepam')))).toHaveLength(1)
    expect(subjects(checkOf([], medicines('tamoxifen', 'paracetamol')))).toEqual([])
  })
})

describe('the record', () => {
  const looked: ContextCheck = {
    ...{ version: '1.0', findings: [], needed: [], lookedAt: ['Age: 44 years', 'Sex: Female'] },
    missing: ['Potassium: nothing on record'],
  }
  const finding: ContextFinding = {
    ...{ rule: 'kidney-metformin-30', severity: 'contraindicated', gradedBy: 'source' },
    medicine: { name: 'Metformin', ingredient: 'metformin' },
    because: 'eGFR 24 mL/min/1.73 m² (Creatinine 2.6 mg/dL of 2026-02-20)',
    ...{ consequence: 'Lactic acidosis.', action: 'Do not give it.', sources: [] },
  }
  const grave = { words: 'Metformin: check kidney function. Nothing is on record.', isGrave: true }
  const byRules = {
    text: 'None found.',
    model: 'none',
    interactions: checkInteractions(['paracetamol', 'amoxicillin']),
  } as const

  it('is told with what was looked at, and what is not on record', () => {
    const check = checkOf([], covered, { context: looked })
    expect(doneWords(check)).toContain(
      'Compared with the record: Age: 44 years; Sex: Female. (Context rules 1.0.)\nPotassium: nothing on record.\nNot looked at: breast-feeding and body weight.',
    )
  })

  it('is marked whole only where all was read whole and known, and nothing grave was found', () => {
    const wholly: InteractionRules['checkInteractions'] = (names) => {
      const result = checkInteractions(names)
      const checked = result.checked.map((each) => ({
        ...each,
        readings: each.ingredients.map((ingredient) => ({ ingredient, read: 'whole' as const })),
      }))
      return { ...result, checked }
    }
    const asked = { on: '2026-03-01', by: 'Dr. A' }
    const mark = (more: Parameters<typeof checkOf>[2] = {}) =>
      markOf(
        checkOf([], covered, {
          rules: { checkInteractions: wholly, checkAllergies, joinedChecks },
          ...{ noKnownAllergies: asked, context: looked, ...more },
        }),
      )
    expect(mark()).toBe('whole')
    expect(mark({ noKnownAllergies: null, allergies: ['NKDA'] })).toBe('whole')
    expect(mark({ rules: { checkInteractions, checkAllergies, joinedChecks } })).toBe('in part')
    const undecided = {
      ...{ ...finding, severity: 'warning' as const },
      note: 'The value does not tell whether it is below 30.',
    }
    expect(mark({ context: { ...looked, findings: [{ ...finding, severity: 'warning' }] } })).toBe(
      'whole',
    )
    const lacking = { words: 'Metformin: check kidney function.', isGrave: false }
    for (const more of [
      { noKnownAllergies: null },
      { allergies: ['house dust'] },
      { context: { ...looked, needed: [lacking] } },
      { context: { ...looked, findings: [finding] } },
      { context: { ...looked, findings: [undecided] } },
      { rules: null },
    ])
      expect(mark(more), JSON.stringify(more)).toBe('caution')
    // As the sample has it, which looks at no record.
    expect(markOf(checkOf([], covered))).toBe('whole')
  })

  it('takes no decision where nothing was found, all was compared and no model was asked', () => {
    const none = { answer: byRules, context: looked }
    expect(needsDecision(checkOf([], covered, none))).toBe(false)
    expect(needsDecision(checkOf([], covered, { ...none, answer: null }))).toBe(false)
    const needed = [{ ...grave, isGrave: false }]
    expect(needsDecision(checkOf([], covered, { ...none, context: { ...looked, needed } }))).toBe(
      false,
    )
  })

  it.each([
    ['a model answered', { answer: { ...byRules, model: 'answered' } }],
    ['a model failed', { answer: { ...byRules, model: 'failed' } }],
    ['the host has no rules', { answer: { text: 'Fine.', interactions: null } }],
    ['the record says something', { context: { ...looked, findings: [finding] } }],
    ['the record could not be asked', { context: null }],
    ['an allergy could not be compared', { allergies: ['house dust'] }],
    ['a value that decides is missing', { context: { ...looked, needed: [grave] } }],
  ] as const)('takes a decision where %s', (_, more) => {
    const options = { answer: byRules, context: looked, ...more, allergies: [] as string[] }
    if ('allergies' in more) options.allergies = [...more.allergies]
    expect(needsDecision(checkOf([], covered, options as Parameters<typeof checkOf>[2]))).toBe(true)
  })

  it('takes a reason that was given for this value', () => {
    const check = checkOf([], covered, { context: { ...looked, findings: [finding] } })
    expect(graveDangers(check)).toEqual([
      {
        key: `kidney-metformin-30 Metformin: ${finding.because}`,
        about: `Metformin: ${finding.because}`,
        asks: false,
      },
    ])
  })

  it('names with what was not checked a value on which a contraindication depends', () => {
    const needed = [grave, { words: 'Warfarin: check INR.', isGrave: false }]
    const check = checkOf([], covered, { context: { ...looked, needed } })
    expect(uncheckedWords(check)).toEqual([grave.words])
    expect(isUnchecked(check)).toBe(true)
    expect(keptCheck(check, []).outcome).toBe('incomplete')
    expect(doneWords(check)).toContain('Warfarin: check INR.')
    expect(doneWords(check)).not.toContain(grave.words)
  })

  it('counts as a finding by itself, which the patient is told without what it says', () => {
    const check = checkOf([], medicines('metformin'), {
      context: { ...looked, findings: [finding] },
    })
    expect(keptCheck(check, []).outcome).toBe('found')
    expect(alertOf(check)).toBe('The record speaks against Metformin.')
  })

  it.each<[what: string, found: Partial<ContextFinding>, taken: string, added: string]>([
    ['a question', { asks: 'pregnancy' }, 'paracetamol', 'metformin'],
    ['a warning', { severity: 'warning' }, 'paracetamol', 'metformin'],
    ['what is only taken', {}, 'metformin', 'paracetamol'],
  ])('tells the patient nothing of %s', (_, found, taken, added) => {
    const context = { ...looked, findings: [{ ...finding, ...found }] }
    expect(alertOf(checkOf(medicines(taken), medicines(added), { context }))).toBe('')
  })

  it('that could not be asked is named as not checked', () => {
    expect(uncheckedWords(checkOf([], covered, { context: null }))).toEqual([
      prescriptionMessages.contextFailed,
    ])
  })
})

describe('what is kept', () => {
  it('holds the rules shown, their version and the reason', () => {
    const check = checkOf(medicines('sildenafil'), medicines('isosorbide mononitrate'))
    const reason = { key: 'a', about: 'Both', reason: 'The benefit outweighs the risk' }
    const kept = keptCheck({ ...check, context: null }, [reason])
    expect(kept).toMatchObject({
      outcome: 'found',
      ruleSet: expect.any(String),
      rules: [expect.any(String)],
      reasons: [reason],
    })
    // A host that does not look at the record keeps one for all.
    expect(keptCheck(check, [reason])).toMatchObject({ reason: reason.reason })
    expect(alertOf(check)).toContain('sildenafil with isosorbide mononitrate: ')
  })

  it('holds the rules of allergies too, and of what stays on the skin', () => {
    const check = checkOf(medicines('warfarin'), medicines('diclofenac gel'), {
      allergies: ['ibuprofen'],
    })
    const [allergy] = check.allergies?.matches ?? []
    expect(keptCheck(check, [])).toMatchObject({ rules: [allergy?.rule, 'pair-1'] })
  })

  it('is clean where the rules cover every medicine', () => {
    const check = checkOf([], covered)
    expect(keptCheck(check, [])).toMatchObject({ outcome: 'none-found', rules: [] })
    expect(alertOf(check)).toBe('')
  })

  it('holds what the local rule warns of, though the check failed', () => {
    const check = checkOf(medicines('Warfarin'), medicines('aspirin'), { rules: null })
    expect(alertOf(check)).toBe(prescriptionMessages.aspirinAndWarfarin)
  })
})

it.each([
  ['none', 'What the server’s rules say'],
  ['failed', 'What the server’s rules say'],
  ['answered', 'The assistant’s answer'],
  [undefined, 'The assistant’s answer'],
] as const)('says whose words an answer is, where the model’s part was %s', (model, title) => {
  const by = model === undefined ? {} : { model }
  expect(answerTitle({ text: '', interactions: { status: 'failed' }, ...by })).toBe(title)
  // Whoever has no rules has not let them speak.
  expect(answerTitle({ text: '', interactions: null, ...by })).toBe('The assistant’s answer')
})
