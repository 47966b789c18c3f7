import { describe, expect, it } from 'vitest'
import {
  hasDigits,
  isCriticalBy,
  isSameUnit,
  parseNumber,
  parseQuantity,
  quantityWords,
  readMark,
  standingOf,
} from './quantity'

const read = (written: string, unit = 'mmol/L') => parseQuantity(written, unit)
const exact = (value: number, mark: string | null = null) => ({
  ...{ comparator: null, low: value, high: value, mark },
})

describe('a quantity', () => {
  it.each([
    ['7', 7],
    [' 7.25 ', 7.25],
    ['7,25', 7.25],
    ['0,125', 0.125],
    ['.5', 0.5],
    [',5', 0.5],
    ['5.', 5],
    ['-2.5', -2.5],
    ['−2,5', -2.5],
    ['+3', 3],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1,250,000', 1_250_000],
    // Arabic, Persian, Devanagari, Bengali, Thai, full-width and mathematical digits.
    ['٦٫٢', 6.2],
    ['۶٫۲', 6.2],
    ['६.२', 6.2],
    ['৬,২', 6.2],
    ['๖.๒', 6.2],
    ['６．２', 6.2],
    ['６，２', 6.2],
    ['𝟔.𝟐', 6.2],
    ['5·4', 5.4],
    ['\u200f6.2\u200e', 6.2],
  ])('%j is %d', (written, value) => {
    expect(read(written)).toEqual(exact(value))
    expect(parseNumber(written)).toBe(value)
  })

  it.each([
    ['<3', '<', 3],
    ['< 3,5', '<', 3.5],
    ['≤0.1', '≤', 0.1],
    ['<=0.1', '≤', 0.1],
    ['=<0.1', '≤', 0.1],
    ['⩽0.1', '≤', 0.1],
    ['>700', '>', 700],
    ['＞７００', '>', 700],
    ['>=700', '≥', 700],
    ['≧700', '≥', 700],
    ['less than 3', '<', 3],
    ['Above 700', '>', 700],
    ['at least 12', '≥', 12],
    ['<-3', '<', -3],
  ])('%j has a comparator', (written, comparator, value) => {
    expect(read(written)).toEqual({ ...exact(value), comparator })
  })

  it.each([
    ['2-5', 2, 5],
    ['2 – 5', 2, 5],
    ['2.5 to 5,5', 2.5, 5.5],
    ['０－２', 0, 2],
    ['-5--3', -5, -3],
    ['4-4', 4, 4],
  ])('%j is a range', (written, low, high) => {
    expect(read(written)).toEqual({ ...exact(low), high })
  })

  it.each([
    ['7.1 H', 'H'],
    ['7.1H', 'H'],
    ['7.1 (H)', 'H'],
    ['7.1 [h]', 'H'],
    ['7.1 H*', 'H'],
    ['7.1 ↑', 'H'],
    ['7.1 high', 'H'],
    ['H 7.1', 'H'],
    ['7.1 HH', 'HH'],
    ['7.1 L', 'L'],
    ['7.1 ↓', 'L'],
    ['7.1 ＬＬ', 'LL'],
    ['7.1 mmol/L H', 'H'],
    ['7.1 H mmol/L', 'H'],
  ])('%j has a mark', (written, mark) => {
    expect(read(written)).toEqual(exact(7.1, mark))
  })

  it.each([
    ['88 µmol/L', 'µmol/L'],
    ['88 umol/l', 'µmol/L'],
    ['88μmol / L', 'µmol/L'],
    ['88%', '%'],
    ['88 ％', '%'],
    ['88 x10^3/uL', '10³/µL'],
    ['88 x 10³/µL', '10³/µL'],
    ['88 10*3/µl', '10³/µL'],
    // Litres, and no mark.
    ['88 L', 'L'],
  ])('%j repeats the unit %j', (written, unit) => {
    expect(read(written, unit)).toEqual(exact(88))
  })

  it.each([
    '',
    'haemolysed',
    '+',
    '2+',
    '1:80',
    '5.5 mg/dL',
    '5.5 mEq/L',
    '5.5 mmol/L mmol/L',
    '5.5 H L',
    '5.5 H high',
    '5.5?',
    '~5.5',
    'about 5.5',
    'K 5.5',
    '5.5.1',
    '5,5,1',
    '5..5',
    '5 5',
    '5 125',
    '1e3',
    '5½',
    '½',
    '5²',
    '5-2',
    '<2-5',
    '2-<5',
    '<<5',
    '<',
    '-',
    '2026-02-28',
    '5.5 repeated',
    '9'.repeat(400),
    // 1.234 to one reader and 1234 to another.
    '1,234',
    '>1,234',
  ])('%j is none in mmol/L', (written) => {
    expect(read(written)).toBeNull()
  })

  it('is a number that a program sends', () => {
    expect(parseQuantity(4.2, '%')).toEqual(exact(4.2))
  })
})

it('tells units apart by what they say, however they are written', () => {
  expect(isSameUnit('10⁶/µL', 'x10^6/uL')).toBe(true)
  expect(isSameUnit('MG/DL', 'mg/dL')).toBe(true)
  expect(isSameUnit('mg/dL', 'mmol/L')).toBe(false)
  expect(isSameUnit('10⁶/µL', '10⁹/L')).toBe(false)
})

it.each([
  ['mg/dL', 'mg/100 ml', 'mg%', 'mgs/dl', 'mg / dL'],
  ['g/dL', 'gm/dl', 'gms/dL', 'g%', 'gm %', 'g/100mL'],
  ['g/L', 'gm/litre', 'G/l'],
  ['µmol/L', 'umol/l', 'μmol/L', 'mcmol/L', 'micromol/l'],
  ['mmol/L', 'mMol/l', 'MMOL/liter'],
  ['µIU/mL', 'uIU/ml', 'mcIU/mL', 'μIU/mL'],
  ['10³/µL', '10^3/ul', 'x10*3/mm³', 'K/µL', 'thou/cumm', '10e3/uL'],
  ['10⁶/µL', 'M/uL', 'mill/cu mm', '10E6/µL'],
  ['10⁹/L', '10^9/l', 'x 10⁹/L', '10E9/L'],
  ['10¹²/L', '10^12/L', '10*12/l'],
  ['/µL', 'cells/µL', '/cumm', 'cells/mm3', '/mm^3', 'cell/cu.mm'],
  ['lakh/µL', 'lakhs/cumm', 'lac/mm³'],
  ['U/L', 'units/L', 'Unit/litre', 'u/lt', 'U per L', 'U/L.'],
  ['IU/L', 'I.U./L', 'UI/L', 'international units/L', 'int. units/liter'],
  ['mIU/L', 'mUI/L', 'm.I.U./L', 'milli-IU/L', 'milli international units/L'],
  ['µU/mL', 'microunits/ml', 'micro units per mL', 'µunits/cc'],
  ['/HPF', '/hpf', 'per HPF', 'cells/hpf', 'pus cells/HPF', 'RBC/hpf', 'WBCs per high power field'],
  ['%', 'percent', 'vol %', '% NGSP', '%(DCCT)', 'per cent'],
  ['mmol/mol', 'mmol/mol IFCC', 'mmol per mol Hb'],
  ['mEq/L', 'meq/lit', 'mEq/lt.'],
  ['µkat/L', 'ukat/l', 'mckat/L', 'microkat/L'],
  ['10⁶/µL', 'mio/µL', 'Mio./ul'],
])('knows the usual spellings of %s', (unit, ...spellings) => {
  for (const spelling of spellings) expect(isSameUnit(spelling, unit), spelling).toBe(true)
})

it.each([
  ['mg/dL', 'mg/L'],
  ['mmol/L', 'µmol/L'],
  ['mIU/L', 'mIU/mL'],
  ['10³/µL', '10⁶/µL'],
  ['%', 'g%'],
  ['mmol/L', 'mmol/mol'],
  ['/µL', '10³/µL'],
  ['U/L', 'U/mL'],
  ['U/L', 'mU/L'],
  ['U/L', 'IU/L'],
  ['U/L', 'µkat/L'],
  ['µU/mL', 'U/mL'],
  ['/HPF', '/LPF'],
])('tells %s from %s', (one, other) => {
  expect(isSameUnit(one, other)).toBe(false)
})

it('finds digits of any kind', () => {
  expect(['٣ drops', '½', '²', 'x1'].map(hasDigits)).toEqual([true, true, true, true])
  expect(hasDigits('not detected')).toBe(false)
})

it.each([
  [
    'high',
    ['HI', ' hi. ', 'ＨＩ', 'High', 'H', '(H)', 'H*', '↑', '▲', '⬆', 'elevated', 'very high'],
  ],
  [
    'high',
    ['HI mmol/L', 'HI (confirmed)', 'alto', 'ALTA', 'élevé', 'e\u0301leve\u0301e', 'sehr hoch'],
  ],
  ['high', ['erhöht', 'aumentado', 'muy elevada']],
  ['low', ['Lo', 'LOW', '(L)', '[l]', '⬇', '▼', 'too low', 'decreased', 'LOW mmol / L']],
  ['low', ['bajo', 'baixa', 'basse', 'très bas', 'niedrig', 'erniedrigt', 'diminué']],
  [null, ['>', '<<', '>=', '≤', '＞', '*', '!!', '+++', '> mmol / L', 'H L', '↑↓']],
  [null, ['out of range', 'over range', 'above limit', 'below the measuring range', 'off scale']],
] as const)('a mark alone says %s: %j', (side, texts) => {
  for (const text of texts) expect(readMark(text, 'mmol/L'), text).toEqual({ side, danger: null })
})

it.each([
  [
    'implied',
    'high',
    ['HH', 'crit high', 'alert high', 'hhh', '[HH]', 'HH*', '↑↑', '▲▲▲', 'HH mmol/L'],
  ],
  ['implied', null, ['Crit.', 'alert!']],
  ['implied', 'low', ['ll', 'LL', 'ＬＬ', '⬇⬇']],
  ['named', null, ['panic', 'CRITICAL', 'critical value', 'crítico', 'KRITISCH']],
  ['named', 'high', ['Critical high', 'panic ↑', 'critique, élevé', 'crítico alto']],
  ['named', 'low', ['panic-low', 'L (critical)', 'kritisch niedrig', 'LL critical']],
] as const)('a mark alone is dangerous where it is %s, %s: %j', (danger, side, texts) => {
  for (const text of texts) expect(readMark(text, 'mmol/L'), text).toEqual({ side, danger })
})

it.each([
  ...['haemolysed', 'see comment', 'not detected', 'negative', 'clotted', 'High fat sample'],
  ...['low volume, not done', 'hi-lipid', '-', '--', '?', '', 'mmol/L', '>600', '4.1 H', 'HI 600'],
  ...['not critical', 'alto volume', 'basal', 'bass', 'hochgradig', 'limit', 'result'],
])('%j is no mark alone', (written) => {
  expect(readMark(written, 'mmol/L')).toBeNull()
})

const standing = (written: string, low: number | null, high: number | null) => {
  const quantity = read(written)
  if (!quantity) throw new Error(`${written} is no quantity`)
  return standingOf(quantity, { low, high })
}

it.each([
  ['7', 3, 6, 'above'],
  ['6', 3, 6, 'within'],
  ['3', 3, 6, 'within'],
  ['2.9', 3, 6, 'below'],
  ['>6', 3, 6, 'above'],
  ['≥6', 3, 6, 'undecided'],
  ['>5', 3, 6, 'undecided'],
  ['<3', 3, 6, 'below'],
  ['≤3', 3, 6, 'undecided'],
  ['<4', 3, 6, 'undecided'],
  ['<4', null, 6, 'within'],
  ['≤6', null, 6, 'within'],
  ['<7', null, 6, 'undecided'],
  ['>4', 3, null, 'within'],
  ['>2', 3, null, 'undecided'],
  ['4-5', 3, 6, 'within'],
  ['2-4', 3, 6, 'undecided'],
  ['7-9', 3, 6, 'above'],
  ['1-2', 3, 6, 'below'],
  ['1-9', 3, 6, 'undecided'],
  ['7', null, null, 'none'],
])('%s, with a range from %s to %s, is %s', (written, low, high, said) => {
  expect(standing(written, low, high)).toBe(said)
})

it.each([
  ['2', true],
  ['2.1', false],
  ['8', true],
  ['7.9', false],
  ['>8', true],
  ['≥8', true],
  ['>7', null],
  ['<2', true],
  ['≤2', true],
  ['<3', null],
  ['3-7', false],
  ['7-9', null],
  ['9-12', true],
  ['1-9', null],
])('%s is at or beyond the critical limits 2 and 8: %s', (written, said) => {
  const quantity = read(written)
  if (!quantity) throw new Error(`${written} is no quantity`)
  expect(isCriticalBy(quantity, { low: 2, high: 8 })).toBe(said)
  expect(isCriticalBy(quantity, { low: null, high: null })).toBe(false)
})

it.each([
  [7.1, '7.1 mmol/L'],
  ['７.１０', '7.10 mmol/L'],
  ['7,10 mmol/L H', '7.10 mmol/L'],
  ['> 7,1', '>7.1 mmol/L'],
  ['<=7', '≤7 mmol/L'],
  ['2 - 5', '2 to 5 mmol/L'],
  ['1.234,5', '1234.5 mmol/L'],
  ['haemolysed', 'haemolysed mmol/L'],
])('words %j with its unit', (written, words) => {
  expect(quantityWords(written, 'mmol/L')).toBe(words)
})
