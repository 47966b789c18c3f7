import { isForVisits } from '@/api/staff'
import { confirm } from '@/components/dialogs'

/**
 * Makes a change by which somebody may go. Where they have visits to come, the host says how many, and
 * this asks whether they are to go all the same.
 * @param change what it is sent with once that is known
 * @throws what went wrong, or the host's refusal where the answer is no
 */
export async function withVisits<Result>(
  confirmLabel: string,
  change: (known: { confirmed?: true }) => Promise<Result>,
): Promise<Result> {
  try {
    return await change({})
  } catch (error) {
    if (!isForVisits(error)) throw error
    const question = {
      title: 'Appointments to come',
      message: error.message,
      confirmLabel,
      danger: true,
    }
    if (!(await confirm(question))) throw error
    return await change({ confirmed: true })
  }
}
