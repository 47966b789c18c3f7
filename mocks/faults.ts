import { endpoints } from '@shared/contracts/endpoints'
import { delay, HttpResponse, http } from 'msw'

export type CallName = (typeof endpoints)[number]['name']

const on = (name: CallName, answer: () => Response | Promise<Response> | Promise<void>) => {
  const endpoint = endpoints.find((one) => one.name === name)
  if (!endpoint) throw new Error(`there is no call '${name}'`)
  const method = endpoint.method.toLowerCase() as Lowercase<typeof endpoint.method>
  return http[method](`*${endpoint.path}`, answer)
}

const base64url = (value: unknown): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')

/** A token with this payload that nobody signed: enough for a browser, refused by the server. */
export const unsignedToken = (payload: Record<string, unknown>): string =>
  `${base64url({ alg: 'none' })}.${base64url(payload)}.x`

/** Named answers that a healthy server never gives. Each stays until the handlers are reset. */
export const faults = {
  /** The connection breaks before an answer. */
  dropped: (name: CallName) => on(name, () => HttpResponse.error()),
  /** A refusal or failure without a word of explanation. */
  silent: (name: CallName, status = 500) => on(name, () => new HttpResponse(null, { status })),
  /** A refusal with exactly this body. */
  says: (name: CallName, status: number, body: Record<string, unknown>) =>
    on(name, () => HttpResponse.json(body, { status })),
  /** A success with exactly this body. */
  answers: (name: CallName, body: Record<string, unknown> | unknown[]) =>
    on(name, () => HttpResponse.json(body)),
  /** Successes with these bodies, one after the other; the last one again and again. */
  answersInTurn: (name: CallName, bodies: readonly Record<string, unknown>[]) => {
    const left = [...bodies]
    return on(name, () => HttpResponse.json(left.length > 1 ? left.shift() : left[0]))
  },
  /** A success with nothing in it. */
  empty: (name: CallName) => on(name, () => new HttpResponse(null, { status: 200 })),
  /** A success of this text, of whatever type it is called. */
  text: (name: CallName, body: string, type = 'text/plain') =>
    on(name, () => new HttpResponse(body, { headers: { 'content-type': type } })),
  /** A success whose connection breaks before all of it has come. */
  brokenOff: (name: CallName) =>
    on(
      name,
      () =>
        new HttpResponse(
          new ReadableStream({
            start: (stream) => {
              stream.enqueue(new TextEncoder().encode('{"data":'))
              stream.error(new Error('The connection is lost'))
            },
          }),
        ),
    ),
  /** A proxy's page where an answer should be. */
  html: (name: CallName) => on(name, () => HttpResponse.html('<h1>Bad gateway</h1>')),
  /** No answer at all while the page waits. */
  endless: (name: CallName) =>
    on(name, async () => {
      await delay('infinite')
      return new HttpResponse(null)
    }),
  /** The answer waits until it is released: a slow server, without a clock. */
  held: (name: CallName, body: Record<string, unknown> | unknown[], status = 200) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const handler = on(name, async () => {
      await released
      return HttpResponse.json(body, { status })
    })
    return { handler, release }
  },
  /** The healthy host's own answer waits until it is released. */
  late: (name: CallName) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    // Without an answer of its own the call goes on to the next handler.
    return { handler: on(name, () => released), release }
  },
  loginWithoutToken: () => on('login', () => HttpResponse.json({ user: { username: 'admin' } })),
  loginWithBrokenToken: () => on('login', () => HttpResponse.json({ token: 'not.a.token' })),
  /** The session is refused although its token is in time: the account was closed, say. */
  sessionRefused: (name: CallName) =>
    on(name, () =>
      HttpResponse.json(
        { message: 'Your session is over. Please sign in again.', error: 'Your session is over.' },
        { status: 401 },
      ),
    ),
}
