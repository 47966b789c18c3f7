import { expect, it } from 'vitest'
import { flaggedAgain, type LabValue } from './lab-results'

const stored = (value: string, more: Partial<LabValue> = {}): LabValue => ({
  ...{ analyte: 'Glucose, fasting', value, unit: 'mg/dL', low: 74, high: 106, flag: null },
  ...more,
})
const limits = { low: 50, high: 450 }
const none = { low: null, high: null }
const wordsOnly = { analyte: 'Turbidity', unit: '', low: null, high: null }

it.each([
  ...(['HH', '↓↓', 'LL', 'CRIT HIGH', 'panic', 'kritisch hoch'] as const).map(
    (value) => [value, 'critical'] as const,
  ),
  ...(['HI', 'H*', '↑', 'elevado'] as const).map((value) => [value, 'high'] as const),
  ...(['Lo', '(L)', 'niedrig'] as const).map((value) => [value, 'low'] as const),
  ...(['>', '<', '*', '+++', 'out of range', 'H L'] as const).map(
    (value) => [value, 'undecided'] as const,
  ),
])(
  'a mark that was stored in place of a number has the flag that it says: %s: %s',
  (value, flag) => {
    // Beside a critical limit, it may be beyond that.
    const besideLimit = flag === 'critical' ? flag : 'undecided'
    expect(flaggedAgain(stored(value), limits).flag).toBe(besideLimit)
    expect(flaggedAgain(stored(value, wordsOnly), limits).flag).toBe(besideLimit)
    // By its range alone, and by its unit alone.
    expect(flaggedAgain(stored(value, { unit: '' }), none).flag).toBe(flag)
    expect(flaggedAgain(stored(value, { low: null, high: null }), none).flag).toBe(flag)
  },
)

it.each(['1,180', '180 mmol/L', '2+', '180?', '½'])(
  'what was stored and cannot be read cannot be decided: %s',
  (value) => {
    expect(flaggedAgain(stored(value), none).flag).toBe('undecided')
    expect(flaggedAgain(stored(value, wordsOnly), limits).flag).toBe('undecided')
    expect(flaggedAgain(stored(value, wordsOnly), none).flag).toBeNull()
  },
)

it.each([
  ['clotted', {}, null],
  ['not detected', {}, null],
  ['high', wordsOnly, null],
  ['+++', wordsOnly, null],
  ['HH', wordsOnly, null],
  ['alert', wordsOnly, null],
  ['critical low', wordsOnly, 'critical'],
  ['HI', { flag: 'critical' }, 'critical'],
] as const)('words are words where no number is measured: %s in %j: %s', (value, more, flag) => {
  expect(flaggedAgain(stored(value, more), none).flag).toBe(flag)
})
