import type { Medication } from '@shared/contracts/medications'
import { isCriticalBy, type Outcome } from '@shared/contracts/quantity'
import { localPlace } from '../local-forms'
import type { Medicine } from '../name-index'
import { recognise } from '../recognise'
import { severities } from '../result'
import { membersOf } from '../rules'
import { diagnosesIn } from './diagnoses'
import { dailyDose, timesADay, unlikelyDose } from './dose'
import { type ContextFacts, countsWhenOld, measureWords } from './facts'
import type { ContextCheck, ContextFinding } from './result'
import { contextRules, contextVersion } from './rules'
import { contextSources } from './sources'
import { type ContextRule, type Measure, measures, type When } from './table'

/** From this age to the other, in whole years, a woman is asked whether she can be pregnant. */
const childbearing = { from: 12, to: 50 } as const

/** One ingredient of a medicine in the list. */
interface Subject {
  line: Medication
  ingredient: string
  isNew: boolean
  /** Whether the medicine has no other ingredient, so that the dose typed is its own. */
  isAlone: boolean
}

/** What a rule came to for one medicine. */
interface Spoken {
  /** null where the value does not decide it. */
  holds: Outcome
  because: string
  note?: string
  /** Whether it takes a medicine that is new, though this one is not. */
  byNew?: boolean
  /** Whether the patient has to be asked. */
  isAsked?: boolean
}

interface Present {
  facts: ContextFacts
  diagnoses: ReturnType<typeof diagnosesIn>
  subjects: readonly Subject[]
  /** What would have been needed, by medicine. */
  needed: Set<string>
}

const among = (classes: string, { subjects }: Present): Subject | undefined => {
  const members = membersOf(classes)
  return subjects.find(({ ingredient }) => members.has(ingredient))
}

function byAge({ from, below }: { from?: number; below?: number }, age: number): Spoken | null {
  const holds = (from === undefined || age >= from) && (below === undefined || age < below)
  return holds ? { holds, because: `Age ${age} years` } : null
}

function byPregnancy({ facts, diagnoses }: Present): Spoken | null {
  if (facts.sex === 'Male') return null
  if (facts.pregnantOn !== null)
    return { holds: true, because: `Pregnant by the laboratory result of ${facts.pregnantOn}` }
  const said = diagnoses.find(({ is }) => is === 'pregnancy')
  return said ? { holds: true, because: `On record: “${said.said}”` } : null
}

function byFertility({ age, sex }: ContextFacts): Spoken | null {
  if (sex === 'Male' || age < childbearing.from || age > childbearing.to) return null
  const who = sex === 'Female' ? 'Woman' : 'Sex is not recorded as male or female'
  return { holds: true, because: `${who}, ${age} years: can she be pregnant?`, isAsked: true }
}

function byValue(
  { value, below, above }: { value: Measure; below?: number; above?: number },
  { name, isQuiet }: { name: string; isQuiet: boolean },
  { facts, needed }: Present,
): Spoken | null {
  const measured = facts.values[value]
  if (!measured || (measured.isOld && !countsWhenOld.has(value))) {
    if (isQuiet) return null
    needed.add(
      measured
        ? `${name}: check ${lower(measureWords[value])}. The last value is old (${measured.words}).`
        : `${name}: check ${lower(measureWords[value])}. Nothing is on record.`,
    )
    return null
  }
  const holds = isCriticalBy(measured.quantity, {
    ...{ low: below ?? null, high: above ?? null, open: ['low', 'high'] },
  })
  if (holds === false) return null
  const limit = below === undefined ? `above ${above}` : `below ${below}`
  return {
    ...{ holds, because: measured.words },
    ...(holds === null && { note: `The value does not tell whether it is ${limit}.` }),
  }
}

const lower = (words: string): string => (words === 'INR' ? words : words.toLowerCase())

type Limit = Extract<When, { dose: object }>['dose']

function byDose(
  { above, with: partners, from, eGFRBelow }: Limit,
  { line, isAlone }: Subject,
  present: Present,
): Spoken | null {
  const partner = partners === undefined ? undefined : among(partners, present)
  if (partners !== undefined && !partner) return null
  if (from !== undefined && present.facts.age < from) return null
  const rate =
    eGFRBelow === undefined
      ? undefined
      : byValue({ value: 'eGFR', below: eGFRBelow }, { name: line.name, isQuiet: true }, present)
  if (eGFRBelow !== undefined && rate?.holds !== true) return null
  const dose = isAlone ? dailyDose(line) : null
  // Sums of tablets are no whole numbers in binary.
  if (!dose || dose.mg <= above * (1 + 1e-9)) {
    if (!dose || dose.atLeast)
      present.needed.add(
        `${line.name}: how much it is a day is not understood; its limit here is ${above} mg.`,
      )
    return null
  }
  const amount = `${dose.atLeast ? 'at least ' : ''}${Number(dose.mg.toFixed(3))} mg a day`
  return {
    holds: true,
    because: [
      amount,
      ...(partner ? [`with ${partner.line.name}`] : []),
      ...(from === undefined ? [] : [`age ${present.facts.age} years`]),
      ...(rate ? [rate.because] : []),
    ].join(', '),
    byNew: partner?.isNew ?? false,
  }
}

function byFrequency({ line }: Subject, { needed }: Present): Spoken | null {
  const times = timesADay(line.frequency)
  if (times === null) {
    needed.add(`${line.name}: how often it is taken is not understood; once a week is usual.`)
    return null
  }
  return times > 1.01 / 7 ? { holds: true, because: `Frequency “${line.frequency}”` } : null
}

function spoken(rule: ContextRule, subject: Subject, present: Present): Spoken | null {
  const { when } = rule
  const { facts, diagnoses } = present
  if ('age' in when) return byAge(when.age, facts.age)
  // Who is known to be pregnant is not asked.
  if ('canBePregnant' in when) return byPregnancy(present) ?? byFertility(facts)
  if ('isPregnant' in when) return byPregnancy(present)
  if ('value' in when) {
    const isQuiet = rule.quiet === true || rule.grade === 'warning'
    return byValue(when, { name: subject.line.name, isQuiet }, present)
  }
  if ('dose' in when) return byDose(when.dose, subject, present)
  if ('moreThanWeekly' in when) return byFrequency(subject, present)
  const said = diagnoses.find(({ is }) => is === when.diagnosis)
  return said ? { holds: true, because: `On record: “${said.said}”` } : null
}

/** What a rule is about: of one medicine only the gravest finding on each is told. */
function subjectOf({ when }: ContextRule): string {
  if ('value' in when) return when.value
  if ('diagnosis' in when) return 'diagnosis'
  if ('canBePregnant' in when || 'isPregnant' in when) return 'pregnancy'
  return 'age' in when ? 'age' : 'dose'
}

const gravity = ({ severity }: Pick<ContextFinding, 'severity'>): number =>
  severities.indexOf(severity)

function findingOf(
  rule: ContextRule,
  { line, ingredient, isNew }: Subject,
  { holds, because, note, byNew = false, isAsked = false }: Spoken,
): ContextFinding {
  const asksNow = isNew || byNew
  const notes = [
    ...(note ? [note] : []),
    ...(asksNow ? [] : ['It is taken already, and not part of this prescription.']),
  ]
  return {
    rule: rule.id,
    // What is not decided, or not prescribed now, asks for no reason.
    severity: holds === true && asksNow ? rule.grade : 'warning',
    gradedBy: rule.gradedBy,
    medicine: { name: line.name, ingredient },
    ...{ because, consequence: rule.consequence, action: rule.action },
    ...(notes.length > 0 && { note: notes.join(' ') }),
    ...(isAsked && { asks: 'pregnancy' as const }),
    sources: rule.sources.flatMap((id) => {
      const source = contextSources[id]
      return source
        ? [{ citation: source.title, ...(source.address && { url: source.address }) }]
        : []
    }),
  }
}

/** What is taken already is told of only where a value, a diagnosis, a pregnancy or the dose speaks against it. */
const speaksOfTaken = ({ when, grade }: ContextRule): boolean =>
  grade !== 'warning' && !('age' in when || 'canBePregnant' in when)

function ofSubject(subject: Subject, present: Present): ContextFinding[] {
  const found = contextRules
    .filter(
      (rule) =>
        membersOf(rule.medicines).has(subject.ingredient) &&
        (subject.isNew || speaksOfTaken(rule)) &&
        (rule.unless === undefined || !among(rule.unless, present)),
    )
    .flatMap((rule) => {
      const said = spoken(rule, subject, present)
      return said ? [{ about: subjectOf(rule), finding: findingOf(rule, subject, said) }] : []
    })
    .toSorted((one, other) => gravity(one.finding) - gravity(other.finding))
  return found
    .filter(({ about }, at) => found.findIndex((each) => each.about === about) === at)
    .map(({ finding }) => finding)
}

function unlikely({ line }: Subject): ContextFinding | null {
  const amount = unlikelyDose(line.dosage)
  if (amount === null) return null
  return {
    ...{ rule: 'dose-unlikely', severity: 'warning', gradedBy: 'rule set' },
    medicine: { name: line.name, ingredient: '' },
    because: `One dose of ${amount}`,
    consequence: 'So much is unlikely in one dose.',
    action: 'Make sure of the number and of the unit.',
    sources: [],
  }
}

const isOnce = <One extends Pick<ContextFinding, 'rule' | 'medicine'>>(
  { rule, medicine }: One,
  at: number,
  all: readonly One[],
): boolean =>
  all.findIndex((each) => each.rule === rule && each.medicine.name === medicine.name) === at

/**
 * What the facts are, in words.
 * @param withValues whether values of the laboratory are said, or only that there are some
 */
export function lookedAtIn(
  { age, sex, values, diagnoses }: ContextFacts,
  { withValues }: { withValues: boolean },
): string[] {
  return [
    `Age: ${age} years`,
    `Sex: ${sex}`,
    ...(diagnoses.length > 0 ? [`Diagnosis: ${diagnoses.join('; ')}`] : []),
    ...measures.flatMap((measure) => {
      const measured = values[measure]
      const said = withValues ? measured?.words : 'on record'
      return measured ? [`${measureWords[measure]}: ${said}`] : []
    }),
  ]
}

/** What is not on record. */
const missing = ({ values, diagnoses, unread }: ContextFacts): string[] => [
  ...(diagnoses.length > 0 ? [] : ['Diagnosis: nothing on record']),
  ...measures
    .filter((measure) => !values[measure])
    .map((measure) => `${measureWords[measure]}: nothing on record`),
  ...unread,
]

/**
 * Holds medicines against what is on record of a patient: age, sex, diagnosis, laboratory values, and the
 * dose that is typed. Pure: the same gives the same answer. What stays on its place is passed over.
 * @param medicines what is prescribed
 * @param taken what is taken already
 * @param lookUp which medicine a name means, where more names are known than the tables have
 */
export function checkContext(
  { medicines, taken }: { medicines: readonly Medication[]; taken: readonly Medication[] },
  facts: ContextFacts,
  lookUp: (name: string) => Medicine | undefined = recognise,
): ContextCheck {
  const subjectsOf = (line: Medication, isNew: boolean): Subject[] => {
    const ingredients = lookUp(line.name)?.ingredients ?? []
    return ingredients
      .filter((ingredient) => localPlace(line.name, ingredient) === null)
      .map((ingredient) => ({ line, ingredient, isNew, isAlone: ingredients.length === 1 }))
  }
  const subjects = [
    ...medicines.flatMap((line) => subjectsOf(line, true)),
    ...taken.flatMap((line) => subjectsOf(line, false)),
  ]
  const needed = new Set<string>()
  const present = { facts, diagnoses: diagnosesIn(facts.diagnoses), subjects, needed }
  const unlikelyOnes = medicines.flatMap(
    (line) => unlikely({ line, ingredient: '', isNew: true, isAlone: true }) ?? [],
  )
  return {
    version: contextVersion,
    findings: [...subjects.flatMap((subject) => ofSubject(subject, present)), ...unlikelyOnes]
      .filter(isOnce)
      .toSorted((one, other) => gravity(one) - gravity(other)),
    lookedAt: lookedAtIn(facts, { withValues: true }),
    missing: missing(facts),
    needed: [...needed],
  }
}
