import type { Limits } from './quantity'
import type { MeasureName } from './vitals'

interface Source {
  title: string
  publisher: string
  year: number
  address: string
  /** How it was read: its table, a page that quotes the table, or not at all. */
  read: 'table' | 'quoted' | 'not read'
}

/** Where the limits come from (docs/product/vitals.md). */
export const vitalSources = {
  news2: {
    title: 'National Early Warning Score (NEWS) 2, Chart 1',
    publisher: 'Royal College of Physicians',
    year: 2017,
    address: 'https://www.scribd.com/document/584338409/NEWS2-Chart-1-The-NEWS-scoring-system-0-0',
    read: 'table',
  },
  spo2Target: {
    title: 'Definitions relating to NEWS2: target saturations 94 to 98 %',
    publisher: 'Royal College of Physicians (RCP journals)',
    year: 2017,
    address: 'https://www.rcpjournals.org/highwire/markup/14242/expansion',
    read: 'table',
  },
  esc: {
    title: 'ESC/ESH Guidelines for the management of arterial hypertension',
    publisher: 'European Society of Cardiology',
    year: 2018,
    address: 'https://fantastrial.com/encyclopedia/hypertension/',
    read: 'quoted',
  },
  acc: {
    title: 'ACC/AHA blood pressure categories: hypertensive crisis',
    publisher: 'American Heart Association',
    year: 2017,
    address:
      'https://www.optimahealth.com/members/health-and-wellness/prevention-and-wellness/high-blood-pressure',
    read: 'quoted',
  },
  aap: {
    title: 'Clinical Practice Guideline for High Blood Pressure in Children, screening table',
    publisher: 'American Academy of Pediatrics',
    year: 2017,
    address: 'https://blk-pediatric-practice.com/2021/03/25/bp-charts-children/',
    read: 'quoted',
  },
  fourthReport: {
    title: '95th percentiles of blood pressure by age and height (Fourth Report)',
    publisher: 'PMC4991624, Table 1',
    year: 2016,
    address: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4991624/table/T1',
    read: 'table',
  },
  pals: {
    title: 'PALS: Vital Signs in Children (reference card)',
    publisher: 'American Heart Association',
    year: 2015,
    address: 'https://www.scribd.com/document/700664241/Pals-Cards',
    read: 'table',
  },
  hypotension: {
    title: 'PALS: Definition of Hypotension by Systolic Blood Pressure and Age',
    publisher: 'American Heart Association',
    year: 2010,
    address:
      'https://en.moicapnhap.com/post/american-heart-association-pediatric-advanced-life-support',
    read: 'quoted',
  },
  nice: {
    title: 'Fever in under 5s (NG143), traffic light system',
    publisher: 'NICE',
    year: 2021,
    address:
      'https://www.nasgp.org.uk/clinical-guidelines/paediatrics/traffic-light-system-for-identifying-risk-of-serious-illness/',
    read: 'quoted',
  },
  who: {
    title: 'WHO age-dependent criteria of fast breathing',
    publisher: 'BMJ, Archives of Disease in Childhood, Table 1',
    year: 2015,
    address: 'https://adc.bmj.com/highwire/markup/182218/expansion',
    read: 'quoted',
  },
  youngInfant: {
    title: 'Possible serious bacterial infection in young infants 0 to 59 days (WHO 2015)',
    publisher: 'PLOS ONE 15(4): e0229248, Table 1',
    year: 2020,
    address: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7156088/table/pone.0229248.t001',
    read: 'table',
  },
  newbornWarmth: {
    title: 'Normothermia of newborns, 36.5 to 37.5 °C (WHO)',
    publisher: 'BMJ, Journal of Investigative Medicine, Table 2',
    year: 2020,
    address: 'https://jim.bmj.com/highwire/markup/171291/expansion',
    read: 'quoted',
  },
  field: {
    title: 'General knowledge of the field: no source was read for it',
    publisher: 'Rounds',
    year: 2026,
    address: '',
    read: 'not read',
  },
} as const satisfies Record<string, Source>
type SourceName = keyof typeof vitalSources

export type AgeCount = readonly [count: number, unit: 'days' | 'months' | 'years']

/** The limits of one age. */
export interface AgeLimits extends Limits {
  /** Up to this age, not included; null for all who are older. */
  under: AgeCount | null
  /** In kg: only newborns who weigh less. */
  weightUnder?: number
  /** From here on downwards, or upwards, it is critical; null where no such limit is known. */
  criticalLow: number | null
  criticalHigh: number | null
  /** Of the ends of the range, and of the critical limits. */
  sources: readonly SourceName[]
}

/** Below this weight a newborn has the limits of a preterm one. */
const lowBirthWeight = 2.5

const newborn: AgeCount = [28, 'days']

/** Limits in the order critical low, low, high, critical high. */
const limits = (
  under: AgeCount | null,
  [criticalLow, low, high, criticalHigh]: readonly (number | null)[],
  ...sources: readonly SourceName[]
): AgeLimits => ({
  ...{ under, sources, low: low ?? null, high: high ?? null },
  ...{ criticalLow: criticalLow ?? null, criticalHigh: criticalHigh ?? null },
})

const preterm = (
  four: readonly (number | null)[],
  ...sources: readonly SourceName[]
): AgeLimits => ({
  ...limits(newborn, four, ...sources),
  weightUnder: lowBirthWeight,
})

/** From 1 to 12 years: the lower screening value of boys and girls, from which on a child is examined further. */
const screening = [
  ...([
    [98, 52],
    [100, 55],
    [101, 58],
    [102, 60],
    [103, 63],
    [105, 66],
  ] as const),
  ...([
    [106, 68],
    [107, 69],
    [107, 70],
    [108, 72],
    [110, 74],
    [113, 75],
  ] as const),
]

/** The 95th percentile of middle height and 30 mmHg more, rounded, from these years on. */
const crises = [
  ...([
    [1, 135, 90],
    [3, 140, 95],
    [6, 145, 105],
    [10, 150, 110],
  ] as const),
]

const crisisAt = (years: number) => crises.findLast(([from]) => years >= from) ?? crises[0]

const childrenSystolic = screening.map(([systolic], at): AgeLimits => {
  const years = at + 1
  const hypotension = years > 10 ? 90 : 70 + 2 * years
  return limits(
    [years + 1, 'years'],
    [hypotension - 1, hypotension, systolic - 1, crisisAt(years)?.[1] ?? null],
    ...(['hypotension', 'aap', 'fourthReport'] as const),
  )
})

const childrenDiastolic = screening.map(([, diastolic], at) => {
  const years = at + 1
  return limits(
    [years + 1, 'years'],
    [null, null, diastolic - 1, crisisAt(years)?.[2] ?? null],
    ...(['aap', 'fourthReport'] as const),
  )
})

/** Measures that are graded. Weight and height say nothing without sex and growth. */
export type GradedName = Exclude<MeasureName, 'weight' | 'height'>

/** The limits by age, the youngest first. */
export const vitalLimits: Record<GradedName, readonly AgeLimits[]> = {
  pulse: [
    limits(newborn, [79, 90, 205, 220], 'pals', 'field'),
    limits([1, 'years'], [69, 90, 180, 220], 'pals', 'field'),
    limits([3, 'years'], [59, 80, 140, 180], 'pals', 'field'),
    limits([6, 'years'], [59, 65, 120, 180], 'pals', 'field'),
    limits([13, 'years'], [49, 58, 118, 160], 'pals', 'field'),
    limits([16, 'years'], [40, 50, 100, 150], 'pals', 'field'),
    limits(null, [40, 51, 100, 131], 'news2', 'field'),
  ],
  systolic: [
    preterm([38, 60, 84, 100], 'pals', 'field'),
    limits(newborn, [59, 60, 97, 110], 'hypotension', 'field'),
    limits([1, 'years'], [69, 70, 105, 125], 'hypotension', 'field'),
    ...childrenSystolic,
    limits([18, 'years'], [89, 90, 129, 180], 'hypotension', 'aap', 'acc'),
    limits(null, [90, 101, 139, 180], 'news2', 'esc', 'acc'),
  ],
  diastolic: [
    preterm([null, null, 54, 70], 'field'),
    limits(newborn, [null, null, 64, 75], 'field'),
    limits([1, 'years'], [null, null, 68, 85], 'field'),
    ...childrenDiastolic,
    limits([18, 'years'], [null, null, 79, 120], 'aap', 'acc'),
    limits(null, [null, 60, 89, 120], 'field', 'esc', 'acc'),
  ],
  temperature: [
    limits([3, 'months'], [35.4, 36.5, 37.5, 38], 'youngInfant', 'newbornWarmth', 'nice'),
    limits([6, 'months'], [35, 36.1, 37.9, 39], 'nice', 'field'),
    limits([16, 'years'], [35, 36.1, 37.9, 40], 'field'),
    limits(null, [35, 36.1, 38, 40], 'news2', 'field'),
  ],
  oxygenSaturation: [
    preterm([87, 91, null, null], 'field'),
    limits(newborn, [89, 95, null, null], 'youngInfant', 'field'),
    limits([16, 'years'], [91, 94, null, null], 'field', 'nice'),
    limits(null, [91, 94, null, null], 'news2', 'spo2Target'),
  ],
  respiratoryRate: [
    limits([2, 'months'], [19, 30, 59, 70], 'who', 'youngInfant', 'field'),
    limits([1, 'years'], [14, 25, 49, 61], 'who', 'nice', 'field'),
    limits([5, 'years'], [11, 20, 39, 61], 'who', 'nice', 'pals', 'field'),
    limits([13, 'years'], [9, 16, 30, 40], 'field'),
    limits([16, 'years'], [8, 12, 20, 30], 'pals', 'field'),
    limits(null, [8, 12, 20, 25], 'news2'),
  ],
}
