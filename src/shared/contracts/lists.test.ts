import { expect, it } from 'vitest'
import { nameMessages, nameSchema } from './lists'

const named = (name: string) =>
  nameSchema('Missing', 'Too long', 12)
    .safeParse(name)
    .error?.issues.map(({ message }) => message)

it.each(['Ada', 'ليلى', 'می\u200cخواهم', '👩‍⚕️'])('takes the name %j', (name) => {
  expect(named(name)).toBeUndefined()
})

it.each(['', ' \u3000', '\u200b', '\u2060\u00ad\u180e'])(
  'counts %j, of which nothing is seen, as missing',
  (name) => {
    expect(named(name)).toEqual(['Missing'])
  },
)

it('refuses a name that is too long', () => {
  expect(named('x'.repeat(13))).toEqual(['Too long'])
})

it.each(['\u202emada', 'Ada\u2067', 'A\u200fda'])(
  'refuses %j, which changes the direction of what is around it',
  (name) => {
    expect(named(name)).toEqual([nameMessages.turns])
  },
)
