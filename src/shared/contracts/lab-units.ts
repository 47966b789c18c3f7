import { isSameUnit, type Limits } from './quantity'

/** A unit besides the one that limits are kept in: a number there is (number kept + offset) × factor. */
interface OtherUnit {
  unit: string
  factor: number
  offset?: number
  /** How many places behind the point laboratories print in this unit. */
  places: number
}

/** The units of an analyte. */
export interface Units {
  /** The one in which its limits are kept. */
  unit: string
  places?: number
  /** Units in which the number is the same. */
  sameIn?: readonly string[]
  others?: readonly OtherUnit[]
}

const gramsPerLitre = { unit: 'g/L', factor: 10, places: 0 } as const
const perMicrolitre = { unit: '/µL', factor: 1000, places: 0 } as const

/**
 * The units in use besides the one kept. Factors: AMA Manual of Style, conversion to SI units; glucose 180.16,
 * creatinine 113.1, bilirubin 584.7 and calcium 40.08 g/mol; urea nitrogen as urea, of two nitrogens each;
 * hemoglobin as its monomer with one iron; a unit of an enzyme turns over 1 µmol a minute, a katal 1 mol a second.
 */
export const otherUnits = {
  glucose: [
    { unit: 'mmol/L', factor: 1 / 18.016, places: 1 },
    { unit: 'g/L', factor: 0.01, places: 2 },
  ],
  creatinine: [{ unit: 'µmol/L', factor: 88.42, places: 0 }],
  ureaNitrogen: [{ unit: 'mmol/L', factor: 0.357, places: 1 }],
  bilirubin: [{ unit: 'µmol/L', factor: 17.104, places: 0 }],
  calcium: [
    { unit: 'mmol/L', factor: 0.2495, places: 2 },
    // Two charges each.
    { unit: 'mEq/L', factor: 2 * 0.2495, places: 2 },
  ],
  cholesterol: [{ unit: 'mmol/L', factor: 0.02586, places: 2 }],
  triglycerides: [{ unit: 'mmol/L', factor: 0.01129, places: 2 }],
  hemoglobin: [gramsPerLitre, { unit: 'mmol/L', factor: 0.6206, places: 1 }],
  protein: [gramsPerLitre],
  hematocrit: [{ unit: 'L/L', factor: 0.01, places: 3 }],
  // NGSP to IFCC: https://ngsp.org/ifcc.asp
  hba1c: [{ unit: 'mmol/mol', offset: -2.15, factor: 10.929, places: 0 }],
  enzyme: [{ unit: 'µkat/L', factor: 1 / 60, places: 2 }],
  mch: [{ unit: 'fmol', factor: 0.06206, places: 2 }],
  cells: [perMicrolitre],
  redCells: [{ unit: '/µL', factor: 1_000_000, places: 0 }],
  platelets: [perMicrolitre, { unit: 'lakh/µL', factor: 0.01, places: 2 }],
} as const satisfies Record<string, readonly OtherUnit[]>

/** All units of an analyte, the one kept first. */
export const allUnits = ({ unit, sameIn = [], others = [] }: Units): string[] => [
  ...[unit, ...sameIn],
  ...others.map((other) => other.unit),
]

type Scale = Required<Omit<OtherUnit, 'unit'>>

/** How numbers in a unit follow from those kept; undefined where that is not known. */
function scaleOf({ unit, places = 2, sameIn = [], others = [] }: Units, wanted: string) {
  const isWanted = (each: string) => isSameUnit(each, wanted)
  if ([unit, ...sameIn].some(isWanted)) return { factor: 1, offset: 0, places }
  const other = others.find((each) => isWanted(each.unit))
  return other && { offset: 0, ...other }
}

/** Works a number of one unit out in another. */
export interface Conversion {
  of: (number: number) => number
  /** Places to round to; null where the number is the same. */
  places: number | null
}

/**
 * How numbers in one unit are worked out in another; undefined where that is not known.
 * @param units of the analyte; undefined of one that only the clinic knows
 */
export function conversion(
  units: Units | undefined,
  from: string,
  to: string,
): Conversion | undefined {
  if (isSameUnit(from, to)) return { of: (number) => number, places: null }
  const [one, other]: (Scale | undefined)[] = units
    ? [scaleOf(units, from), scaleOf(units, to)]
    : []
  if (!one || !other) return undefined
  if (one.factor === other.factor && one.offset === other.offset)
    return { of: (number) => number, places: null }
  return {
    of: (number) => (number / one.factor - one.offset + other.offset) * other.factor,
    places: other.places,
  }
}

/** What binary fractions are off by is no step: 7 × 10 is 70. */
const noise = 1e-9

/** To so many places. */
export function rounded(number: number, places: number, by = Math.round): number {
  const scaled = number * 10 ** places
  const near = Math.round(scaled)
  return Number(
    ((Math.abs(scaled - near) < noise ? near : by(scaled)) / 10 ** places).toFixed(places),
  )
}

/** A reference range with its critical limits. */
export interface RangeLimits extends Limits {
  criticalLow: number | null
  criticalHigh: number | null
}

/** The greatest, or the smallest, of those that are known. */
const ofKnown = (choose: (...numbers: number[]) => number, one: number, other: number | null) =>
  other === null ? one : choose(one, other)

/**
 * Limits in another unit, rounded as they are printed there. A critical limit is never rounded away from the
 * range, so that nothing dangerous passes, and the range never reaches beyond it.
 */
export function limitsBy<Kept extends RangeLimits>({ of, places }: Conversion, kept: Kept): Kept {
  if (places === null) return kept
  const round = (limit: number | null, by?: (number: number) => number) =>
    limit === null ? null : rounded(of(limit), places, by)
  const criticalLow = round(kept.criticalLow, Math.ceil)
  const criticalHigh = round(kept.criticalHigh, Math.floor)
  const [low, high] = [round(kept.low), round(kept.high)]
  return {
    ...kept,
    ...{ criticalLow, criticalHigh },
    low: low === null ? null : ofKnown(Math.max, low, criticalLow),
    high: high === null ? null : ofKnown(Math.min, high, criticalHigh),
  }
}
