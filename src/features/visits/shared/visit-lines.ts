import { visitWhen } from '@shared/contracts/visit-rules'
import { toComeSchema } from '@shared/contracts/visits'
import { isolated } from '@shared/lib/isolated'

/** The first of the visits, a line each, and how many there are besides; none where a host names none. */
export function visitLines(visits: number, toCome: unknown): string[] {
  const named = toComeSchema.safeParse(toCome).data ?? []
  const lines = named.map((visit) => `${visitWhen(visit)}, ${isolated(visit.doctor)}`)
  const others = visits - named.length
  return named.length > 0 && others > 0 ? [...lines, `and ${others} more`] : lines
}
