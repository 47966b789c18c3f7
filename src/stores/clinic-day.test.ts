import { loginAnswerSchema } from '@shared/contracts/auth'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clinicTime, clinicToday } from './clinic-day'
import { refreshSession, signIn, useSession } from './session'

const now = new Date('2026-03-28T12:05:00Z')
const payload = { exp: now.getTime() / 1000 + 3600, roles: [] }
const token = `e30.${btoa(JSON.stringify(payload)).replace(/=+$/, '')}.x`

const signInWith = (answer: object) =>
  signIn({ ...loginAnswerSchema.parse(answer), token }, now.getTime())

beforeEach(() => vi.stubEnv('TZ', 'Pacific/Pago_Pago'))
afterEach(() => {
  vi.unstubAllEnvs()
  useSession.setState({ session: null })
})

it('goes by the zone that the login answer names, also after a reload', () => {
  signInWith({ zone: 'Pacific/Kiritimati' })
  const there = { date: '2026-03-29', time: '02:05' }
  expect(clinicTime(now)).toEqual(there)
  useSession.setState({ session: null })
  refreshSession(now.getTime())
  expect(clinicTime(now)).toEqual(there)
  expect(clinicToday(now)).toBe('2026-03-29')
})

it.each([{}, { zone: '' }, { zone: 7 }, { zone: 'Mars/Olympus' }])(
  'goes by the browser’s zone where the login answer has %j',
  (answer) => {
    signInWith(answer)
    expect(clinicTime(now)).toEqual({ date: '2026-03-28', time: '01:05' })
  },
)

it('goes by the browser’s zone where nobody is signed in', () => {
  expect(clinicToday(now)).toBe('2026-03-28')
})
