import { expect, test } from 'vitest'
import { decodeToken, InvalidTokenError, isExpired } from './token'

const base64url = (text: string) =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')

const tokenOf = (payload: string) => `${base64url('{"alg":"none"}')}.${base64url(payload)}.x`

test('reads the payload, and keeps what it does not know', () => {
  const payload = { exp: 1_700_000_000, roles: ['admin'], sub: '7' }
  expect(decodeToken(tokenOf(JSON.stringify(payload)))).toMatchObject(payload)
})

test('reads fields of a wrong kind as not there', () => {
  expect(decodeToken(tokenOf('{"roles":"admin","name":7,"username":null}'))).toMatchObject({
    roles: [],
    name: undefined,
    username: undefined,
  })
})

test.each([
  ['no text', 12],
  ['nothing', undefined],
  ['null', null],
  ['an empty text', ''],
  ['one part', 'abc'],
  ['an empty payload', 'a..c'],
  ['bad base64', 'a.%%%.c'],
  ['bad JSON', tokenOf('{"exp"')],
  ['JSON that is no object', tokenOf('"text"')],
  ['an exp that is no number', tokenOf('{"exp":"soon"}')],
])('calls a token invalid that is %s', (_, token) => {
  expect(() => decodeToken(token)).toThrow(InvalidTokenError)
})

test.each([
  [{ exp: 100 }, 99_999, false],
  [{ exp: 100 }, 100_000, true],
  [{ exp: 0 }, 1, true],
  [{}, 0, true],
])('%o at %d ms is expired: %s', (payload, now, expired) => {
  expect(isExpired({ roles: [], ...payload }, now)).toBe(expired)
})
