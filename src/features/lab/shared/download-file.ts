import { fileMessages } from '@shared/contracts/files'
import { labResultMessages } from '@shared/contracts/lab-results'
import { errorText } from '@/api/api-error'
import { readFile } from '@/api/files'
import { showError, showInfo } from '@/components/dialogs'
import { saveFile } from '@/components/save-file'
import { keepsRecords } from '@/stores/session'

/** Hands a result's file to the browser's downloads: it is never opened in the page. */
export async function downloadFile({ id, name }: { id: string; name: string }): Promise<void> {
  try {
    const file = await readFile(id)
    if (file) saveFile(file, name)
    else showInfo(name, keepsRecords() ? fileMessages.notFound : labResultMessages.fileGone)
  } catch (error) {
    showError(errorText(error, { otherwise: labResultMessages.fileFetchFailed }))
  }
}
