import { loginAnswerSchema } from '@shared/contracts/auth'
import { recordResources } from '@shared/contracts/endpoint'
import { staffEndpoints } from '@shared/contracts/staff'
import { staffHoursEndpoints } from '@shared/contracts/staff-hours'
import { beforeEach, describe, expect, test } from 'vitest'
import { denialFor } from '@/hooks/use-may'
import {
  bearerToken,
  checkSession,
  demandPassword,
  isAdmin,
  isLocked,
  isOffered,
  keepsRecords,
  lockPage,
  logOut,
  mustChangePassword,
  recordActivity,
  refreshSession,
  renewName,
  sessionKeys,
  signIn,
  signOut,
  takeInvalid,
  useSession,
} from './session'

const base64url = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')

const tokenOf = (payload: Record<string, unknown>) =>
  `${base64url({})}.${base64url(payload)}.${base64url(payload).slice(-20)}`

/** Milliseconds; every token below ends an hour later unless it says otherwise. */
const now = 1_700_000_000_000
const exp = now / 1000 + 3600
const token = tokenOf({ exp, roles: ['admin', 'staff_view'], name: 'Asha Rao' })

const state = () => useSession.getState()
const keep = (info: unknown) => localStorage.setItem(sessionKeys.userInfo, JSON.stringify(info))

beforeEach(() => {
  useSession.setState({ session: null, lock: null, ended: null, loggedOut: false })
})

describe('signing in', () => {
  test('keeps the whole answer, with access_token set to its token, and the time', () => {
    signIn({ token, user: { id: 7 }, access_token: 'another' }, now)
    expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toEqual({
      token,
      user: { id: 7 },
      access_token: token,
    })
    expect(localStorage.getItem('lastActivityTime')).toBe(String(now))
    expect(state().session).toMatchObject({ token, userData: { name: 'Asha Rao', exp } })
    expect(isAdmin()).toBe(true)
  })

  test('with a token that cannot be read signs nobody in, and says why', () => {
    signIn({ token: 'unreadable' }, now)
    expect(state().session).toBeNull()
    expect(localStorage.getItem('userInfo')).toBeNull()
    expect(takeInvalid()).toBe(true)
  })
})

describe('an answer about the own session', () => {
  const of = (payload: object) => ({
    token: tokenOf({ exp, sub: 'u7', roles: ['admin'], name: 'Asha Rao', ...payload }),
  })
  const name = () => state().session?.userData.name

  test('shows a new name at once, which outlives a reload', () => {
    signIn(of({}), now)
    renewName(of({ name: 'Asha Menon' }), now)
    expect(name()).toBe('Asha Menon')
    useSession.setState({ session: null })
    refreshSession(now)
    expect(name()).toBe('Asha Menon')
  })

  test.each([
    ['has another role', of({ name: 'Asha Menon', roles: ['nurse'] })],
    ['is of another person', of({ name: 'Asha Menon', sub: 'u8' })],
    ['is over', of({ name: 'Asha Menon', exp: now / 1000 - 1 })],
  ])('changes nothing where it %s', (_, answer) => {
    signIn(of({}), now)
    renewName(answer, now)
    expect(name()).toBe('Asha Rao')
  })

  test('leaves a locked page locked', () => {
    signIn({ ...of({}), locks: true }, now)
    lockPage('idle')
    renewName(of({ name: 'Asha Menon' }), now)
    expect(isLocked()).toBe(true)
  })
})

test.each([
  [{ records: [...recordResources] }, true],
  [{ records: [...recordResources, 'pharmacy'] }, true],
  [{ records: recordResources.slice(1) }, false],
  [{ records: 'staff' }, false],
  [{}, false],
])('with the answer %j, the host keeps the records: %s', (more, expected) => {
  signIn({ ...loginAnswerSchema.parse(more), token }, now)
  expect(keepsRecords()).toBe(expected)
})

test('offers what only a host of records answers where the host keeps them', () => {
  const offered = () => [staffEndpoints.list, staffHoursEndpoints.get].map((it) => isOffered(it))
  expect(offered()).toEqual([true, false])
  signIn({ token, records: [...recordResources] }, now)
  expect(offered()).toEqual([true, true])
})

test('names the permission that a call takes and the role lacks, where the host asks for one', () => {
  const reasons = () =>
    [staffEndpoints.create, staffEndpoints.list, staffEndpoints.doctors].map(
      (it) => denialFor(it)?.reason ?? null,
    )
  signIn({ token }, now)
  expect(reasons()).toEqual([null, null, null])
  signIn({ token: tokenOf({ exp, roles: ['staff_view'] }), records: [...recordResources] }, now)
  expect(reasons()).toEqual([
    'This takes the permission Staff Create, which your role does not have.',
    null,
    null,
  ])
})

describe('a password to be chosen', () => {
  test('is asked for by the login answer, until the next one', () => {
    expect(mustChangePassword()).toBe(false)
    signIn({ token, mustChangePassword: true }, now)
    expect(mustChangePassword()).toBe(true)
    signIn({ token: tokenOf({ exp, name: 'Asha' }) }, now)
    expect(mustChangePassword()).toBe(false)
  })

  test('is asked for during a session, and after a reload', () => {
    signIn({ token, records: [...recordResources] }, now)
    demandPassword()
    expect(mustChangePassword()).toBe(true)
    useSession.setState({ session: null })
    refreshSession(now)
    expect(mustChangePassword()).toBe(true)
    expect(keepsRecords()).toBe(true)
  })

  test('is asked of nobody where nobody is signed in', () => {
    demandPassword()
    expect(localStorage).toHaveLength(0)
  })
})

describe('whose a session is', () => {
  const ownerOf = (payload: Record<string, unknown>, answer: Record<string, unknown> = {}) => {
    signIn({ ...answer, token: tokenOf({ exp, ...payload }) }, now)
    return state().session?.owner
  }

  test.each([
    ['the token’s subject', { sub: 'u7', username: 'asha', email: 'a@b.c' }, {}, 'u7'],
    ['a subject that is a number', { sub: 7 }, {}, '7'],
    ['a name in the token', { sub: '', username: 'asha', email: 'a@b.c' }, {}, 'asha'],
    ['an e-mail in the token', { sub: {}, email: 'a@b.c' }, { username: 'asha' }, 'a@b.c'],
    ['a name in the login answer', {}, { username: 'asha' }, 'asha'],
  ])('is told by %s', (_, payload, answer, owner) => {
    expect(ownerOf(payload, answer)).toBe(owner)
  })

  test('is told by nothing but the session where a host names nobody', () => {
    const first = ownerOf({ at: 1 })
    expect(refreshSession(now)).toBe(true)
    expect(state().session?.owner).toBe(first)
    expect(ownerOf({ at: 2 })).not.toBe(first)
    expect(JSON.stringify(state().session?.owner).length).toBeLessThan(20)
  })
})

describe('the bearer', () => {
  test.each([
    [{ token: 't' }, 't'],
    [{ token: 't', access_token: 'a' }, 'a'],
    [{ token: 't', access_token: null }, 't'],
    [{ token: 5 }, null],
    [{ token: '' }, null],
    [{}, null],
    [null, null],
    ['text', null],
  ])('of %o is %o', (info, bearer) => {
    keep(info)
    expect(bearerToken()).toBe(bearer)
  })

  test('of what is not JSON is none', () => {
    localStorage.setItem('userInfo', '{"token":')
    expect(bearerToken()).toBeNull()
  })

  test('of an empty storage is none', () => {
    expect(bearerToken()).toBeNull()
  })
})

describe('looking again', () => {
  test('finds a session that another tab began', () => {
    keep({ token })
    expect(refreshSession(now)).toBe(true)
    expect(state().session?.token).toBe(token)
  })

  test('leaves the same session the same, so that nothing is drawn again', () => {
    keep({ token })
    refreshSession(now)
    const { session } = state()
    refreshSession(now)
    expect(state().session).toBe(session)
  })

  test('ends a session that another tab ended, without a word', () => {
    signIn({ token }, now)
    localStorage.clear()
    expect(refreshSession(now)).toBe(false)
    expect(state()).toMatchObject({ session: null, ended: 'elsewhere', loggedOut: false })
  })

  test.each([
    ['in its last second', exp * 1000 - 1, true],
    ['at its end', exp * 1000, false],
  ])('compares exp, in seconds, with the time: %s', (_, time, signedIn) => {
    keep({ token })
    expect(refreshSession(time)).toBe(signedIn)
    expect(localStorage.getItem('userInfo') !== null).toBe(signedIn)
    expect(state().ended).toBe(signedIn ? null : 'ended')
  })

  test('takes a token without exp for expired', () => {
    keep({ token: tokenOf({ roles: [] }) })
    expect(refreshSession(now)).toBe(false)
    expect(state().ended).toBe('ended')
  })

  test.each(['{"name":"Asha"}', '{"token":""}', '{token', '"hello"', 'null', ''])(
    'takes %j in storage for no session, and says nothing',
    (userInfo) => {
      signIn({ token }, now)
      localStorage.setItem('userInfo', userInfo)
      expect(refreshSession(now)).toBe(false)
      expect(state()).toMatchObject({ session: null, ended: 'elsewhere' })
    },
  )

  test.each([['x'], ['a.b.c'], [12], [['a']], [`a.${base64url('text')}.c`]])(
    'takes %o for an invalid token, says so once, and forgets it',
    (unreadable) => {
      keep({ token: unreadable })
      expect(refreshSession(now)).toBe(false)
      expect(takeInvalid()).toBe(true)
      expect(takeInvalid()).toBe(false)
      expect(localStorage.getItem('userInfo')).toBeNull()
    },
  )

  test.each([
    ['60 seconds', now - 60_000, true],
    ['a millisecond more', now - 60_001, false],
    ['no record', '', true],
    ['an unreadable record', 'soon', true],
    ['a record of the future, from a clock put back', now + 5000, true],
  ])('with a limit of a minute: %s of inactivity', (_, last, signedIn) => {
    keep({ token })
    localStorage.setItem('lastActivityTime', String(last))
    expect(refreshSession(now, 60_000)).toBe(signedIn)
    expect(state().ended).toBe(signedIn ? null : 'idle')
  })

  test('without a limit lets a person rest', () => {
    keep({ token })
    localStorage.setItem('lastActivityTime', String(now - 3_000_000))
    expect(refreshSession(now)).toBe(true)
  })
})

describe('the end', () => {
  test('by itself and by choice clear the session’s keys and no others', () => {
    for (const end of [() => signOut('ended'), logOut]) {
      signIn({ token }, now)
      localStorage.setItem('isDarkMode', 'true')
      end()
      expect(localStorage.length).toBe(1)
      expect(state().session).toBeNull()
      expect(isAdmin()).toBe(false)
    }
  })

  test('by choice is told apart, until somebody is signed in again', () => {
    signIn({ token }, now)
    logOut()
    expect(state().loggedOut).toBe(true)
    signIn({ token }, now)
    expect(state().loggedOut).toBe(false)
    signOut('idle')
    expect(state()).toMatchObject({ session: null, ended: 'idle', loggedOut: false })
  })
})

describe('a lock', () => {
  const lockable = { token, locks: true }

  test('keeps the session for whoever unlocks the page, and goes with the next one', () => {
    for (const reason of ['idle', 'ended'] as const) {
      signIn(lockable, now)
      lockPage(reason)
      expect(state()).toMatchObject({ session: { token }, lock: reason })
      signIn({ ...lockable, token: tokenOf({ exp, name: reason }) }, now)
      expect(state()).toMatchObject({ session: { userData: { name: reason } }, lock: null })
    }
  })

  test('of a token that the host takes no more leaves none for a reload', () => {
    signIn(lockable, now)
    lockPage('ended')
    expect(bearerToken()).toBeNull()
    expect(refreshSession(now)).toBe(false)
    expect(state()).toMatchObject({ session: null, ended: 'elsewhere' })
  })

  test('covers the page until it is left, though nobody is locked out of it any more', () => {
    signIn(lockable, now)
    lockPage('idle')
    expect(isLocked()).toBe(true)
    signOut('left')
    expect(state()).toMatchObject({ session: null, lock: 'idle', ended: 'left' })
    expect(isLocked()).toBe(false)
    signIn(lockable, now)
    expect(state().lock).toBeNull()
  })

  test('follows an end by itself in another tab, and no end that somebody has signed in after', () => {
    signIn(lockable, now)
    localStorage.clear()
    checkSession(now)
    expect(state()).toMatchObject({ session: { token }, lock: 'ended' })
    const since = tokenOf({ exp, name: 'Ben' })
    keep({ token: since, locks: true })
    checkSession(now)
    expect(state()).toMatchObject({ session: { token: since }, lock: null })
    expect(bearerToken()).toBe(since)
  })

  test.each([
    ['the host offers none', { token }],
    ['the person has no password of their own', { ...lockable, mustChangePassword: true }],
  ])('is none where %s: the session ends', (_, answer) => {
    signIn(answer, now)
    lockPage('idle')
    expect(state()).toMatchObject({ session: null, lock: null, ended: 'idle' })
  })

  test('takes the place of the end where a token runs out, but for the guard', () => {
    signIn(lockable, now)
    checkSession(exp * 1000)
    expect(state()).toMatchObject({ session: { token }, lock: 'ended' })
    signIn(lockable, now)
    expect(refreshSession(exp * 1000)).toBe(false)
    expect(state()).toMatchObject({ session: null, ended: 'ended' })
  })
})

describe('activity', () => {
  test('is written at most once a second', () => {
    recordActivity(now)
    recordActivity(now + 999)
    expect(localStorage.getItem('lastActivityTime')).toBe(String(now))
    recordActivity(now + 1000)
    expect(localStorage.getItem('lastActivityTime')).toBe(String(now + 1000))
  })

  test('is written over what cannot be read, and over the future', () => {
    for (const before of ['soon', String(now + 60_000)]) {
      localStorage.setItem('lastActivityTime', before)
      recordActivity(now)
      expect(localStorage.getItem('lastActivityTime')).toBe(String(now))
    }
  })
})
