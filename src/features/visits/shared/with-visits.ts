import { isForVisits } from '@/api/api-error'
import { confirm } from '@/components/dialogs'
import { toComeSchema } from '@/contracts/visit-records'
import { visitWhen } from '@/contracts/visits'

interface Answers {
  confirmLabel: string
  /** Says what is left as it is, where Cancel could be taken for the visits. */
  cancelLabel?: string
}

/** The first of the visits, a line each, and how many there are besides; none where a host names none. */
function visitLines(visits: number, toCome: unknown): string[] {
  const named = toComeSchema.safeParse(toCome).data ?? []
  const lines = named.map((visit) => `${visitWhen(visit)}, ${visit.doctor}`)
  const others = visits - named.length
  return named.length > 0 && others > 0 ? [...lines, `and ${others} more`] : lines
}

/**
 * Makes a change by which somebody may go. Where they have visits to come, the host says which and
 * what becomes of them, and this asks whether they are to go all the same.
 * @param change what it is sent with once that is known
 * @throws what went wrong, or the host's refusal where the answer is no
 */
export async function withVisits<Result>(
  answers: Answers,
  change: (known: { confirmed?: true }) => Promise<Result>,
): Promise<Result> {
  try {
    return await change({})
  } catch (error) {
    if (!isForVisits(error)) throw error
    const { visits = 0, toCome } = error.envelope
    const question = {
      ...answers,
      title: 'Appointments to come',
      message: error.message,
      items: visitLines(visits, toCome),
      danger: true,
    }
    if (!(await confirm(question))) throw error
    return await change({ confirmed: true })
  }
}
