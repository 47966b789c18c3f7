import { endpoints } from '@shared/contracts/endpoints'
import type { RequestHandler } from 'msw'
import { type CallName, faults } from './faults'

/** A call's name as links have it: `list-roles`. */
export const callInLink = (name: CallName): string => name.replaceAll(' ', '-')

/** The calls by those names. */
export const linkCalls: ReadonlyMap<string, CallName> = new Map(
  endpoints.map(({ name }) => [callInLink(name), name]),
)

/** The faults of a call that a link can name; the others need more words than it has. */
const ofCall = {
  dropped: faults.dropped,
  silent: faults.silent,
  empty: faults.empty,
  html: faults.html,
  'broken-off': faults.brokenOff,
  endless: faults.endless,
  'session-refused': faults.sessionRefused,
} satisfies Record<string, (name: CallName) => RequestHandler>

const ofLogin = {
  'login-without-token': faults.loginWithoutToken,
  'login-with-broken-token': faults.loginWithBrokenToken,
} satisfies Record<string, () => RequestHandler>

/** What each does, for whoever chooses one. */
export const faultWords: Record<keyof typeof ofCall | keyof typeof ofLogin, string> = {
  dropped: 'The connection breaks before an answer',
  silent: 'A failure without a word, with status 500 or the one behind it: silent:list-roles:403',
  empty: 'A success with nothing in it',
  html: "A proxy's page where an answer should be",
  'broken-off': 'A success that breaks off',
  endless: 'No answer at all',
  'session-refused': 'The session is refused',
  'login-without-token': 'A login is answered without a token',
  'login-with-broken-token': 'A login is answered with a token that cannot be read',
}

const isKey = <Map extends object>(map: Map, key: string): key is keyof Map & string =>
  Object.hasOwn(map, key)

/** Those that name a call. */
export const callFaults: readonly string[] = Object.keys(ofCall)

/**
 * The handler of a fault in a link's words: `dropped:list-roles`, `silent:list-roles:403`.
 * @throws Error in words for whoever wrote the link
 */
export function faultOf(text: string): RequestHandler {
  const [kind = '', callText = '', statusText, ...more] = text.split(':')
  if (isKey(ofLogin, kind) && text === kind) return ofLogin[kind]()
  if (!isKey(ofCall, kind))
    throw new Error(
      `There is no fault '${kind}'. There are: ${Object.keys(faultWords).join(', ')}.`,
    )
  const call = linkCalls.get(callText)
  if (!call)
    throw new Error(
      `There is no call '${callText}' for '${text}'. Calls are written as in list-roles; all of them stand in the drawer.`,
    )
  if (statusText === undefined) return ofCall[kind](call)
  const status = Number(statusText)
  if (kind !== 'silent' || more.length > 0 || !/^[45]\d\d$/.test(statusText))
    throw new Error(`'${text}' is no fault: only silent has a status, from 400 to 599.`)
  return faults.silent(call, status)
}
