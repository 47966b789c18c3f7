import { expect, it } from 'vitest'
import {
  comparatorsOf,
  measures,
  numbersOf,
  ofMeasures,
  typedVitals,
  vitalsEndpoints,
  vitalsMessages,
} from './vitals'

const blank = ofMeasures(() => '')
const read = (typed: Partial<typeof blank>) => typedVitals('p', { ...blank, ...typed })
const faults = (typed: Partial<typeof blank>) =>
  vitalsEndpoints.create.input.safeParse(read(typed)).error?.issues.map(({ message }) => message) ??
  []

it.each([
  [{ temperature: '38,4' }, { temperature: 38.4 }],
  [{ temperature: '38.4 °C H' }, { temperature: 38.4 }],
  [{ temperature: '３８．４' }, { temperature: 38.4 }],
  [{ pulse: '١٤٨ bpm' }, { pulse: 148 }],
  [{ oxygenSaturation: '91% L' }, { oxygenSaturation: 91 }],
  [{ respiratoryRate: '48 /min' }, { respiratoryRate: 48 }],
  [{ weight: ' ' }, { weight: null }],
  [{ temperature: '< 32,5' }, { temperature: '<32.5' }],
])('reads %j', (typed, values) => {
  expect(read(typed)).toMatchObject(values)
})

it.each([
  ['weight', '<0.1'],
  ['weight', '3450 g'],
  ['weight', '1,234'],
  ['temperature', '38-39'],
  ['temperature', '101 °F'],
  ['pulse', 'fast'],
  ['pulse', '120/80'],
] as const)('refuses at the field %s what is no exact number in its unit: %s', (name, typed) => {
  expect(faults({ [name]: typed })).toEqual([vitalsMessages.outOfBounds(measures[name])])
})

it.each([
  [{ weight: '0.62' }],
  [{ weight: '2,95 kg' }],
  [{ systolic: '34', diastolic: '18' }],
  [{ respiratoryRate: '96' }],
  [{ respiratoryRate: '118' }],
  [{ pulse: '212' }],
  [{ weight: '0.43', temperature: '34,8' }],
])('takes what a newborn can have: %j', (typed) => {
  expect(faults(typed)).toEqual([])
})

it('takes a weight with three decimals below 10 kg, and with two from there on', () => {
  for (const weight of ['0.2', '2.955', '9.999', '10', '68.55', '<10'])
    expect(faults({ weight }), weight).toEqual([])
  for (const weight of ['0.199', '2.9555', '10.005', '500.1'])
    expect(faults({ weight }), weight).toEqual([
      'Weight: please enter a number with at most two decimals from 0.2 to 500 kg, below 10 kg a number with at most three decimals',
    ])
})

it('asks for the other value of a blood pressure at its field', () => {
  const fieldsOf = (typed: Partial<typeof blank>) =>
    vitalsEndpoints.create.input
      .safeParse(read(typed))
      .error?.issues.map(({ path, message }) => [path.join('.'), message])
  expect(fieldsOf({ systolic: '120' })).toEqual([['diastolic', vitalsMessages.pressureHalf]])
  expect(fieldsOf({ diastolic: '80' })).toEqual([['systolic', vitalsMessages.pressureHalf]])
  for (const diastolic of ['120', '121'])
    expect(fieldsOf({ systolic: '120', diastolic })).toEqual([
      ['diastolic', vitalsMessages.pressureReversed],
    ])
})

it('keeps the number of what has a comparator, and the comparator apart', () => {
  const readings = read({ temperature: '<32', oxygenSaturation: '≥99', pulse: '80' })
  expect(numbersOf(readings)).toMatchObject({ temperature: 32, oxygenSaturation: 99, pulse: 80 })
  expect(comparatorsOf(readings)).toEqual({ temperature: '<', oxygenSaturation: '≥' })
})
