import type { Letter } from '@shared/contracts/letters'
import type { Patient } from '@shared/contracts/patients'
import { usePrintPaper } from '@/features/clinic/shared/use-print-paper'
import { letterName } from './letter-words'

/** Prints letters with the clinic's head; `sheet` is to be rendered. */
export function usePrintLetter(patient: Patient | null | undefined) {
  const { sheet, busy, printPaper } = usePrintPaper()
  return {
    sheet,
    busy,
    printLetter: (letter: Letter) =>
      printPaper(letterName(letter), async (letterhead) => {
        const { LetterSheet } = await import('./letter-sheet')
        return patient && <LetterSheet letter={letter} patient={patient} letterhead={letterhead} />
      }),
  }
}
