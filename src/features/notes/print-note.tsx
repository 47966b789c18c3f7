import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { usePrintSheet } from '@/components/print-sheet'
import { useLetterhead } from '@/features/clinic/shared/letterhead'
import { signedBy } from './note-facts'
import { NoteSheet } from './note-sheet'

type PrintNoteProps = Pick<Parameters<typeof NoteSheet>[0], 'note' | 'patient'>

/** Prints a signed note with the clinic's head. */
export function PrintNote({ note, patient }: PrintNoteProps) {
  const { sheet, print } = usePrintSheet()
  const withLetterhead = useLetterhead()
  const label = `Note: ${signedBy(note)}`
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={`Print note: ${signedBy(note)}`}
        leftSection={<IconPrinter size={16} aria-hidden />}
        onClick={() =>
          void withLetterhead((letterhead) =>
            print(label, <NoteSheet note={note} patient={patient} letterhead={letterhead} />),
          )
        }
      >
        Print
      </Button>
      {sheet}
    </>
  )
}
