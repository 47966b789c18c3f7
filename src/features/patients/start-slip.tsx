import { Group, Stack, Text } from '@mantine/core'
import type { StartCode } from '@shared/contracts/patient-accounts'
import type { Patient } from '@shared/contracts/patients'
import { nameAndNumber } from '@shared/lib/isolated'
import { IconPrinter } from '@tabler/icons-react'
import { BusyButton } from '@/components/busy-button'
import { Dialog } from '@/components/dialog'
import { SheetFacts, Slip } from '@/components/print-sheet'
import { type Letterhead, LetterheadLines } from '@/features/clinic/shared/letterhead'
import { usePrintPaper } from '@/features/clinic/shared/use-print-paper'
import { clinicTime } from '@/stores/clinic-day'

interface StartSlipProps {
  patient: Pick<Patient, 'name' | 'number'>
  code: StartCode
  onClose: () => void
}

/** Prints the slip with a code. The code is on the paper alone: the screen does not show it. */
export function StartSlip({ patient, code, onClose }: StartSlipProps) {
  const { sheet, busy, printPaper } = usePrintPaper()
  return (
    <Dialog title={`Slip for ${nameAndNumber(patient)}`} onClose={onClose}>
      <Stack>
        <Text size="sm">
          Print the slip now, and give it to the patient alone. It cannot be printed again later: a
          new code ends this one.
        </Text>
        <Group justify="flex-end" gap="xs">
          <BusyButton
            data-autofocus
            busy={busy}
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() =>
              printPaper('Slip to print', (letterhead) => (
                <Sheet {...{ patient, code, letterhead }} />
              ))
            }
          >
            Print Slip
          </BusyButton>
        </Group>
        {sheet}
      </Stack>
    </Dialog>
  )
}

/** What the patient takes home. The date of birth is not on it: whoever finds it lacks that. */
function Sheet({
  patient,
  code: { username, code, endsAt },
  letterhead,
}: Pick<StartSlipProps, 'patient' | 'code'> & { letterhead: Letterhead }) {
  const { date, time } = clinicTime(new Date(endsAt))
  return (
    <Slip>
      <LetterheadLines {...letterhead} />
      <h1>Your account</h1>
      <SheetFacts
        facts={[
          ['Patient', nameAndNumber(patient)],
          ['Page', window.location.origin],
          ['Username', username],
          ['Code', code],
          ['Valid until', `${time} on ${date}`],
        ]}
      />
      <p>
        Sign in with the username, and type the code as the password. You are then asked for your
        date of birth, and choose a password of your own. Never tell the code to anyone.
      </p>
    </Slip>
  )
}
