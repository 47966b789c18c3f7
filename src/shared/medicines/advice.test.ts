import { describe, expect, it } from 'vitest'
import { wordsFor } from './advice'
import { checkInteractions } from './check'
import { ingredients } from './ingredients'
import { antibiotics } from './names/antibiotics'
import { betaLactams } from './names/beta-lactams'
import { fungi } from './names/fungi'
import { malariaAndWorms } from './names/malaria-and-worms'
import { tuberculosis } from './names/tuberculosis'
import { viruses } from './names/viruses'
import { membersOf, rules } from './rules'

const advice = (...names: string[]) => checkInteractions(names).found[0]?.action

describe('advice is made from the pair', () => {
  it.each([
    ['ciclosporin', 'ibuprofen', 'Choose paracetamol; otherwise check the kidneys.'],
    [
      'ciclosporin',
      'diclofenac',
      'Choose paracetamol; otherwise halve diclofenac and check the kidneys.',
    ],
    ['tacrolimus', 'diclofenac', 'Choose paracetamol; otherwise check the kidneys.'],
    [
      'simvastatin',
      'amlodipine',
      'Not more than 20 mg of simvastatin a day; if it is more, lower it or choose another statin.',
    ],
    [
      'simvastatin',
      'verapamil',
      'Not more than 10 mg of simvastatin a day; if it is more, lower it or choose another statin.',
    ],
    [
      'sildenafil',
      'isosorbide mononitrate',
      'Do not use together, and no nitrate as needed either: none for at least a day after sildenafil. In an emergency: other treatment, in hospital.',
    ],
    [
      'tadalafil',
      'isosorbide mononitrate',
      'Do not use together, and no nitrate as needed either: none for at least two days after tadalafil. In an emergency: other treatment, in hospital.',
    ],
    ['clozapine', 'ritonavir', 'Do not use together. Choose another antipsychotic.'],
    ['edoxaban', 'verapamil', 'Watch for bleeding.'],
    ['edoxaban', 'dronedarone', 'Give edoxaban 30 mg once a day.'],
    [
      'spironolactone',
      'Entresto',
      'In heart failure this is meant: start low, not above 5 mmol/l, and check potassium and kidney function after one week and four weeks, then every few months.',
    ],
  ])('%s with %s: %s', (one, other, words) => {
    expect(advice(one, other)).toBe(words)
    expect(advice(other, one)).toBe(words)
  })

  it.each([
    ['{verapamil, diltiazem: 10 | 20} mg of simvastatin', '20 mg of simvastatin'],
    ['Check it {simvastatin & ranolazine: ; halve it}.', 'Check it; halve it.'],
    ['Check it {simvastatin & verapamil: ; halve it}.', 'Check it.'],
    [
      '{statins: Lower the statin;} check it. [lovastatin, simvastatin] rises.',
      'Lower the statin; check it. Simvastatin rises.',
    ],
  ])('reads %s for simvastatin with ranolazine', (text, words) => {
    expect(wordsFor(text, ['simvastatin', 'ranolazine'])).toBe(words)
  })
})

const offers = /\b(choose|prefer|such as|another way|instead|antidote)\b/i

describe('over every pair that the tables can make', () => {
  /** What is measured, whether it is taken or not. */
  const measured = new Set(['potassium', 'calcium', 'magnesium', 'glucose'])
  /** What the first turns into, is called by or is measured as. */
  const sameAs: Readonly<Record<string, string>> = {
    fosphenytoin: 'phenytoin',
    aminophylline: 'theophylline',
    acebrophylline: 'theophylline',
    primidone: 'phenobarbital',
    capecitabine: 'fluorouracil',
    tegafur: 'fluorouracil',
    codeine: 'morphine',
    dexibuprofen: 'ibuprofen',
    ...Object.fromEntries([...membersOf('heparins')].map((each) => [each, 'heparin'])),
  }
  const names = [...ingredients.keys()].filter((name) => !measured.has(name))
  const patterns = names.map(
    (name) => [name, new RegExp(`(?<![\\p{L}-])${name}(?![\\p{L}-])`, 'iu')] as const,
  )
  const read = new Map<string, readonly { name: string; offered: boolean }[]>()
  /** The medicines that a text names, and whether a sentence offers them as an alternative. */
  const namesIn = (text: string) => {
    const found =
      read.get(text) ??
      text
        .split(/(?<=[.;:]) /)
        .flatMap((sentence) =>
          patterns
            .filter(([, pattern]) => pattern.test(sentence))
            .map(([name]) => ({ name, offered: offers.test(sentence) })),
        )
    read.set(text, found)
    return found
  }

  const texts = rules.flatMap((rule) => {
    const [left, right] = rule.sides
    const { consequence, action, depends = '', milder, graver } = rule
    const notes = [depends, milder?.note ?? '', graver?.note ?? '']
    return [...left].flatMap((one) =>
      [...right]
        .filter((other) => other !== one)
        .flatMap((other) => {
          const pair = [one, other] as const
          const others = (text: string) =>
            namesIn(text).filter(
              ({ name }) => !pair.some((each) => each === name || sameAs[each] === name),
            )
          return [action, consequence, ...notes].map((written, at) => {
            const text = wordsFor(written, pair)
            return { rule, pair, isAction: at === 0, isNote: at > 1, text, others: others(text) }
          })
        }),
    )
  })

  it('no text names a third medicine of the rule’s own sides, but as an alternative', () => {
    const wrong = texts.flatMap(({ rule, pair, text, others }) =>
      others
        .filter(({ name, offered }) => !offered && rule.sides.some((side) => side.has(name)))
        .map(({ name }) => `${rule.id}, ${pair.join(' with ')}: ${name} in “${text}”`),
    )
    expect(wrong).toEqual([])
  })

  it('advice names a medicine that is not of the pair only as an alternative', () => {
    const wrong = texts
      .filter(({ isAction }) => isAction)
      .flatMap(({ rule, text, others }) =>
        others
          .filter(({ offered }) => !offered)
          .map(({ name }) => `${rule.id}: ${name} in “${text}”`),
      )
    expect([...new Set(wrong)]).toEqual([])
  })

  it('no alternative is as grave with both of the pair as they are together', () => {
    const graver = ['contraindicated', 'critical']
    const gradeOf = (one: string, other: string) =>
      one === other ? '' : (checkInteractions([one, other]).found[0]?.severity ?? '')
    const grades = new Map<string, string>()
    const known = (one: string, other: string) => {
      const key = `${one}/${other}`
      const grade = grades.get(key) ?? gradeOf(one, other)
      grades.set(key, grade)
      return grade
    }
    const wrong = texts
      .filter(({ isAction, others }) => isAction && others.length > 0)
      .flatMap(({ rule, pair, others }) =>
        others
          .filter(({ name }) => pair.every((each) => graver.includes(known(each, name))))
          .map(({ name }) => `${rule.id}, ${pair.join(' with ')}: ${name}`),
      )
    expect(wrong).toEqual([])
  })

  it('offers no other anti-infective where neither is one', () => {
    const areas = [antibiotics, betaLactams, tuberculosis, fungi, viruses, malariaAndWorms]
    const antiInfectives = new Set([
      'linezolid',
      ...areas.flatMap((area) => Object.keys(area.ingredients)),
    ])
    const wrong = texts.filter(
      ({ pair, text }) =>
        /another (?:antibiotic|antifungal|antiviral|anti-infective)/.test(text) &&
        !pair.some((each) => antiInfectives.has(each)),
    )
    expect(wrong.map(({ rule, pair }) => `${rule.id}: ${pair.join(' with ')}`)).toEqual([])
  })

  it('every text is whole: no sign of the tables is left in it', () => {
    const torn = texts.filter(
      ({ text, isNote }) =>
        /[{}[\]|~]|\.\.|^[.,;]|[,;:] ?[.,;:]/.test(text) ||
        !(isNote && text === '' ? true : /[.!?]$/.test(text)),
    )
    expect(torn.map(({ rule, text }) => `${rule.id}: ${text}`)).toEqual([])
  })
})
