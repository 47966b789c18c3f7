import { labTestTypes } from './lab-orders'
import { allUnits, type Conversion, conversion, otherUnits, type Units } from './lab-units'

/** The lower and the upper end; null where there is no such end. */
export type Range = readonly [low: number | null, high: number | null]

export type TestType = (typeof labTestTypes)[number]

/** What a test measures, with the limits of adults. */
export interface Measured extends Units {
  /** Other names that a laboratory may type, of what has critical limits. */
  names?: readonly string[]
  /** Of everybody, or apart for men and women. */
  range?: Range | { Male: Range; Female: Range }
  critical?: Range
  /** Whether pregnancy moves the range. */
  movesInPregnancy?: true
  /** What stands for nothing found, where words are reported and no numbers. */
  usually?: string
}

const enzyme = {
  unit: 'U/L',
  sameIn: ['IU/L', 'mU/mL', 'mIU/mL'],
  others: otherUnits.enzyme,
} as const

const absent = { unit: '', usually: 'absent' }

/** Glucose as wards write it: `Random sugar`, `Glucose, fasting`, `RBS`. */
const glucoseNames = [
  ...['', 'fasting', 'random', 'postprandial', 'post-prandial', 'post prandial'].flatMap((when) =>
    ['glucose', 'sugar'].flatMap((what) => [`${what} ${when}`, `${when} ${what}`]),
  ),
  ...['FBS', 'RBS', 'GRBS', 'PPBS', 'BSL', 'FBG', 'RBG', 'PPBG', 'CBG'],
]

/**
 * What each test measures, with general reference ranges of adults and limits beyond which a value is
 * usually dangerous (`lab-limits.ts` says when they apply).
 */
export const panels: Record<TestType, Record<string, Measured>> = {
  // What pregnancy moves: Abbassi-Ghanavati et al., Obstetrics & Gynecology 2009; 114: 1326-31.
  // Ranges: https://ecampusontario.pressbooks.pub/clinicalcases/back-matter/laboratory-tests-reference-ranges
  // Critical limits: http://sunriselab.com/physicians/critical-value-list.aspx
  'Complete Blood Count': {
    Hemoglobin: {
      movesInPregnancy: true,
      unit: 'g/dL',
      names: ['Haemoglobin', 'Hb', 'Hgb'],
      others: otherUnits.hemoglobin,
      range: { Male: [14, 17.5], Female: [12.3, 15.3] },
      critical: [7, 20],
    },
    Hematocrit: {
      movesInPregnancy: true,
      unit: '%',
      others: otherUnits.hematocrit,
      range: { Male: [41.5, 50.4], Female: [35.9, 44.6] },
    },
    'Red cells': {
      movesInPregnancy: true,
      unit: '10⁶/µL',
      sameIn: ['10¹²/L', 'T/L', '/pL'],
      others: otherUnits.redCells,
      range: { Male: [4.5, 5.9], Female: [4.1, 5.1] },
    },
    MCV: { unit: 'fL', sameIn: ['µm³'], range: [80, 96] },
    MCH: { unit: 'pg', sameIn: ['pg/cell'], others: otherUnits.mch, range: [27.5, 33.2] },
    'White cells': {
      movesInPregnancy: true,
      unit: '10³/µL',
      names: ['WBC', 'Leukocytes', 'Leucocytes', 'White blood cells'],
      sameIn: ['10⁹/L', 'G/L', '/nL'],
      others: otherUnits.cells,
      range: [4.5, 11],
      critical: [2, 50],
    },
    Neutrophils: {
      movesInPregnancy: true,
      unit: '10³/µL',
      names: ['ANC'],
      sameIn: ['10⁹/L', 'G/L', '/nL'],
      others: otherUnits.cells,
      range: [1.8, 7.8],
      critical: [0.5, null],
    },
    Lymphocytes: {
      unit: '10³/µL',
      sameIn: ['10⁹/L', 'G/L', '/nL'],
      others: otherUnits.cells,
      range: [1, 4.8],
    },
    Platelets: {
      movesInPregnancy: true,
      unit: '10³/µL',
      names: ['PLT', 'Platelet count', 'Thrombocytes'],
      sameIn: ['10⁹/L', 'G/L', '/nL'],
      others: otherUnits.platelets,
      range: [150, 450],
      critical: [50, 800],
    },
  },
  // Ranges: https://www.msdmanuals.com/home/multimedia/table/desirable-lipid-levels-in-adults
  // HDL, whose lower limit counts: https://www.reference.com/world-view/normal-range-hdl-cholesterol-level-6bf56cd6c18b3ca0
  'Lipid Panel': {
    'Total cholesterol': {
      movesInPregnancy: true,
      unit: 'mg/dL',
      places: 0,
      others: otherUnits.cholesterol,
      range: [null, 199],
    },
    'LDL cholesterol': {
      movesInPregnancy: true,
      unit: 'mg/dL',
      places: 0,
      others: otherUnits.cholesterol,
      range: [null, 99],
    },
    'HDL cholesterol': {
      movesInPregnancy: true,
      unit: 'mg/dL',
      places: 0,
      others: otherUnits.cholesterol,
      range: { Male: [40, null], Female: [50, null] },
    },
    Triglycerides: {
      movesInPregnancy: true,
      unit: 'mg/dL',
      places: 0,
      others: otherUnits.triglycerides,
      range: [null, 149],
    },
  },
  // Ranges: http://www.mayoclinic.org/tests-procedures/liver-function-tests/basics/results/prc-20012602
  // Critical limit: https://scribd.com/document/353432596/ARUP-Critical-Values-pdf
  'Liver Function Test': {
    ALT: { ...enzyme, range: [7, 55] },
    AST: { ...enzyme, range: [8, 48] },
    ALP: { ...enzyme, movesInPregnancy: true, range: [45, 115] },
    GGT: { ...enzyme, movesInPregnancy: true, range: [9, 48] },
    'Total bilirubin': {
      movesInPregnancy: true,
      unit: 'mg/dL',
      places: 1,
      names: ['Bilirubin', 'Bilirubin, total'],
      others: otherUnits.bilirubin,
      range: [0.1, 1],
      critical: [null, 15],
    },
    Albumin: {
      movesInPregnancy: true,
      unit: 'g/dL',
      places: 1,
      others: otherUnits.protein,
      range: [3.5, 5],
    },
    'Total protein': {
      movesInPregnancy: true,
      unit: 'g/dL',
      places: 1,
      others: otherUnits.protein,
      range: [6.3, 7.9],
    },
  },
  // Ranges: https://empendium.com/mcmtextbook/table/031_3696
  // Specific gravity: https://wiki.hl7.org/Urinalysis_Reference_Ranges
  Urinalysis: {
    'Specific gravity': { unit: '', sameIn: ['SG', 'g/mL', 'kg/L'], range: [1.002, 1.035] },
    pH: { unit: '', sameIn: ['pH', 'pH units'], range: [4.5, 8] },
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
  'Thyroid Stimulating Hormone': {
    TSH: {
      movesInPregnancy: true,
      unit: 'mIU/L',
      sameIn: ['µIU/mL', 'mU/L', 'µU/mL'],
      range: [0.4, 4],
    },
  },
  // Range, below what is called prediabetes: https://www.healthyharford.org/simple-blood-tests-to-determine-if-you-have-prediabetes-or-diabetes
  'Hemoglobin A1C': {
    HbA1c: {
      movesInPregnancy: true,
      unit: '%',
      places: 1,
      others: otherUnits.hba1c,
      range: [null, 5.6],
    },
  },
  // Ranges and critical limits: https://unitypointfinley.testcatalog.org/show/BASIC-1
  'Basic Metabolic Panel': {
    Sodium: {
      movesInPregnancy: true,
      unit: 'mmol/L',
      names: ['Na', 'Na+', 'Natrium'],
      sameIn: ['mEq/L'],
      range: [135, 145],
      critical: [120, 160],
    },
    Potassium: {
      movesInPregnancy: true,
      unit: 'mmol/L',
      names: ['K', 'K+', 'Kalium'],
      sameIn: ['mEq/L'],
      range: [3.5, 5],
      critical: [3, 6],
    },
    Chloride: { unit: 'mmol/L', sameIn: ['mEq/L'], range: [100, 108] },
    Bicarbonate: {
      movesInPregnancy: true,
      unit: 'mmol/L',
      names: ['HCO3', 'HCO3-', 'Total CO2'],
      sameIn: ['mEq/L'],
      range: [24, 32],
      critical: [10, 40],
    },
    'Urea nitrogen': {
      movesInPregnancy: true,
      unit: 'mg/dL',
      places: 0,
      others: otherUnits.ureaNitrogen,
      range: [10, 26],
    },
    Creatinine: {
      movesInPregnancy: true,
      unit: 'mg/dL',
      others: otherUnits.creatinine,
      range: [0.4, 1.4],
    },
    'Glucose, fasting': {
      movesInPregnancy: true,
      unit: 'mg/dL',
      places: 0,
      names: glucoseNames,
      others: otherUnits.glucose,
      range: [70, 99],
      critical: [50, 450],
    },
    Calcium: {
      movesInPregnancy: true,
      unit: 'mg/dL',
      places: 1,
      names: ['Ca', 'Ca2+', 'Total calcium', 'Calcium, total'],
      others: otherUnits.calcium,
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

/** A name in one form and case of its letters, with one blank between words and no signs that are not seen. */
const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s,()[\]]+/g, ' ')
    .trim()
    .toLowerCase()

/** What is left of a plain name without some of its words; dashes between words go with them. */
const without = (plain: string, words: RegExp): string =>
  plain
    .replace(words, ' ')
    .replace(/(?:^|\s)[-–—](?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** A name as names are compared: without the specimen that blood tests are of. */
function nameKey(name: string): string {
  const plain = plainName(name)
  return without(plain, /\b(?:serum|plasma|(?:whole )?blood)\b/g) || plain
}

/** The words and letters that say that a name is of blood: `Venous blood`, `S-`, `Sr.`, `fP-`. */
const bloodSpecimen =
  /^(?:sr|f?[spb]|[acv]b)\s?[-.]\s?|^sr\b|\b(?:in )?(?:(?:whole )?blood|serum|plasma|venous|arterial|capillary)\b/g

/** A name without its specimen and what says no more than that it was measured; empty where nothing is left. */
const bareName = (name: string): string =>
  without(without(plainName(name), bloodSpecimen), /\b(?:levels?|concentration)\b/g)

type Known = readonly [analyte: string, Measured]

/** What each test measures, by all names. */
const known: ReadonlyMap<TestType, ReadonlyMap<string, Known>> = new Map(
  labTestTypes.map((testType) => {
    const names = Object.entries(panels[testType]).flatMap((each) =>
      [each[0], ...(each[1].names ?? [])].map((name) => [nameKey(name), each] as const),
    )
    return [testType, new Map(names)]
  }),
)

/** What a test measures under this name, or under another name of the same, with the name that it has here. */
export function measuredAs(testType: TestType, name: string): Known | undefined {
  const of = (key: string) => known.get(testType)?.get(key)
  const bare = bareName(name)
  const found = of(nameKey(name)) ?? of(bare)
  if (found) return found
  // `Potassium (K+)` and `Random blood sugar (RBS)` have two names of the same.
  const inBrackets = name.split(/[()[\]]/).map(bareName)
  for (const parts of [bare.split(' '), inBrackets.filter((part) => part !== '')]) {
    const [first, ...others] = parts.map(of)
    if (first && others.every((other) => other === first)) return first
  }
  return undefined
}

/** What is measured under this name by whichever test it is known, this one first, and none of urine for blood. */
function knownFrom(testType: TestType, name: string): Known | undefined {
  const tests = isInUrine(testType, name) ? testsFrom(testType) : judgingTests(testType, name)
  return measuredAs(tests.find((each) => measuredAs(each, name)) ?? testType, name)
}

/** Whether two names are of the same analyte: `K+` is Potassium. */
export function isSameAnalyte(testType: TestType, one: string, other: string): boolean {
  const keyOf = (name: string) => nameKey(knownFrom(testType, name)?.[0] ?? name)
  return keyOf(one) === keyOf(other)
}

/** By what values are known to be of one analyte, however its name is written: of urine or of blood. */
export const analyteKey = (testType: TestType, name: string): string =>
  JSON.stringify([isInUrine(testType, name), nameKey(name)])

/** How numbers of an analyte are worked out in another unit; undefined where that is not known. */
export const conversionOf = (
  testType: TestType,
  analyte: string,
  from: string,
  to: string,
): Conversion | undefined => conversion(judgedAs(testType, analyte), from, to)

/** Whether a number in one unit is the same in another: mmol/L and mEq/L of sodium, but not of calcium. */
export const isSameNumber = (testType: TestType, analyte: string, one: string, other: string) =>
  conversionOf(testType, analyte, one, other)?.places === null

/** The units in which an analyte is reported; none where they are not known. */
export function unitsOf(testType: TestType, analyte: string): string[] {
  const measured = judgedAs(testType, analyte)
  return measured ? allUnits(measured).filter((unit) => unit !== '') : []
}

/** What a value was measured of, by whichever test it is known, that of the value first. */
export function measuredOf(
  testType: TestType,
  { analyte, unit }: { analyte: string; unit: string },
): Measured | undefined {
  for (const each of judgingTests(testType, analyte)) {
    const measured = measuredAs(each, analyte)?.[1]
    // A value without a unit is taken to be in that of its test.
    const isUnit =
      measured !== undefined &&
      (conversion(measured, unit, measured.unit) !== undefined ||
        (each === testType && unit.trim() === ''))
    if (isUnit) return measured
  }
  return undefined
}

/** All tests, this one first, and that of urine last. */
const testsFrom = (testType: TestType): TestType[] => [
  testType,
  ...labTestTypes
    .filter((each) => each !== testType)
    .toSorted((one, other) => Number(isOfUrine(one)) - Number(isOfUrine(other))),
]

const isOfUrine = (testType: TestType): boolean => testType === 'Urinalysis'

/** What is found in urine, though its name has the word blood. */
const bloodInUrine =
  /\b(?:(?:red|white) )?blood (?:cells?|corpuscles?|counts?|casts?|clots?|dipstick|strip)\b|\bblood occult\b|\boccult blood\b/g

/** Short names of glucose in blood. */
const isBloodGlucose = (plain: string): boolean =>
  /^(?:f|g?r|pp)bs$|^bsl$|^(?:c|f|pp|r)bg$/.test(plain)

/** Whether a name says that it is of blood, which the blood and the cells found in urine do not. */
function saysBlood(name: string): boolean {
  const plain = plainName(name)
  if (/\burin(?:e|ary)\b/.test(plain)) return false
  const said = without(plain, bloodInUrine)
  const hasSpecimen = without(said, bloodSpecimen) !== said && bareName(name) !== ''
  return isBloodGlucose(plain) || hasSpecimen
}

/** Whether what is measured under this name with a test is of urine. */
export const isInUrine = (testType: TestType, name: string): boolean =>
  isOfUrine(testType) && !saysBlood(name)

/**
 * The tests by whose limits a value is judged that is reported with one, that one first. Glucose, sodium or white
 * cells of urine are not those of blood, nor the other way round.
 */
export const judgingTests = (testType: TestType, name: string): TestType[] =>
  isInUrine(testType, name) ? [testType] : testsFrom(testType).filter((each) => !isOfUrine(each))

/** What is measured under this name by the tests that judge it. */
function judgedAs(testType: TestType, name: string): Measured | undefined {
  for (const each of judgingTests(testType, name)) {
    const found = measuredAs(each, name)
    if (found) return found[1]
  }
  return undefined
}
