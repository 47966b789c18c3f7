import { isForVisits } from '@/api/api-error'
import { confirm } from '@/components/dialogs'

interface Answers {
  confirmLabel: string
  /** Says what is left as it is, where Cancel could be taken for the visits. */
  cancelLabel?: string
}

/**
 * Makes a change by which somebody may go. Where they have visits to come or notes to sign, the host says which
 * and what becomes of them, and this asks whether they are to go all the same.
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
    // Seldom needed: no list waits for what visits are.
    const { visitLines } = await import('./visit-lines')
    const question = {
      ...answers,
      title: visits > 0 ? 'Appointments to come' : 'Notes not signed',
      message: error.message,
      items: visitLines(visits, toCome),
      danger: true,
    }
    if (!(await confirm(question))) throw error
    return await change({ confirmed: true })
  }
}
