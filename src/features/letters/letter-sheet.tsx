import { type Letter, letterKindWords } from '@shared/contracts/letters'
import type { Patient } from '@shared/contracts/patients'
import { SheetFacts } from '@/components/print-sheet'
import classes from '@/components/print-sheet.module.css'
import { type Letterhead, LetterheadLines } from '@/features/clinic/shared/letterhead'
import { paperFacts } from './letter-words'

interface LetterSheetProps {
  letter: Letter
  patient: Patient
  letterhead: Letterhead
}

/** A letter on paper, with the clinic's head. */
export function LetterSheet({ letter, patient, letterhead }: LetterSheetProps) {
  return (
    <>
      <LetterheadLines {...letterhead} />
      <h1>{letterKindWords[letter.kind]}</h1>
      <SheetFacts facts={paperFacts(letter, patient)} />
      {letter.inError && <p className={classes.warning}>Entered in error. Not valid.</p>}
      {letter.text !== '' && <p style={{ whiteSpace: 'pre-line' }}>{letter.text}</p>}
      <p className={classes.signature}>Signature</p>
    </>
  )
}
