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

it('says with how many decimals a value is told', () => {
  expect(faults({ weight: '2.955' })).toEqual([
    'Weight: please enter a number with at most two decimals from 0.3 to 500 kg',
  ])
})

it('keeps the number of what has a comparator, and the comparator apart', () => {
  const readings = read({ temperature: '<32', oxygenSaturation: '≥99', pulse: '80' })
  expect(numbersOf(readings)).toMatchObject({ temperature: 32, oxygenSaturation: 99, pulse: 80 })
  expect(comparatorsOf(readings)).toEqual({ temperature: '<', oxygenSaturation: '≥' })
})
