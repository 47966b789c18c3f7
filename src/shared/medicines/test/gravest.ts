import { checkInteractions } from '../check'
import type { Severity } from '../result'

/** The gravest grade that the check finds for two medicines, as people write them; null for none. */
export function gravest(one: string, other: string): Severity | null {
  const { found, unrecognised } = checkInteractions([one, other])
  if (unrecognised.length > 0) throw new Error(`Not recognised: ${unrecognised[0]?.name}`)
  return found[0]?.severity ?? null
}
