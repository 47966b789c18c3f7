import { durationWords } from './time-left'

const minute = 60_000

/** From here on a wrong clock is told, in milliseconds. */
const noticed = 2 * minute

/**
 * How wrong this computer's clock is; null where nobody needs to know.
 * @param offset what is to be added to it, in milliseconds
 */
export function clockWords(offset: number): string | null {
  const by = Math.abs(offset)
  if (by < noticed) return null
  const rounded = Math.round(by / minute) * minute
  return `This computer's clock is ${durationWords(rounded)} ${offset > 0 ? 'behind' : 'ahead'}.`
}
