import { showError } from '@/components/dialogs'
import { saveFile } from '@/components/save-file'
import type { Prescription } from '@/contracts/prescriptions'

/** Makes a PDF of the prescription here; what writes PDFs is loaded when one is asked for. */
export async function downloadPrescription(prescription: Prescription): Promise<void> {
  try {
    const { prescriptionPdf } = await import('./prescription-pdf')
    saveFile(
      prescriptionPdf(prescription),
      `prescription-${prescription.date}-${prescription.id}.pdf`,
    )
  } catch {
    showError('The prescription could not be downloaded. Check your connection and try again.')
  }
}
