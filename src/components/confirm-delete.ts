import { confirm, showError, showSuccess } from './dialogs'

/** Section 8: what is asked before one thing is deleted by its own button. */
export const deleteOne = "You won't be able to revert this!"

/** Section 8: what is asked before the selected things are deleted. */
export const deleteMany = (count: number, things: string): string =>
  `You are about to delete ${count} ${things}. This action cannot be undone!`

interface Deletion {
  question: string
  run: () => Promise<unknown>
  done: string
  /** The sentence for what `run` throws. */
  failed: (error: unknown) => string
}

/** Asks, deletes, and says how it went, each in a dialog. */
export async function confirmDelete({ question, run, done, failed }: Deletion): Promise<void> {
  if (!(await confirm({ title: 'Are you sure?', message: question, danger: true }))) return
  try {
    await run()
  } catch (error) {
    showError(failed(error))
    return
  }
  showSuccess(done)
}
