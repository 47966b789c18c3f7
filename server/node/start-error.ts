/** The server cannot start for a reason that whoever starts it can mend; the message tells how. */
export class StartError extends Error {
  override name = 'StartError'
}
