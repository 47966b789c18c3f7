import type { labTestTypes } from './lab-orders'
import type { Gender } from './patients'
import { isSameUnit, type Limits } from './quantity'

/**
 * What each test measures, with general reference ranges of adults and limits beyond which a value is
 * usually dangerous. They fill in a form, where the laboratory changes them to its own. By the critical
 * limits the server marks a value by itself.
 */
export interface PanelAnalyte {
  analyte: string
  unit: string
  /** The reference range; null where it has no such end, or none that fits everybody. */
  low: number | null
  high: number | null
  /** From here on downwards, or upwards, it is critical; null where no such limit is common. */
  criticalLow: number | null
  criticalHigh: number | null
  /** What stands for nothing found, where words are reported and no numbers. */
  usually?: string
}

type Range = readonly [low: number | null, high: number | null]

interface Measured {
  unit: string
  /** Other names that a laboratory may type, of what has critical limits. */
  names?: readonly string[]
  /** Units in which the number is the same. */
  sameIn?: string
  /** Of everybody, or apart for men and women. */
  range?: Range | { Male: Range; Female: Range }
  critical?: Range
  usually?: string
}

const absent = { unit: '', usually: 'absent' }

const panels: Record<(typeof labTestTypes)[number], Record<string, Measured>> = {
  // Ranges: https://ecampusontario.pressbooks.pub/clinicalcases/back-matter/laboratory-tests-reference-ranges
  // Critical limits: http://sunriselab.com/physicians/critical-value-list.aspx
  'Complete Blood Count': {
    Hemoglobin: {
      unit: 'g/dL',
      names: ['Haemoglobin', 'Hb', 'Hgb'],
      range: { Male: [14, 17.5], Female: [12.3, 15.3] },
      critical: [7, 20],
    },
    Hematocrit: { unit: '%', range: { Male: [41.5, 50.4], Female: [35.9, 44.6] } },
    'Red cells': { unit: '10⁶/µL', range: { Male: [4.5, 5.9], Female: [4.1, 5.1] } },
    MCV: { unit: 'fL', range: [80, 96] },
    MCH: { unit: 'pg', range: [27.5, 33.2] },
    'White cells': {
      unit: '10³/µL',
      names: ['WBC', 'Leukocytes', 'Leucocytes', 'White blood cells'],
      sameIn: '10⁹/L',
      range: [4.5, 11],
      critical: [2, 50],
    },
    Neutrophils: {
      unit: '10³/µL',
      names: ['ANC'],
      sameIn: '10⁹/L',
      range: [1.8, 7.8],
      critical: [0.5, null],
    },
    Lymphocytes: { unit: '10³/µL', range: [1, 4.8] },
    Platelets: {
      unit: '10³/µL',
      names: ['PLT', 'Platelet count'],
      sameIn: '10⁹/L',
      range: [150, 450],
      critical: [50, 800],
    },
  },
  // Ranges: https://www.msdmanuals.com/home/multimedia/table/desirable-lipid-levels-in-adults
  // HDL, whose lower limit counts: https://www.reference.com/world-view/normal-range-hdl-cholesterol-level-6bf56cd6c18b3ca0
  'Lipid Panel': {
    'Total cholesterol': { unit: 'mg/dL', range: [null, 199] },
    'LDL cholesterol': { unit: 'mg/dL', range: [null, 99] },
    'HDL cholesterol': { unit: 'mg/dL', range: { Male: [40, null], Female: [50, null] } },
    Triglycerides: { unit: 'mg/dL', range: [null, 149] },
  },
  // Ranges: http://www.mayoclinic.org/tests-procedures/liver-function-tests/basics/results/prc-20012602
  // Critical limit: https://scribd.com/document/353432596/ARUP-Critical-Values-pdf
  'Liver Function Test': {
    ALT: { unit: 'U/L', range: [7, 55] },
    AST: { unit: 'U/L', range: [8, 48] },
    ALP: { unit: 'U/L', range: [45, 115] },
    GGT: { unit: 'U/L', range: [9, 48] },
    'Total bilirubin': {
      unit: 'mg/dL',
      names: ['Bilirubin', 'Bilirubin, total'],
      range: [0.1, 1],
      critical: [null, 15],
    },
    Albumin: { unit: 'g/dL', range: [3.5, 5] },
    'Total protein': { unit: 'g/dL', range: [6.3, 7.9] },
  },
  // Ranges: https://empendium.com/mcmtextbook/table/031_3696
  // Specific gravity: https://wiki.hl7.org/Urinalysis_Reference_Ranges
  Urinalysis: {
    'Specific gravity': { unit: '', range: [1.002, 1.035] },
    pH: { unit: '', range: [4.5, 8] },
    Protein: absent,
    Glucose: absent,
    Ketones: absent,
    Blood: absent,
    Nitrite: absent,
    'Leukocyte esterase': absent,
    'Red cells': { unit: '/HPF', range: [null, 2] },
    'White cells': { unit: '/HPF', range: [null, 3] },
  },
  // Range: https://www.reference.com/world-view/normal-range-tsh-9fa5464e60c0a952
  'Thyroid Stimulating Hormone': { TSH: { unit: 'mIU/L', range: [0.4, 4] } },
  // Range, below what is called prediabetes: https://www.healthyharford.org/simple-blood-tests-to-determine-if-you-have-prediabetes-or-diabetes
  'Hemoglobin A1C': { HbA1c: { unit: '%', range: [null, 5.6] } },
  // Ranges and critical limits: https://unitypointfinley.testcatalog.org/show/BASIC-1
  'Basic Metabolic Panel': {
    Sodium: {
      unit: 'mmol/L',
      names: ['Na', 'Na+'],
      sameIn: 'mEq/L',
      range: [135, 145],
      critical: [120, 160],
    },
    Potassium: {
      unit: 'mmol/L',
      names: ['K', 'K+'],
      sameIn: 'mEq/L',
      range: [3.5, 5],
      critical: [3, 6],
    },
    Chloride: { unit: 'mmol/L', range: [100, 108] },
    Bicarbonate: {
      unit: 'mmol/L',
      names: ['HCO3', 'Total CO2'],
      sameIn: 'mEq/L',
      range: [24, 32],
      critical: [10, 40],
    },
    'Urea nitrogen': { unit: 'mg/dL', range: [10, 26] },
    Creatinine: { unit: 'mg/dL', range: [0.4, 1.4] },
    'Glucose, fasting': {
      unit: 'mg/dL',
      names: ['Glucose', 'Glucose, random', 'Blood glucose'],
      range: [70, 99],
      critical: [50, 450],
    },
    Calcium: {
      unit: 'mg/dL',
      names: ['Ca', 'Total calcium'],
      range: [8.5, 10.5],
      critical: [6, 13],
    },
  },
  // A culture is reported in words: https://houstonmethodist.org/critical-values names no number either.
  'Culture and Sensitivity': {
    Growth: { unit: '', usually: 'no growth' },
    Organism: { unit: '', usually: 'none' },
    'Sensitive to': { unit: '' },
    'Resistant to': { unit: '' },
  },
}

const none: Range = [null, null]

/** Whom ranges and limits have to fit; `age` in whole years, when the test was ordered. */
export interface Tested {
  gender?: Gender | undefined
  age: number
}

/** Whether the ranges and limits of adults are the patient's. */
export const isAdult = ({ age }: Pick<Tested, 'age'>): boolean => age >= 18

type TestType = (typeof labTestTypes)[number]

/** Whether a test has ranges that differ by sex, of which neither is known to fit the patient. */
export const lacksRangesBySex = (testType: TestType, { gender }: Tested): boolean =>
  !isOfOneSex(gender) &&
  Object.values(panels[testType]).some(({ range }) => range !== undefined && 'Male' in range)

const isOfOneSex = (gender: Gender | undefined): gender is 'Male' | 'Female' =>
  gender === 'Male' || gender === 'Female'

function rangeOf({ range = none }: Measured, { gender, age }: Tested): Range {
  if (!isAdult({ age })) return none
  if (!('Male' in range)) return range
  return isOfOneSex(gender) ? range[gender] : none
}

const criticalOf = ({ critical = none }: Measured, tested: Tested): Range =>
  isAdult(tested) ? critical : none

/** What a test measures of a patient. Where no range or limit is known to fit the patient, there is none. */
export const panelOf = (testType: TestType, tested: Tested): PanelAnalyte[] =>
  Object.entries(panels[testType]).map(([analyte, measured]) => {
    const { unit, usually } = measured
    const [low, high] = rangeOf(measured, tested)
    const [criticalLow, criticalHigh] = criticalOf(measured, tested)
    return {
      ...{ analyte, unit, low, high, criticalLow, criticalHigh },
      ...(usually !== undefined && { usually }),
    }
  })

const nameKey = (name: string): string =>
  name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()

/**
 * The critical limits of a value that is reported, by whichever test it is known, and whatever the row is
 * called. A value without a unit is taken to be in that of its test.
 */
export function criticalLimitsOf(
  testType: TestType,
  tested: Tested,
  { analyte, unit }: { analyte: string; unit: string },
): Limits {
  const name = nameKey(analyte)
  const known = [panels[testType], ...Object.values(panels)]
    .flatMap((panel, at) => Object.entries(panel).map((entry) => [...entry, at === 0] as const))
    .find(
      ([key, measured, isOwn]) =>
        [key, ...(measured.names ?? [])].some((one) => nameKey(one) === name) &&
        (isSameUnit(unit, measured.unit) ||
          (measured.sameIn !== undefined && isSameUnit(unit, measured.sameIn)) ||
          (isOwn && unit.trim() === '')),
    )
  const [low, high] = known ? criticalOf(known[1], tested) : none
  return { low, high }
}
