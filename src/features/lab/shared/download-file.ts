import { labResultMessages } from '@shared/contracts/lab-results'
import { ApiError, errorText } from '@/api/api-error'
import { readFile } from '@/api/files'
import { showError, showInfo } from '@/components/dialogs'
import { saveFile } from '@/components/save-file'

/** Hands a result's file to the browser's downloads: it is never opened in the page. */
export async function downloadFile({ id, name }: { id: string; name: string }): Promise<void> {
  try {
    saveFile(await readFile(id), name)
  } catch (error) {
    const failure = errorText(error, { otherwise: labResultMessages.fileFetchFailed })
    // The host has it no more, and says so in its own words.
    if (error instanceof ApiError && error.status === 404) showInfo(name, failure)
    else showError(failure)
  }
}
