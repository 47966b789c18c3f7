import type { LoginAnswer, TokenPayload } from '@shared/contracts/auth'
import { type Endpoint, recordResources } from '@shared/contracts/endpoint'
import { create } from 'zustand'
import { readItem, removeItems, writeItem } from '@/lib/browser-storage'
import { personName } from '@/lib/person-name'
import { endTrial, forgetTrial, keepTrial, readTrial } from '@/lib/role-trial'
import { decodeToken, isExpired } from '@/lib/token'
import { browserNow } from './clock'

/** Local storage keys of the session (docs/product/sessions.md). */
export const sessionKeys = { userInfo: 'userInfo', lastActivityTime: 'lastActivityTime' } as const

/**
 * Milliseconds without activity after which the guard ends a session (docs/product/sessions.md).
 */
export const inactivityLimit = Number(import.meta.env.VITE_INACTIVITY_LIMIT_MS) || 60_000

export interface Session {
  token: string
  userData: TokenPayload
  /** Whose it is: the same in every session of one person. */
  owner: string
  /** Whether the host keeps the clinic's records; where it does not, a sample in this tab stands for them. */
  keepsRecords: boolean
  /** The clinic's time zone by its name, where the host says it. */
  zone?: string | undefined
  /** Whether the host lets the page be locked where it is when the session ends by itself. */
  locks?: boolean
  /** Whether a password of the person's own has to be chosen before anything else. */
  mustChangePassword?: boolean
  /** Whether the date of birth is asked for with it: of a patient's first sign-in. */
  asksBirthDate?: boolean
  /** Which role is tried in this tab, and the token of the person's own session in which it is. */
  trial?: { name: string; begunIn: string }
}

/** Why the page is locked: nothing was done for some time, or the host takes the token no more. */
type LockReason = 'idle' | 'ended'

/** Why a session is over: that, a token that can't be read, an end in another tab, or somebody else. */
type EndReason = LockReason | 'invalid' | 'elsewhere' | 'left'

interface SessionState {
  session: Session | null
  /** Why the page is locked; null while it is not. Its session stays, for whoever unlocks it (`isLocked`). */
  lock: LockReason | null
  /** Whether the page is soon to be locked unless something is done. */
  isIdling: boolean
  /** Why the last session ended by itself, for the login page to say. */
  ended: EndReason | null
  /** Whether the last session ended because the person logged out here. */
  loggedOut: boolean
}

type Stored =
  | { kind: 'none' }
  | { kind: 'invalid' }
  | { kind: 'expired' }
  | { kind: 'valid'; session: Session }

type Info = Record<string, unknown>

const tokenIn = (info: Info | null): unknown => info?.access_token ?? info?.token

/** The stored login answer, or null where there is none or it can't be parsed. */
function ownInfo(): Info | null {
  try {
    const info: unknown = JSON.parse(readItem(sessionKeys.userInfo) ?? 'null')
    return typeof info === 'object' && info !== null ? { ...info } : null
  } catch {
    return null
  }
}

const bearerIn = (info: Info | null): string | null => {
  const token = tokenIn(info)
  return typeof token === 'string' && token !== '' ? token : null
}

/** The trial of a role in this tab; null where there is none, or where the session has gone that it is in. */
function trialInfo() {
  const trial = readTrial()
  return trial && trial.begunIn === bearerIn(ownInfo()) ? trial : null
}

/** The token that calls carry: a trial's, otherwise `access_token`, otherwise `token`. */
export const bearerToken = (): string | null => bearerIn(trialInfo()?.answer ?? ownInfo())

/**
 * The token that the host is to be told of at a logout; null where its login did not ask for that.
 */
export const tokenToSignOut = (): string | null => {
  const own = ownInfo()
  return own?.signOut === true ? bearerIn(own) : null
}

/**
 * What tells one person from another: the token's subject, otherwise a name in the token or in the
 * login answer. Where a host gives none, each session is somebody else's, known by its signature's end.
 */
const ownerOf = (
  token: string,
  { sub, username, email }: TokenPayload,
  info: Info | null,
): string =>
  String(
    [sub, username, email, info?.username].find((name) => name && typeof name !== 'object') ??
      token.slice(-16),
  )

/** Whether the login answer names all resources of records: a host that keeps a part counts as one without. */
const keepsAll = (info: Info | null): boolean => {
  const named: unknown[] = Array.isArray(info?.records) ? info.records : []
  return recordResources.every((resource) => named.includes(resource))
}

/** What this tab goes by: a trial while it lasts, otherwise the person's own session. */
function readStored(now: number): Stored {
  const trial = trialInfo()
  const tried = trial && readAnswer(trial.answer, now)
  if (trial && tried?.kind === 'valid') {
    const { name, begunIn } = trial
    return { kind: 'valid', session: { ...tried.session, trial: { name, begunIn } } }
  }
  // It has run out, or its person's own session has another token.
  endTrial('ended')
  return readAnswer(ownInfo(), now)
}

function readAnswer(info: Info | null, now: number): Stored {
  const token = tokenIn(info)
  if (token === undefined || token === null || token === '') return { kind: 'none' }
  try {
    const userData = decodeToken(token)
    if (isExpired(userData, now)) return { kind: 'expired' }
    const owner = ownerOf(String(token), userData, info)
    const session = {
      token: String(token),
      userData,
      owner,
      keepsRecords: keepsAll(info),
      zone: typeof info?.zone === 'string' && info.zone !== '' ? info.zone : undefined,
      locks: info?.locks === true,
      mustChangePassword: info?.mustChangePassword === true,
      asksBirthDate: info?.asksBirthDate === true,
    }
    return { kind: 'valid', session }
  } catch {
    return { kind: 'invalid' }
  }
}

const initial = readStored(browserNow())

/** Who is signed in. Local storage is the source; this is its image in this tab. */
export const useSession = create<SessionState>(() => ({
  session: initial.kind === 'valid' ? initial.session : null,
  lock: null,
  isIdling: false,
  ended: null,
  loggedOut: false,
}))

/** A page that is not locked and shows nothing of it. */
const unlocked = { lock: null, isIdling: false } as const

/** Whether somebody's page is locked. The lock outlives its session, to cover the page until it is left. */
export const isLocked = ({ session, lock } = useSession.getState()): boolean =>
  session !== null && lock !== null

/** Whether the person signed in holds the admin role. */
export const isAdmin = ({ session } = useSession.getState()): boolean =>
  session?.userData.roles.includes('admin') ?? false

/** Whether the person signed in holds the role Super Admin. */
export const holdsSuperAdmin = ({ session }: Pick<SessionState, 'session'>): boolean =>
  session?.userData.roles.includes('super_admin') ?? false

/** Whether the person signed in may book appointments: the server asks for the same permission. */
export const mayBook = ({ session }: SessionState): boolean =>
  session?.userData.roles.includes('appointment_create') ?? false

/** The same array each time, so that a selector does not render again. */
const noRoles: readonly string[] = []

/** The roles and permissions of the person signed in. */
export const ownRoles = ({ session }: SessionState = useSession.getState()): readonly string[] =>
  session?.userData.roles ?? noRoles

/** The name of the person signed in, on screens and on prescriptions. */
export const ownName = ({ session }: SessionState): string => personName(session?.userData)

/** Whether the host keeps the clinic's records; otherwise they are a sample in this tab. */
export const keepsRecords = ({ session } = useSession.getState()): boolean =>
  session?.keepsRecords ?? false

/** Whether the host of this session answers such a call; all others are answered everywhere. */
export const isOffered = (
  { resource, recordsOnly, sampleOnly }: Pick<Endpoint, 'resource' | 'recordsOnly' | 'sampleOnly'>,
  state = useSession.getState(),
): boolean => {
  if (resource === undefined) return true
  return keepsRecords(state) ? !sampleOnly : !recordsOnly
}

/** Whether the person signed in has to choose a password before anything else. */
export const mustChangePassword = ({ session } = useSession.getState()): boolean =>
  session?.mustChangePassword ?? false

/** Keeps a login's whole answer, with access_token set to its token. */
export function signIn(answer: LoginAnswer & { token: string }, now = browserNow()): void {
  writeItem(sessionKeys.userInfo, JSON.stringify({ ...answer, access_token: answer.token }))
  writeItem(sessionKeys.lastActivityTime, String(now))
  refreshSession(now)
}

/** The role's name in a login answer of our server. */
const roleNameIn = ({ user }: Info): unknown =>
  typeof user === 'object' && user !== null && 'role' in user ? user.role : undefined

/** Whether an answer about the own session has another role, or other permissions, than this page goes by. */
export function isRoleChanged(
  answer: LoginAnswer & { token: string },
  now = browserNow(),
): boolean {
  const read = readAnswer({ ...answer }, now)
  const { session } = useSession.getState()
  if (read.kind !== 'valid' || !session || session.trial || read.session.owner !== session.owner)
    return false
  const [held, holds] = [session, read.session].map(({ userData }) =>
    userData.roles.toSorted().join(),
  )
  return held !== holds || roleNameIn(ownInfo() ?? {}) !== roleNameIn(answer)
}

/** Goes by such an answer from now on, in the session that there is. */
export function renewSession(answer: LoginAnswer & { token: string }): void {
  writeItem(sessionKeys.userInfo, JSON.stringify({ ...answer, access_token: answer.token }))
}

/**
 * Shows a new name or e-mail of the person signed in, by an answer about the own session. A change of the role
 * waits until the page is loaded again, and a locked page stays locked.
 */
export function renewName(answer: LoginAnswer & { token: string }, now = browserNow()): void {
  const renewed = readAnswer({ ...answer }, now)
  const { session, lock } = useSession.getState()
  if (renewed.kind !== 'valid' || !session || session.trial || lock !== null) return
  const { userData, owner } = renewed.session
  const isSame = (['name', 'email'] as const).every(
    (field) => userData[field] === session.userData[field],
  )
  if (owner !== session.owner || isSame || isRoleChanged(answer, now)) return
  renewSession(answer)
  refreshSession(now)
}

/** Keeps that the host answers nothing until a password is chosen, as its login answer would say. */
export function demandPassword(): void {
  const { session } = useSession.getState()
  if (!session || session.trial || session.mustChangePassword) return
  writeItem(sessionKeys.userInfo, JSON.stringify({ ...ownInfo(), mustChangePassword: true }))
  useSession.setState({ session: { ...session, mustChangePassword: true } })
}

/** Ends a session that is over by itself: expired, idle, unreadable or refused. */
export function signOut(ended: EndReason): void {
  forgetTrial()
  removeItems(sessionKeys.userInfo, sessionKeys.lastActivityTime)
  useSession.setState({ session: null, isIdling: false, ended, loggedOut: false })
}

/**
 * Locks the page where it is, with all that is typed on it, until its person has given the password.
 * Where the host offers no such thing, or the person has no password of their own yet, the session ends.
 */
export function lockPage(reason: LockReason): void {
  const { session, lock } = useSession.getState()
  if (!session?.locks || session.mustChangePassword) {
    signOut(reason)
    return
  }
  // What the host takes no more, no reload goes on with.
  if (reason === 'ended') removeItems(sessionKeys.userInfo)
  if (lock === null) useSession.setState({ lock: reason, isIdling: false })
}

/**
 * Has this tab, and no other, go by a trial's answer in place of its person's own session.
 * @param name the role's
 * @returns whether it does: the page may be locked, the browser keep nothing, or its clock be wrong
 */
export function beginTrial(
  name: string,
  answer: LoginAnswer & { token: string },
  now = browserNow(),
): boolean {
  const begunIn = bearerToken()
  // Whoever unlocks the page goes on where it was.
  if (begunIn === null || isLocked() || !keepTrial({ name, begunIn, answer })) return false
  refreshSession(now)
  if (useSession.getState().session?.token === answer.token) return true
  forgetTrial()
  return false
}

/** Goes back to the person's own session. */
export function leaveTrial(now = browserNow()): void {
  endTrial('left')
  checkSession(now)
}

/**
 * The host takes this tab's token no more. A trial is over then, and nothing else: whether the person's own
 * session is on, its next call tells.
 */
export function refuseToken(now = browserNow()): void {
  if (useSession.getState().session?.trial) {
    endTrial('ended')
    checkSession(now)
  } else lockPage('ended')
}

/** Ends the session because the person asked for it (docs/product/sessions.md). */
export function logOut(): void {
  forgetTrial()
  // For a moment, so that other tabs hear a logout and not an end by itself.
  writeItem(sessionKeys.userInfo, 'null')
  removeItems(sessionKeys.userInfo, sessionKeys.lastActivityTime)
  useSession.setState({ session: null, isIdling: false, ended: null, loggedOut: true })
}

/** Whether the last session's token could not be read, for the login page to say once. */
export function takeInvalid(): boolean {
  const isInvalid = useSession.getState().ended === 'invalid'
  if (isInvalid) useSession.setState({ ended: null })
  return isInvalid
}

/**
 * Milliseconds since the last recorded activity; 0 where none, or nothing readable, is recorded.
 */
export function idleTime(now = browserNow()): number {
  const last = Number(readItem(sessionKeys.lastActivityTime))
  return Number.isFinite(last) && last > 0 ? now - last : 0
}

/**
 * Reads local storage again and ends a session that is over: a token that is missing, expired or
 * unreadable, or (at the guard only) no activity for longer than the limit (docs/product/sessions.md).
 * @returns whether someone is signed in
 */
export function refreshSession(now = browserNow(), limit = Number.POSITIVE_INFINITY): boolean {
  const stored = readStored(now)
  const isIdle = idleTime(now) > limit
  if (stored.kind === 'valid' && !isIdle) {
    // A lock stays over a trial that ends meanwhile: the session that it goes back to was there before.
    const { session, lock } = useSession.getState()
    if (lock !== null && session?.trial?.begunIn === stored.session.token) return true
    if (session?.token !== stored.session.token)
      useSession.setState({ session: stored.session, ...unlocked, ended: null, loggedOut: false })
    return true
  }
  if (stored.kind === 'none') {
    if (useSession.getState().session !== null)
      useSession.setState({ session: null, isIdling: false, ended: 'elsewhere' })
  } else signOut(stored.kind === 'invalid' ? 'invalid' : isIdle ? 'idle' : 'ended')
  return false
}

/**
 * The same between two navigations, or where the session has ended by itself in another tab: where the host
 * lets it, the page is locked and stays.
 */
export function checkSession(now = browserNow()): void {
  const { session } = useSession.getState()
  const { kind } = readStored(now)
  const isOver = kind === 'none' || kind === 'expired'
  if (session?.locks && isOver) lockPage('ended')
  else refreshSession(now)
}

/** Writes down that the person is here, at most once a second. */
export function recordActivity(now = browserNow()): void {
  const last = Number(readItem(sessionKeys.lastActivityTime))
  if (!(last <= now && now - last < 1000)) writeItem(sessionKeys.lastActivityTime, String(now))
}
