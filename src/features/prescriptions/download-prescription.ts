import type { Prescription } from '@shared/contracts/prescriptions'
import { showError } from '@/components/dialogs'
import { saveFile } from '@/components/save-file'
import type { Letterhead } from '@/features/clinic/shared/letterhead'

/** Makes a PDF of the prescription here; what writes PDFs is loaded when one is asked for. */
export async function downloadPrescription(
  prescription: Prescription,
  letterhead: Letterhead,
): Promise<void> {
  try {
    const { canBeWritten, prescriptionPdf } = await import('./prescription-pdf')
    if (!canBeWritten(prescription, letterhead)) {
      showError(
        'This prescription has letters that the download cannot show. Use Print instead, and save as PDF there.',
      )
      return
    }
    saveFile(
      prescriptionPdf(prescription, letterhead),
      `prescription-${prescription.date}-${prescription.number}.pdf`,
    )
  } catch {
    showError('The prescription could not be downloaded. Check your connection and try again.')
  }
}
