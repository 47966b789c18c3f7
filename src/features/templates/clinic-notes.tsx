import { NotesForPatients } from './notes-for-patients'
import { Templates } from './templates'

/** Whether patients read their notes, and the clinic's templates of notes and letters. */
export const ClinicNotes = () => (
  <>
    <Templates />
    <NotesForPatients />
  </>
)
