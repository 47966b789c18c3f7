import { Group, Text } from '@mantine/core'
import {
  type AccountLink,
  patientAccountEndpoints,
  patientAccountMessages,
  type StartCode,
} from '@shared/contracts/patient-accounts'
import { type Patient, patientMessages } from '@shared/contracts/patients'
import { useState } from 'react'
import { lazyDialog } from '@/components/lazy'
import { useDenial } from '@/hooks/use-may'
import { AccountLinks } from './account-links'
import { RecordAction } from './record-action'

const OpenAccount = lazyDialog({
  name: 'open account',
  load: () => import('./account-forms').then((it) => it.OpenAccount),
})
const LinkAccount = lazyDialog({
  name: 'link account',
  load: () => import('./account-forms').then((it) => it.LinkAccount),
})
const NewCode = lazyDialog({
  name: 'new code',
  load: () => import('./account-forms').then((it) => it.NewCode),
})
const StartSlip = lazyDialog({
  name: 'slip of a code',
  load: () => import('./start-slip').then((it) => it.StartSlip),
})

type Form = { kind: 'open' } | { kind: 'link' } | { kind: 'code'; account: AccountLink }

interface PatientAccountsProps {
  patient: Patient
  busy: boolean
  onConfirm: (account: AccountLink) => void
  onTakeOff: () => void
}

/** The accounts that show a record or wait to, and how that came. */
export function PatientAccounts({ patient, busy, onConfirm, onTakeOff }: PatientAccountsProps) {
  const { accounts, closedAt, dateOfBirth } = patient
  const [form, setForm] = useState<Form | null>(null)
  const [slip, setSlip] = useState<StartCode | null>(null)
  const denied = useDenial(patientAccountEndpoints.linkAccount)
  const closed = denied ?? (closedAt ? patientMessages.closed : null)
  const undated = dateOfBirth === '' ? patientAccountMessages.birthDateMissing : null
  const none = denied ?? (accounts?.length === 0 ? 'No account shows this record.' : null)
  const of = { patient, onClose: () => setForm(null) }
  return (
    <>
      {accounts?.length === 0 && <Text mb="sm">No patient account yet.</Text>}
      <AccountLinks
        patient={patient}
        busy={busy}
        onConfirm={onConfirm}
        onNewCode={(account) => setForm({ kind: 'code', account })}
      />
      <Group gap="xs">
        <RecordAction
          label="Open Account"
          reason={closed ?? undated}
          busy={busy}
          onClick={() => setForm({ kind: 'open' })}
        />
        <RecordAction
          label="Link Account"
          reason={closed}
          busy={busy}
          onClick={() => setForm({ kind: 'link' })}
        />
        <RecordAction label="Take Accounts Off" reason={none} busy={busy} onClick={onTakeOff} />
      </Group>
      {form?.kind === 'open' && <OpenAccount {...of} onSlip={setSlip} />}
      {form?.kind === 'link' && <LinkAccount {...of} />}
      {form?.kind === 'code' && <NewCode {...of} account={form.account} onSlip={setSlip} />}
      {slip && <StartSlip patient={patient} code={slip} onClose={() => setSlip(null)} />}
    </>
  )
}
