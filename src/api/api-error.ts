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
  readonly envelope: { message?: string; error?: string; fields?: Record<string, string> }
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
