import { recordResources } from '@shared/contracts/endpoint'
import { beforeEach, describe, expect, test } from 'vitest'
import { takeTrialEnd } from '@/lib/role-trial'
import {
  bearerToken,
  beginTrial,
  checkSession,
  demandPassword,
  isAdmin,
  isLocked,
  leaveTrial,
  lockPage,
  logOut,
  refreshSession,
  refuseToken,
  sessionKeys,
  signIn,
  tokenToSignOut,
  useSession,
} from './session'

const base64url = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
const tokenOf = (payload: Record<string, unknown>) =>
  `${base64url({})}.${base64url({ sub: 'u7', ...payload })}.${base64url(payload).slice(-20)}`

/** Milliseconds; the person's own session ends an hour later, a trial ten minutes later. */
const now = 1_700_000_000_000
const own = tokenOf({ exp: now / 1000 + 3600, roles: ['admin'] })
const next = tokenOf({ exp: now / 1000 + 7200, roles: ['admin'] })
const over = now + 600_000
const trial = tokenOf({ exp: over / 1000, roles: ['nurse', 'patient_view'] })

const state = () => useSession.getState()
const stored = () => localStorage.getItem(sessionKeys.userInfo)
const answer = { locks: true, signOut: true, records: [...recordResources] }
const isBackIn = (token: string) => {
  expect(state()).toMatchObject({ session: { token }, lock: null, ended: null })
  expect(state().session?.trial).toBeUndefined()
  expect(bearerToken()).toBe(token)
}

beforeEach(() => {
  useSession.setState({ session: null, lock: null, ended: null, loggedOut: false })
  signIn({ ...answer, token: own }, now)
  expect(beginTrial('Nurse', { ...answer, token: trial }, now)).toBe(true)
})

test('a trial is this tab’s alone: its calls carry the trial’s token, and other tabs read the own one', () => {
  expect(state().session).toMatchObject({ token: trial, trial: { name: 'Nurse' }, owner: 'u7' })
  expect(isAdmin()).toBe(false)
  expect(bearerToken()).toBe(trial)
  expect(JSON.parse(stored() ?? '')).toMatchObject({ access_token: own })
  expect(tokenToSignOut()).toBe(own)
  expect(takeTrialEnd()).toBeNull()
})

test('a trial that is over by the browser’s clock is none', () => {
  leaveTrial(now)
  takeTrialEnd()
  expect(beginTrial('Nurse', { ...answer, token: trial }, over + 1)).toBe(false)
  isBackIn(own)
  expect(takeTrialEnd()).toBeNull()
})

test('no trial begins while the page is locked', () => {
  leaveTrial(now)
  lockPage('idle')
  expect(beginTrial('Nurse', { ...answer, token: trial }, now)).toBe(false)
  expect(isLocked()).toBe(true)
  expect(bearerToken()).toBe(own)
})

test('a trial outlives a reload', () => {
  useSession.setState({ session: null })
  expect(refreshSession(now)).toBe(true)
  expect(state().session?.trial?.name).toBe('Nurse')
})

test('a password that is demanded meanwhile leaves the own session as it is kept', () => {
  demandPassword()
  expect(JSON.parse(stored() ?? '').mustChangePassword).toBeUndefined()
})

describe('a trial gives way to the own session, which is never locked or ended by that', () => {
  test('where it is left', () => {
    leaveTrial(now)
    isBackIn(own)
    expect(takeTrialEnd()).toBe('left')
    expect(takeTrialEnd()).toBeNull()
  })

  test.each([
    ['the guard', () => refreshSession(over)],
    ['the watch', () => checkSession(over)],
  ])('where it has run out, at %s', (_, look) => {
    look()
    isBackIn(own)
    expect(takeTrialEnd()).toBe('ended')
  })

  test('where the host takes its token no more', () => {
    refuseToken(now)
    isBackIn(own)
    expect(takeTrialEnd()).toBe('ended')
    refuseToken(now)
    expect(state()).toMatchObject({ session: { token: own }, lock: 'ended' })
  })

  test('where that is another one since', () => {
    localStorage.setItem(sessionKeys.userInfo, JSON.stringify({ ...answer, token: next }))
    expect(bearerToken()).toBe(next)
    refreshSession(now)
    isBackIn(next)
  })
})

describe('the end of the own session', () => {
  test('by itself, in another tab, locks the page of a trial as it does any other', () => {
    localStorage.clear()
    checkSession(now)
    expect(isLocked()).toBe(true)
    signIn({ ...answer, token: next }, now)
    isBackIn(next)
  })

  test('by a logout there ends the trial, too', () => {
    localStorage.setItem(sessionKeys.userInfo, 'null')
    expect(refreshSession(now)).toBe(false)
    expect(state()).toMatchObject({ session: null, ended: 'elsewhere' })
    expect(bearerToken()).toBeNull()
  })

  test('by a logout here leaves nothing of the trial', () => {
    logOut()
    expect(sessionStorage).toHaveLength(0)
    expect(stored()).toBeNull()
  })

  test('by inactivity, at the guard, ends both', () => {
    expect(refreshSession(now + 60_001, 60_000)).toBe(false)
    expect(state()).toMatchObject({ session: null, ended: 'idle' })
    expect(sessionStorage).toHaveLength(0)
  })
})

test.each([
  ['runs out', () => checkSession(over)],
  ['is refused', () => refuseToken(now)],
])('a lock stays over a trial that %s, until its person has given the password', (_, end) => {
  lockPage('idle')
  end()
  expect(isLocked()).toBe(true)
  refreshSession(over)
  expect(isLocked()).toBe(true)
  expect(JSON.parse(stored() ?? '')).toMatchObject({ access_token: own })
  signIn({ ...answer, token: next }, over)
  isBackIn(next)
})
