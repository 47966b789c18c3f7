import { confirm, showError, showSuccess } from './dialogs'

/** What is asked before one thing is deleted by its own button. */
export const deleteOne = "You won't be able to revert this!"

/** What is asked before the selected things are deleted. */
export const deleteMany = (count: number, things: string): string =>
  `You are about to delete ${count} ${things}. This action cannot be undone!`

/** As many are named as can be read at a glance. */
const mostNamed = 6

/** Names in one line: of more than six, the first five and how many more. */
export function shortList(names: readonly string[]): string {
  const more = names.length - mostNamed + 1
  return more > 1 ? `${names.slice(0, -more).join(', ')} and ${more} more` : names.join(', ')
}

interface Deletion {
  question: string
  /** What is deleted, to be read before it is confirmed. */
  names: readonly string[]
  run: () => Promise<unknown>
  done: string
  /** The sentence for what `run` throws; null where it was given up. */
  failed: (error: unknown) => string | null
}

/** Asks, deletes, and says how it went, each in a dialog. */
export async function confirmDelete({
  question,
  names,
  run,
  done,
  failed,
}: Deletion): Promise<void> {
  const asked = { title: 'Are you sure?', about: shortList(names), message: question, danger: true }
  if (!(await confirm(asked))) return
  try {
    await run()
  } catch (error) {
    const said = failed(error)
    if (said !== null) showError(said)
    return
  }
  showSuccess(done)
}
