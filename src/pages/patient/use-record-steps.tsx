import { type AccountLink, patientAccountMessages } from '@shared/contracts/patient-accounts'
import { type Patient, patientMessages } from '@shared/contracts/patients'
import { type ReactNode, useState } from 'react'
import { errorText, isForVisits } from '@/api/api-error'
import { useConfirmPatientAccount, useLinkPatientAccount } from '@/api/patient-accounts'
import { stalePatient, useCloseOrReopenPatient } from '@/api/patients'
import { ChangedMeanwhile } from '@/components/changed-meanwhile'
import { confirm, showError } from '@/components/dialogs'
import { toast } from '@/components/toast'
import { AccountToConfirm } from '@/features/patients/account-to-confirm'
import { patientWords } from '@/features/patients/patient-words'
import { Who } from '@/features/patients/shared/who'
import { withVisits } from '@/features/visits/shared/with-visits'

const reopening = {
  title: 'Reopen this record?',
  message: 'Appointments and prescriptions can be made for this patient again.',
  confirmLabel: 'Reopen Record',
}
const closing = {
  title: 'Close this record?',
  message:
    'Nobody can make appointments and prescriptions for this patient until the record is reopened. Nothing is deleted.',
  confirmLabel: 'Close Record',
  danger: true,
}

/** The changes of a record that a question stands before. */
export function useRecordSteps(patient: Patient) {
  const { id, version, accounts = [] } = patient
  const isClosed = patient.closedAt !== null
  const close = useCloseOrReopenPatient()
  const link = useLinkPatientAccount()
  const confirmed = useConfirmPatientAccount()
  const { changes, run, running } = useSteps(patient)
  return {
    /** What somebody else has changed, where the last step came too late for that. */
    changes,
    running,
    closeOrReopen: () =>
      run(
        { ...(isClosed ? reopening : closing), about: <Who patient={patient} /> },
        () =>
          withVisits({ confirmLabel: 'Close anyway', cancelLabel: 'Keep open' }, (known) =>
            close.mutateAsync({ id, version, isClosed, ...known }),
          ),
        isClosed
          ? [patientMessages.hasBeenReopened, patientMessages.reopenFailed]
          : [patientMessages.hasBeenClosed, patientMessages.closeFailed],
      ),
    confirmAccount: ({ username, email }: Pick<AccountLink, 'username' | 'email'>) =>
      run(
        {
          title: 'Confirm this account?',
          about: <AccountToConfirm patient={patient} username={username} email={email} />,
          message:
            'Is this patient in front of you? Ask whether they sign in with this username, and whether this is their own e-mail. The account then shows the whole record.',
          confirmLabel: 'Confirm Account',
        },
        () => confirmed.mutateAsync({ id, version, username, email }),
        [
          patientAccountMessages.accountConfirmed(username),
          patientAccountMessages.accountConfirmFailed,
        ],
      ),
    takeAccountsOff: () =>
      run(
        {
          title: 'Take all accounts off?',
          about: (
            <>
              <Who patient={patient} />
              Accounts: {accounts.join(', ')}
            </>
          ),
          message:
            'This record is then shown to nobody who signs in as a patient, until an account is linked again.',
          confirmLabel: 'Take Accounts Off',
          danger: true,
        },
        () => link.mutateAsync({ id, version, username: null }),
        [patientAccountMessages.accountsTakenOff, patientAccountMessages.accountsTakeOffFailed],
      ),
  }
}

/** Keeps the record as it was before the step that came too late. */
function useSteps(patient: Patient) {
  const [before, setBefore] = useState<Patient | null>(null)
  const [running, setRunning] = useState(false)

  const run = async (
    question: Parameters<typeof confirm>[0],
    step: () => Promise<unknown>,
    [done, failed]: readonly [done: string, failed: string],
  ) => {
    if (running || !(await confirm(question))) return
    setRunning(true)
    try {
      await step()
      setBefore(null)
      toast.success(done)
    } catch (error) {
      if (isForVisits(error)) return
      if (stalePatient(error)) setBefore(patient)
      showError(errorText(error, { otherwise: failed }))
    } finally {
      setRunning(false)
    }
  }
  const changes: ReactNode = before && (
    <ChangedMeanwhile words={patientWords} before={before} now={patient} />
  )
  return { changes, run, running }
}
