import { Text } from '@mantine/core'
import { type Patient, patientMessages } from '@shared/contracts/patients'

/** That the patient can read what is added; nothing where the patient is known to have no account. */
export const ReadsAtOnce = ({ patient: { accounts } }: { patient: Pick<Patient, 'accounts'> }) =>
  accounts?.length === 0 ? null : (
    <Text size="sm" c="dimmed">
      {patientMessages.readsAtOnce}
    </Text>
  )
