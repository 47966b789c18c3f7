import type { Medication } from '@shared/contracts/medications'
import { isCriticalBy, type Outcome } from '@shared/contracts/quantity'
import { localPlace } from '../local-forms'
import type { Medicine } from '../name-index'
import { recognise } from '../recognise'
import { severities } from '../result'
import { membersOf } from '../rules'
import { dayDose, type Subject } from './day-dose'
import { diagnosesIn } from './diagnoses'
import { timesADay, unlikelyDose } from './dose'
import { type ContextFacts, isTooOld, measureWords } from './facts'
import { lookedAtIn, missingIn, type Saying } from './looked-at'
import { canBeSo, pregnancyOf } from './pregnancy'
import type { ContextCheck, ContextFinding } from './result'
import { contextRules, contextVersion } from './rules'
import { contextSources } from './sources'
import type { Condition, ContextRule, Measure, When } from './table'

/** From this age to the other, in whole years, a woman is asked whether she can be pregnant. */
const childbearing = { from: 12, to: 50 } as const

const isWithin = (age: number, { from, to }: { from: number; to: number }): boolean =>
  age >= from && age <= to

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
  /** What would have been needed, by medicine, and whether a contraindication depends on it. */
  needed: Map<string, boolean>
  withValues: boolean
}

const need = ({ needed }: Present, words: string, isGrave: boolean) => {
  needed.set(words, isGrave || (needed.get(words) ?? false))
}

const among = (classes: string, { subjects }: Present): Subject | undefined => {
  const members = membersOf(classes)
  return subjects.find(({ ingredient }) => members.has(ingredient))
}

function byAge({ from, below }: { from?: number; below?: number }, age: number): Spoken | null {
  const holds = (from === undefined || age >= from) && (below === undefined || age < below)
  return holds ? { holds, because: `Age ${age} years` } : null
}

function byPregnancy({ facts }: Present): Spoken | null {
  const because = pregnancyOf(facts)
  if (because !== null) return { holds: true, because }
  const { oldPregnancy } = facts
  if (oldPregnancy === null || !canBeSo(facts)) return null
  return { holds: true, because: oldPregnancy, isAsked: true }
}

function byFertility({ age, sex }: ContextFacts): Spoken | null {
  if (sex === 'Male' || !isWithin(age, childbearing)) return null
  const who = sex === 'Female' ? 'Woman' : 'Sex is not recorded as male or female'
  return { holds: true, because: `${who}, ${age} years: can she be pregnant?`, isAsked: true }
}

/** What is done where a value is missing: 'said if unread' only where the last result could not be compared. */
type Missing = 'said' | 'said if unread' | 'passed over'

function byValue(
  { value, below, above }: { value: Measure; below?: number; above?: number },
  { name, missing, isGrave }: { name: string; missing: Missing; isGrave: boolean },
  present: Present,
): Spoken | null {
  const measured = present.facts.values[value]
  const unread = present.facts.unreadNewest[value]
  const unreadWords = present.withValues ? unread?.words : unread?.withoutValue
  if (unreadWords && missing !== 'passed over')
    need(present, `${name}: check ${lower(measureWords[value])}. ${unreadWords}.`, isGrave)
  if (!measured || isTooOld(value, measured)) {
    if (missing !== 'said' || unreadWords) return null
    const old = present.withValues ? `is old (${measured?.words})` : 'is too old'
    const why = measured ? `The last value ${old}.` : 'Nothing is on record.'
    need(present, `${name}: check ${lower(measureWords[value])}. ${why}`, isGrave)
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
  subject: Subject,
  present: Present,
): Spoken | null {
  const { line, ingredient } = subject
  // Of all lines of an ingredient together the first is told.
  if (present.subjects.find((each) => each.ingredient === ingredient) !== subject) return null
  const partner = partners === undefined ? undefined : among(partners, present)
  if (partners !== undefined && !partner) return null
  if (from !== undefined && present.facts.age < from) return null
  const quietly = { name: line.name, missing: 'passed over', isGrave: false } as const
  const rate =
    eGFRBelow === undefined
      ? undefined
      : byValue({ value: 'eGFR', below: eGFRBelow }, quietly, present)
  if (eGFRBelow !== undefined && rate?.holds !== true) return null
  const { mg, atLeast, lines, perhaps } = dayDose(ingredient, present.subjects)
  // Sums of tablets are no whole numbers in binary.
  const isAbove = (amount: number) => amount > above * (1 + 1e-9)
  const isSure = isAbove(mg)
  if (!isSure && atLeast)
    need(
      present,
      `${lines.join(' and ')}: how much it is a day is not understood; its limit here is ${above} mg.`,
      false,
    )
  if (!isSure && !isAbove(mg + perhaps.mg)) return null
  const total = isSure ? mg : mg + perhaps.mg
  const amount = `${atLeast ? 'at least ' : ''}${Number(total.toFixed(3))} mg a day`
  return {
    holds: isSure ? true : null,
    because: [
      ...(isSure && lines.length === 1 ? [amount] : [`${amount} of ${ingredient}`]),
      ...(isSure && lines.length === 1
        ? []
        : [`in ${[...new Set([...lines, ...(isSure ? [] : perhaps.lines)])].join(' and ')}`]),
      ...(partner ? [`with ${partner.line.name}`] : []),
      ...(from === undefined ? [] : [`age ${present.facts.age} years`]),
      ...(rate ? [rate.because] : []),
    ].join(', '),
    ...(!isSure && {
      note: 'A line of the same medicine is on record: it is so only if both are taken.',
    }),
    byNew: partner?.isNew ?? false,
  }
}

function byFrequency({ line, isNew }: Subject, present: Present): Spoken | null {
  const times = timesADay(line.frequency)
  if (times === null) {
    const unclear = 'how often it is taken is not understood; once a week is usual.'
    need(present, `${line.name}: ${unclear}`, isNew)
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
    const ofGrave = rule.quiet === true ? 'said if unread' : 'said'
    const missing = rule.grade === 'warning' ? 'passed over' : ofGrave
    const isGrave = subject.isNew && rule.grade === 'contraindicated'
    return byValue(when, { name: subject.line.name, missing, isGrave }, present)
  }
  if ('dose' in when) return byDose(when.dose, subject, present)
  if ('moreThanWeekly' in when) return byFrequency(subject, present)
  const said = diagnoses.find(({ is }) => is === when.diagnosis)
  return said ? { holds: true, because: `On record: “${said.said}”` } : null
}

/** What is told once of both. */
const airways: ReadonlySet<Condition> = new Set(['asthma', 'COPD'] as const)

/** What a rule is about: of one medicine only the gravest finding on each is told. */
function subjectOf({ when }: ContextRule): string {
  if ('value' in when) return when.value
  if ('diagnosis' in when) return airways.has(when.diagnosis) ? 'airways' : when.diagnosis
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
      if (!said) return []
      const asks = 'canBePregnant' in rule.when
      return [{ about: subjectOf(rule), asks, finding: findingOf(rule, subject, said) }]
    })
    // Of a pregnancy that is known, advice for the pregnant comes first.
    .toSorted(
      (one, other) =>
        gravity(one.finding) - gravity(other.finding) || Number(one.asks) - Number(other.asks),
    )
  return found
    .filter(({ about }, at) => found.findIndex((each) => each.about === about) === at)
    .map(({ finding }) => finding)
}

function unlikely(line: Medication): ContextFinding | null {
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
 * Holds medicines against what is on record of a patient: age, sex, diagnosis, laboratory values, and the
 * dose that is typed. Pure: the same gives the same answer. What stays on its place is passed over.
 * @param medicines what is prescribed
 * @param taken what is taken already
 * @param lookUp which medicine a name means, where more names are known than the tables have
 * @param withValues whether values of the laboratory are told where none speaks against a medicine
 */
export function checkContext(
  { medicines, taken }: { medicines: readonly Medication[]; taken: readonly Medication[] },
  facts: ContextFacts,
  {
    lookUp = recognise,
    withValues = true,
  }: { lookUp?: (name: string) => Medicine | undefined } & Partial<Saying> = {},
): ContextCheck {
  const subjectsOf = (line: Medication, isNew: boolean): Subject[] => {
    const all = lookUp(line.name)?.ingredients ?? []
    return all
      .filter((ingredient) => localPlace(line.name, ingredient) === null)
      .map((ingredient) => ({ line, ingredient, all, isNew }))
  }
  const subjects = [
    ...medicines.flatMap((line) => subjectsOf(line, true)),
    ...taken.flatMap((line) => subjectsOf(line, false)),
  ]
  const needed = new Map<string, boolean>()
  const diagnoses = [
    ...diagnosesIn(facts.diagnoses, facts.year),
    ...diagnosesIn(facts.history, facts.year).filter(({ is }) => is !== 'pregnancy'),
  ]
  const present = { facts, diagnoses, subjects, needed, withValues }
  return {
    version: contextVersion,
    findings: [
      ...subjects.flatMap((subject) => ofSubject(subject, present)),
      ...medicines.flatMap((line) => unlikely(line) ?? []),
    ]
      .filter(isOnce)
      .toSorted((one, other) => gravity(one) - gravity(other)),
    lookedAt: lookedAtIn(facts, { withValues }),
    missing: missingIn(facts, { withValues }),
    needed: [...needed].map(([words, isGrave]) => ({ words, isGrave })),
  }
}
