/** What is read where the server fails or refuses without a word, and the action has none of its own. */
const inTrouble =
  'The server has a problem and could not do this. Please try again in a few minutes.'
const refused = 'The server did not accept this. Please try again, or ask your administrator.'

/**
 * A call that failed. `status` is 0 where no answer came. `envelope` holds what the server said of
 * it; `transport` is set where the connection or the answer itself is at fault.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly envelope: {
    message?: string
    error?: string
    fields?: Record<string, string>
    /** Beside `error: 'stale'`: the record as it is now, as the host sends it. */
    current?: unknown
    /** Beside `error: 'clash'`: what stands in the way, and the next free times (`clashAnswerSchema`). */
    clash?: unknown
    free?: unknown
    /** Beside `error: 'has-visits'`: how many, and the first of them (`toComeSchema`). */
    visits?: number
    toCome?: unknown
  }
  readonly transport: string | undefined

  constructor(
    status: number,
    envelope: ApiError['envelope'],
    transport?: string,
    options?: ErrorOptions,
  ) {
    super(envelope.message ?? transport ?? (status >= 500 ? inTrouble : refused), options)
    this.status = status
    this.envelope = envelope
    this.transport = transport
  }
}

/**
 * For reading one thing that may be gone.
 * @throws whatever else went wrong
 */
export function nullIfMissing(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}

/**
 * What a host sends beside the refusal of a change that was made from an old version: the record as it
 * is now; undefined for any other failure.
 */
export const staleRecord = (error: unknown): unknown =>
  error instanceof ApiError && error.status === 409 && error.envelope.error === 'stale'
    ? error.envelope.current
    : undefined

/** Whether a change was refused because somebody who goes by it has visits to come. */
export const isForVisits = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409 && error.envelope.error === 'has-visits'

interface ErrorWords {
  /** The default named for the action. */
  otherwise: string
  /** Which field of the envelope is read first; 'message' unless said. */
  read?: readonly ('message' | 'error')[]
  /** Sentences that replace whatever the server said, by status. */
  byStatus?: Readonly<Record<number, string>>
}

/** The sentence that a person reads for a failed call (docs/product/shell.md, Messages). */
export function errorText(error: unknown, words: ErrorWords): string {
  if (!(error instanceof ApiError)) return words.otherwise
  const override = words.byStatus?.[error.status]
  if (override) return override
  // There `error` is no sentence.
  const isStale = staleRecord(error) !== undefined
  for (const field of isStale ? ['message' as const] : (words.read ?? ['message'])) {
    const said = error.envelope[field]
    if (said) return said
  }
  return error.transport ?? words.otherwise
}

/** What the server said of single inputs, to be shown at them. */
export const errorFields = (error: unknown): Record<string, string> =>
  error instanceof ApiError ? (error.envelope.fields ?? {}) : {}
