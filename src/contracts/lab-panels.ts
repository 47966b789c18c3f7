import type { labTestTypes } from './lab-orders'
import type { Patient } from './patients'

/**
 * What each test measures, with general reference ranges of adults and limits beyond which a value is
 * usually taken to be dangerous. They fill in a form, and whoever reports can change all of it: a
 * laboratory goes by its own ranges, which depend on its methods and the people whom it tests.
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
type Gender = Patient['gender']

interface Measured {
  unit: string
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
      range: { Male: [14, 17.5], Female: [12.3, 15.3] },
      critical: [7, 20],
    },
    Hematocrit: { unit: '%', range: { Male: [41.5, 50.4], Female: [35.9, 44.6] } },
    'Red cells': { unit: '10⁶/µL', range: { Male: [4.5, 5.9], Female: [4.1, 5.1] } },
    MCV: { unit: 'fL', range: [80, 96] },
    MCH: { unit: 'pg', range: [27.5, 33.2] },
    'White cells': { unit: '10³/µL', range: [4.5, 11], critical: [2, 50] },
    Neutrophils: { unit: '10³/µL', range: [1.8, 7.8], critical: [0.5, null] },
    Lymphocytes: { unit: '10³/µL', range: [1, 4.8] },
    Platelets: { unit: '10³/µL', range: [150, 450], critical: [50, 800] },
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
    'Total bilirubin': { unit: 'mg/dL', range: [0.1, 1], critical: [null, 15] },
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
    Sodium: { unit: 'mmol/L', range: [135, 145], critical: [120, 160] },
    Potassium: { unit: 'mmol/L', range: [3.5, 5], critical: [3, 6] },
    Chloride: { unit: 'mmol/L', range: [100, 108] },
    Bicarbonate: { unit: 'mmol/L', range: [24, 32], critical: [10, 40] },
    'Urea nitrogen': { unit: 'mg/dL', range: [10, 26] },
    Creatinine: { unit: 'mg/dL', range: [0.4, 1.4] },
    'Glucose, fasting': { unit: 'mg/dL', range: [70, 99], critical: [50, 450] },
    Calcium: { unit: 'mg/dL', range: [8.5, 10.5], critical: [6, 13] },
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

/** What a test measures of a patient. Of whom neither range is known to fit, there is none. */
export const panelOf = (
  testType: (typeof labTestTypes)[number],
  gender: Gender | undefined,
): PanelAnalyte[] =>
  Object.entries(panels[testType]).map(([analyte, { unit, range = none, critical, usually }]) => {
    const bySex = 'Male' in range ? (gender && gender !== 'Other' ? range[gender] : none) : range
    const [low, high] = bySex
    const [criticalLow, criticalHigh] = critical ?? none
    return {
      ...{ analyte, unit, low, high, criticalLow, criticalHigh },
      ...(usually !== undefined && { usually }),
    }
  })

/** Whether a value is at or beyond what is usually dangerous. Of words nobody here can tell. */
export const isCriticalValue = (
  value: number | string,
  { criticalLow, criticalHigh }: Pick<PanelAnalyte, 'criticalLow' | 'criticalHigh'>,
): boolean =>
  typeof value === 'number' &&
  ((criticalLow !== null && value <= criticalLow) ||
    (criticalHigh !== null && value >= criticalHigh))
