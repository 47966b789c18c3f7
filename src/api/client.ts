import { authEndpoints, authMessages } from '@shared/contracts/auth'
import {
  answersBytes,
  type Endpoint,
  type InputOf,
  isInAddress,
  isKeyed,
  type OutputOf,
} from '@shared/contracts/endpoint'
import { serverTimeHeader } from '@shared/contracts/server-time'
import ky, { HTTPError } from 'ky'
import { browserNow, forgetHostTime, noteHostTime, now } from '@/stores/clock'
import {
  bearerToken,
  demandPassword,
  isLocked,
  keepsRecords,
  refuseToken,
  useSession,
} from '@/stores/session'
import { ApiError } from './api-error'

const host = import.meta.env.VITE_API_HOST || window.location.origin

/** What a receptionist reads when the network or the server is away. */
const unreachable = 'The server cannot be reached. Check your connection and try again.'
const unreadable = 'The server gave an answer that could not be read. Please try again.'

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

function readEnvelope(body: unknown): ApiError['envelope'] {
  if (typeof body !== 'object' || body === null) return {}
  const { message, error, fields, current, clash, free, visits, toCome } = body as Record<
    string,
    unknown
  >
  const read: ApiError['envelope'] = {}
  const said = text(message)
  if (said) read.message = said
  const reason = text(error)
  if (reason) read.error = reason
  if (typeof fields === 'object' && fields !== null)
    read.fields = Object.fromEntries(
      Object.entries(fields).filter((entry): entry is [string, string] => !!text(entry[1])),
    )
  if (current !== undefined) read.current = current
  if (clash !== undefined) read.clash = clash
  if (free !== undefined) read.free = free
  if (typeof visits === 'number') read.visits = visits
  if (toCome !== undefined) read.toCome = toCome
  return read
}

/**
 * Sends a request, and takes over the time that its answer says; what a browser may keep says none. On a
 * host that keeps no records the browser's clock counts, whatever the host says.
 */
async function fetchWithTime(...asked: Parameters<typeof fetch>): Promise<Response> {
  const sentAt = browserNow()
  const response = await fetch(...asked)
  const said = Number(response.headers.get(serverTimeHeader))
  const saysTime = useSession.getState().session ? keepsRecords() : said > 0
  if (saysTime && said > 0) noteHostTime(said, sentAt)
  // A proxy's answer in the host's place says nothing of the host.
  else if (!saysTime && response.ok) forgetHostTime()
  return response
}

/** No time limit; no automatic retry here, so that no change is ever sent twice. */
const http = ky.create({
  timeout: false,
  retry: 0,
  fetch: fetchWithTime,
  hooks: {
    afterResponse: [
      (request, _options, response) => {
        if (response.status !== 401 || request.url.endsWith(authEndpoints.login.path)) return
        // An answer to an older token says nothing about the session that has begun since.
        const token = bearerToken()
        const sent = request.headers.get('authorization')
        if (!token || !sent || sent === `Bearer ${token}`) refuseToken()
      },
    ],
  },
})

interface CallOptions {
  signal?: AbortSignal
  /** Sent in place of the session's own token, for a session that has just ended here. */
  token?: string
  /** Tells a change from all others, so that it is made once however often it is sent. */
  key?: string
  /** Whether the call goes on when the page is closed. */
  keepalive?: boolean
}

const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'

/** Where the call goes, and what it carries: the path takes its parameters out of the input. */
function requestOf(endpoint: Endpoint, input: Record<string, unknown>) {
  const { method, path, takesBytes } = endpoint
  const { content } = input
  const fields = { ...input }
  if (takesBytes) delete fields.content
  const filled = path.replace(/:(\w+)/g, (_parameter, name: string) => {
    const value = encodeURIComponent(String(input[name]))
    delete fields[name]
    return value
  })
  const request = { url: new URL(filled, host), method: method.toLowerCase() }
  if (!isInAddress(endpoint))
    return { ...request, ...(Object.keys(fields).length > 0 && { json: fields }) }
  for (const [name, value] of Object.entries(fields))
    if (value !== null && value !== undefined) request.url.searchParams.set(name, String(value))
  return { ...request, ...(takesBytes && content instanceof ArrayBuffer && { body: content }) }
}

/**
 * Sends one call.
 * @returns its successful answer
 * @throws ApiError
 */
async function send(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  { token, key, ...options }: CallOptions,
): Promise<Response> {
  const { url, ...request } = requestOf(endpoint, input)
  const bearer = token ?? bearerToken()
  try {
    return await http(url, {
      ...request,
      ...options,
      headers: {
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(key !== undefined && isKeyed(endpoint) && { 'idempotency-key': key }),
      },
    })
  } catch (cause) {
    if (isAbort(cause)) throw cause
    if (!(cause instanceof HTTPError)) throw new ApiError(0, {}, unreachable, { cause })
    const { response } = cause
    const envelope = readEnvelope(await response.json().catch(() => null))
    // An answer to an older token says nothing about the session that has begun since.
    if (envelope.error === 'password_change_required' && bearer === bearerToken()) demandPassword()
    // Whoever has unlocked the page since is not to be told that the session is over.
    if (response.status === 401 && isLocked())
      throw new ApiError(401, { message: authMessages.lockedRefused }, undefined, { cause })
    throw new ApiError(response.status, envelope, undefined, { cause })
  }
}

/**
 * What a successful answer holds: JSON; null where it is empty; undefined, which no JSON is, where it
 * can't be read.
 * @throws ApiError for a web page, which is a proxy's, a guest network's or a site's own: the API has
 *   not answered
 */
async function contentOf(response: Response): Promise<unknown> {
  // Where the connection is lost after the status, the status stands.
  const content = await response.text().catch((cause: unknown) => {
    if (isAbort(cause)) throw cause
    return undefined
  })
  if (content?.trim() === '') return null
  try {
    return JSON.parse(content ?? '')
  } catch (cause) {
    // By its first sign, since some hosts call any text of theirs HTML.
    if (content?.trimStart().startsWith('<'))
      throw new ApiError(response.status, {}, unreadable, { cause })
    return undefined
  }
}

/**
 * A file in a successful answer; undefined where it was not received whole.
 * @throws ApiError for text, which is a web page of whoever stands between: no file is any
 */
async function fileOf(response: Response): Promise<Blob | undefined> {
  if (response.headers.get('content-type')?.startsWith('text/'))
    throw new ApiError(response.status, {}, unreadable)
  return await response.blob().catch((cause: unknown) => {
    if (isAbort(cause)) throw cause
    return undefined
  })
}

/**
 * What the sample in this tab answers. It is loaded with the first call that needs it; where that fails,
 * the next call tries again.
 * @throws ApiError
 */
async function askSample(endpoint: Endpoint, input: Record<string, unknown>): Promise<unknown> {
  const { answer } = await import('@/sample/sample-host').catch((cause: unknown) => {
    throw new ApiError(0, {}, undefined, { cause })
  })
  return answer(endpoint, input, now())
}

/**
 * Nothing is read for a locked page: the audit would say that its person was shown a patient. What is
 * asked for meanwhile waits until the page is unlocked.
 * @throws ApiError where that is somebody else; the signal's reason
 */
async function waitForUnlock(signal: AbortSignal | undefined): Promise<void> {
  const owner = useSession.getState().session?.owner
  if (!isLocked()) return
  signal?.throwIfAborted()
  await new Promise<void>((resolve, reject) => {
    const abort = () => {
      end()
      reject(signal?.reason)
    }
    const end = useSession.subscribe((state) => {
      if (isLocked(state)) return
      end()
      signal?.removeEventListener('abort', abort)
      resolve()
    })
    signal?.addEventListener('abort', abort, { once: true })
  })
  if (useSession.getState().session?.owner !== owner) throw new ApiError(401, {})
}

/**
 * One call to the API host, or to the sample in this tab where the host keeps no such records. The
 * endpoint's `output` says what is needed of a successful answer: an empty one reaches it as null, one
 * that can't be read as undefined. A change that needs nothing takes both for the success that they
 * are: reported as failures, they would invite making it twice.
 * @throws ApiError
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<OutputOf<E>> {
  if (endpoint.resource && !keepsRecords())
    return endpoint.output.parse(await askSample(endpoint, input)) as OutputOf<E>
  if (endpoint.method === 'GET' && endpoint.access !== 'public') await waitForUnlock(options.signal)
  const response = await send(endpoint, input, options)
  const content = await (answersBytes(endpoint) ? fileOf(response) : contentOf(response))
  const parsed = endpoint.output.safeParse(content)
  if (!parsed.success) throw new ApiError(response.status, {}, unreadable, { cause: parsed.error })
  return parsed.data as OutputOf<E>
}
