import { expect, it } from 'vitest'
import { isolated, nameAndNumber, turnsDirection } from './isolated'

it.each(['ليلى حسن', 'דוד לוי', 'Dr. سارة', '𐤀𐤁'])('isolates %j', (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`)
})

it.each(['Ada Moss', '李娜', 'Ωμέγα', ''])('leaves %j, which is written from the left', (name) => {
  expect(isolated(name)).toBe(name)
})

it('isolates a name once', () => {
  expect(isolated(isolated('ليلى حسن'))).toBe('\u2068ليلى حسن\u2069')
})

it('tells whom it is about by name and number', () => {
  expect(nameAndNumber({ name: 'דוד לוי', number: 7 })).toBe('\u2068דוד לוי\u2069, no. 7')
})

it.each(['\u202eadA', 'Ada\u2069', 'Ada \u200fMoss', '\u061c'])(
  'finds the control in %j',
  (text) => {
    expect(turnsDirection(text)).toBe(true)
  },
)

it.each(['Ada', 'می\u200cخواهم', 'ליאת'])('finds none in %j', (text) => {
  expect(turnsDirection(text)).toBe(false)
})
