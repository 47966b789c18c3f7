import * as z from 'zod/mini'
import { readItem, removeItems, writeItem } from '@/lib/browser-storage'
import { useSession } from '@/stores/session'

/** Local storage key of whose pages were opened last (docs/product/sessions.md). */
const key = 'openedPatients'

const keptSchema = z.object({
  /** Who opened them. */
  owner: z.string(),
  /** The patients' numbers, the last opened first; no name is kept. */
  numbers: z.array(z.number()),
})

const mostKept = 10

function read(): z.infer<typeof keptSchema> | null {
  try {
    return keptSchema.parse(JSON.parse(readItem(key) ?? 'null'))
  } catch {
    return null
  }
}

/** The numbers of the patients whose pages the person signed in opened last, in this browser. */
export function openedPatients(): readonly number[] {
  const kept = read()
  return kept !== null && kept.owner === useSession.getState().session?.owner ? kept.numbers : []
}

/** Puts a patient in front of those opened before; not in a trial of a role, which no other tab notices. */
export function noteOpenedPatient(number: number): void {
  const { session } = useSession.getState()
  if (!session || session.trial) return
  const { owner } = session
  const others = openedPatients().filter((one) => one !== number)
  writeItem(key, JSON.stringify({ owner, numbers: [number, ...others].slice(0, mostKept) }))
}

/** Forgets those of anybody else. */
export function claimOpenedPatients(owner: string): void {
  if (readItem(key) !== null && read()?.owner !== owner) removeItems(key)
}
