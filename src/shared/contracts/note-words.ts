import { isolated } from '@shared/lib/isolated'

/** What a person reads while a note is written (docs/product/notes.md). */
export const noteWritingMessages = {
  notDiscarded: 'The draft could not be discarded.',
  noConnection: 'no connection. Your text is kept in this tab and is sent again by itself.',
  notKept: 'no connection, and this browser keeps nothing. Leave this page open until it is saved.',
  signWithout: 'no connection. Your text is kept in this tab. Press Sign again.',
  changedElsewhere:
    'Another window has saved another text for this note. Choose what to go on with. Nothing is lost until then.',
  gone: 'This draft was signed or discarded in another window. Your text is still below.',
  fieldsOpen: (fields: string) =>
    `Not filled in: ${isolated(fields)}. Sign the note with these fields as they are?`,
  visitGivenUp: (status: string) =>
    `This appointment is ${status}. Sign a note about it all the same?`,
  signedForGood: 'A signed note cannot be changed. You can add to it later.',
  discardQuestion: 'What you have written in this note is deleted. Nobody can bring it back.',
  noSignedNote: 'No signed note of this patient yet.',
  visitMissing: 'This patient has no such appointment.',
} as const
