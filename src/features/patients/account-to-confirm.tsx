import { Alert, Stack } from '@mantine/core'
import type { AccountLink } from '@shared/contracts/patient-accounts'
import type { Patient } from '@shared/contracts/patients'
import { Facts } from '@/components/facts'
import { emailWarning } from './account-email'
import { Who } from './shared/who'

type AccountToConfirmProps = { patient: Patient } & Pick<AccountLink, 'username' | 'email'>

/** Whom the account would show, who signs in with it, and where its e-mail is not the one on record. */
export function AccountToConfirm({ patient, username, email }: AccountToConfirmProps) {
  const warning = emailWarning(patient, email)
  return (
    <Stack gap="xs" fw={400}>
      <Who patient={patient} />
      <Facts
        facts={[
          ['Username', username],
          ['Email', email],
        ]}
      />
      {warning && (
        <Alert color="yellow" role="note" p="xs">
          {warning}
        </Alert>
      )}
    </Stack>
  )
}
