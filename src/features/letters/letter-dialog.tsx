import { Stack, Text } from '@mantine/core'
import { type Letter, letterMessages } from '@shared/contracts/letters'
import type { Patient } from '@shared/contracts/patients'
import { Dialog } from '@/components/dialog'
import { Facts } from '@/components/facts'
import { InErrorLine } from '@/features/patients/shared/in-error-line'
import { letterName, paperFacts } from './letter-words'

interface LetterDialogProps {
  letter: Letter
  patient: Patient
  onClose: () => void
}

/** A whole letter. */
export const LetterDialog = ({ letter, patient, onClose }: LetterDialogProps) => (
  <Dialog title={letterName(letter)} size="lg" onClose={onClose}>
    <Stack>
      <InErrorLine inError={letter.inError} />
      <Facts facts={paperFacts(letter, patient)} />
      {letter.text !== '' && (
        <Text translate="no" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {letter.text}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {letterMessages.frozen}
      </Text>
    </Stack>
  </Dialog>
)
