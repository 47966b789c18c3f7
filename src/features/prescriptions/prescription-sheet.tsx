import type { Prescription } from '@shared/contracts/prescriptions'
import { SheetFacts } from '@/components/print-sheet'
import classes from '@/components/print-sheet.module.css'
import { type Letterhead, LetterheadLines } from '@/features/clinic/shared/letterhead'
import {
  directions,
  endedWords,
  forPatient,
  hasSecondCopy,
  prescriptionFacts,
  prescriptionWarning,
  reasonsInWords,
  secondCopyNote,
} from './prescription-text'

interface PrescriptionSheetProps {
  prescription: Prescription
  letterhead: Letterhead
}

/**
 * The prescription on paper: for the patient, and where there is more to say, on a second page for the pharmacy and
 * the record.
 */
export const PrescriptionSheet = ({ prescription, letterhead }: PrescriptionSheetProps) => (
  <>
    <Copy prescription={forPatient(prescription)} letterhead={letterhead} />
    {hasSecondCopy(prescription) && (
      <div className={classes.nextPage}>
        <Copy prescription={prescription} letterhead={letterhead} note={secondCopyNote} />
      </div>
    )}
  </>
)

function Copy({ prescription, letterhead, note }: PrescriptionSheetProps & { note?: string }) {
  const warning = prescriptionWarning(prescription)
  return (
    <>
      <LetterheadLines {...letterhead} />
      <h1>Prescription</h1>
      {note && <p className={classes.warning}>{note}</p>}
      <SheetFacts facts={prescriptionFacts(prescription)} />
      <h2>Medicines</h2>
      <ol>
        {prescription.medicines.map((medicine, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one medicine may stand there twice
          <li key={at}>
            <strong>{medicine.name}</strong>
            <br />
            {directions(medicine)}
            {medicine.ended && (
              <>
                <br />
                {endedWords(medicine)}
              </>
            )}
          </li>
        ))}
      </ol>
      {warning !== null && <p className={classes.warning}>{warning}</p>}
      {reasonsInWords(prescription).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <p className={classes.signature}>Signature</p>
    </>
  )
}
