import { isSeen, type NoteText, notePartNames, noteParts } from '@shared/contracts/note-text'
import type { OwnNote } from '@shared/contracts/notes'
import { nameAndNumber } from '@shared/lib/isolated'
import { SheetFacts } from '@/components/print-sheet'
import classes from '@/components/print-sheet.module.css'
import { type Letterhead, LetterheadLines } from '@/features/clinic/shared/letterhead'
import { aboutVisit, inErrorWords, signedBy } from './note-facts'

/** Whom a note on paper is about. */
interface SheetPatient {
  name: string
  number: number
  dateOfBirth?: string | null | undefined
}

interface NoteSheetProps {
  note: OwnNote & { inError?: { by: string; at: string; reason: string } | null }
  patient: SheetPatient
  letterhead: Letterhead
}

const lines = { whiteSpace: 'pre-wrap', margin: 0 } as const

/** A signed note on paper, with its addenda. */
export const NoteSheet = ({ note, patient, letterhead }: NoteSheetProps) => (
  <>
    <LetterheadLines {...letterhead} />
    <h1>Note</h1>
    <SheetFacts
      facts={[
        ['Patient', nameAndNumber(patient)],
        ['Date of Birth', patient.dateOfBirth || 'not on record'],
        ['About', aboutVisit(note)],
        ['Signed', signedBy(note)],
      ]}
    />
    {note.inError && <p className={classes.warning}>{inErrorWords(note.inError)}</p>}
    <Parts text={note.text} />
    {note.addenda.map((addendum) => (
      <section key={addendum.id}>
        <h2>Addendum</h2>
        <p style={lines}>{addendum.text}</p>
        <p>{signedBy(addendum)}</p>
      </section>
    ))}
    <p className={classes.signature}>Signature</p>
  </>
)

const Parts = ({ text }: { text: NoteText }) =>
  notePartNames
    .filter((part) => isSeen(text[part]))
    .map((part) => (
      <section key={part}>
        <h2>{noteParts[part]}</h2>
        <p style={lines}>{text[part]}</p>
      </section>
    ))
