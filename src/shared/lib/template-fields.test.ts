import { tries } from '@shared/test/property'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fillTemplate, questionsIn, templateFieldNames, unknownFieldsIn } from './template-fields'

const values = {
  'patient.name': 'Priya Nair',
  'patient.birthDate': '13 March 1982',
  'patient.number': '1',
  today: '2 March 2026',
} as const

it.each([
  ['{patient.name}, born {patient.birthDate}', 'Priya Nair, born 13 March 1982', []],
  ['No. { patient.number } on {today}.', 'No. 1 on 2 March 2026.', []],
  ['Unfit until {?until when}.', 'Unfit until Friday.', []],
  ['{? until when }', 'Friday', []],
  ['{today} and {today}', '2 March 2026 and 2 March 2026', []],
  ['{visit.date}: {diagnosis}', '{visit.date}: {diagnosis}', ['{visit.date}', '{diagnosis}']],
  ['{?who} and {?who}', '{?who} and {?who}', ['{?who}']],
  ['{patient.nam}', '{patient.nam}', ['{patient.nam}']],
  [
    '{constructor} {?constructor}',
    '{constructor} {?constructor}',
    ['{constructor}', '{?constructor}'],
  ],
  ['a { b\n} c } {', 'a { b\n} c } {', []],
  ['{{today}}', '{2 March 2026}', []],
  ['', '', []],
])('fills %j as %j', (text, filled, missing) => {
  expect(fillTemplate(text, values, { 'until when': 'Friday' })).toEqual({ text: filled, missing })
})

it('takes an empty value as not known', () => {
  expect(fillTemplate('{diagnosis}{?a}', { diagnosis: '' }, { a: '' })).toEqual({
    text: '{diagnosis}{?a}',
    missing: ['{diagnosis}', '{?a}'],
  })
})

it('leaves what a value or an answer contains as it is', () => {
  const fields = ['{today}', '{?b}', '$&', "$'", '{patient.name}', '{', '}']
  const text = fc.oneof(fc.string(), fc.constantFrom(...fields))
  fc.assert(
    fc.property(text, text, (name, answer) => {
      const { text: filled } = fillTemplate(
        '<{patient.name}|{?a}>',
        { 'patient.name': name, today: 'TODAY' },
        { a: answer, b: 'B' },
      )
      expect(filled).toBe(`<${name || '{patient.name}'}|${answer || '{?a}'}>`)
    }),
    tries(200),
  )
})

it('says which fields of a text are unknown, and what is asked, each once', () => {
  const text = '{patient.name} {name} { name } {?until when} {?} {?until when}{?who} {}'
  expect(unknownFieldsIn(text)).toEqual(['{name}', '{?}', '{}'])
  expect(questionsIn(text)).toEqual(['until when', 'who'])
  expect(unknownFieldsIn(templateFieldNames.map((name) => `{${name}}`).join(' '))).toEqual([])
})
