import { Group, Text } from '@mantine/core'
import { patientRecordEndpoints, patientRecordMessages } from '@/contracts/patient-records'
import type { Patient } from '@/contracts/patients'
import { deniedReason } from '@/stores/denied-reason'
import { useSession } from '@/stores/session'
import { RecordAction } from './record-action'

interface PatientAccountsProps {
  patient: Patient
  busy: boolean
  onOpen: () => void
  onLink: () => void
  onTakeOff: () => void
}

/** The accounts that show a record, for whoever may change that. */
export function PatientAccounts({
  patient: { accounts = [], closedAt },
  busy,
  onOpen,
  onLink,
  onTakeOff,
}: PatientAccountsProps) {
  const denied = useSession((state) => deniedReason(patientRecordEndpoints.linkAccount, state))
  const closed = denied ?? (closedAt ? patientRecordMessages.closed : null)
  const none = denied ?? (accounts.length === 0 ? 'No account shows this record.' : null)
  return (
    <>
      <Text mb="sm" style={{ overflowWrap: 'anywhere' }}>
        {accounts.length === 0 ? 'None shows this record.' : accounts.join(', ')}
      </Text>
      <Group gap="xs">
        <RecordAction label="Open Account" reason={closed} busy={busy} onClick={onOpen} />
        <RecordAction label="Link Account" reason={closed} busy={busy} onClick={onLink} />
        <RecordAction label="Take Accounts Off" reason={none} busy={busy} onClick={onTakeOff} />
      </Group>
    </>
  )
}
