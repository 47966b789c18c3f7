import { Group, List, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { accountLinksQuery } from '@/api/patient-records'
import { QueryAlert } from '@/components/query-alert'
import {
  type AccountLink,
  patientRecordEndpoints,
  patientRecordMessages,
} from '@/contracts/patient-records'
import type { Patient } from '@/contracts/patients'
import { isolated } from '@/lib/isolated'
import { clinicTime } from '@/stores/clinic-day'
import { deniedReason } from '@/stores/denied-reason'
import { useSession } from '@/stores/session'
import { RecordAction } from './record-action'

const when = (at: string): string => {
  const { date, time } = clinicTime(new Date(at))
  return `${time} on ${date}`
}

/** How an account came to a record, a sentence for each step. */
function historyOf(link: AccountLink): string[] {
  const { kind, by, at, codeAt, codeBy, codeEndsAt, signedInAt } = link
  const { shownAt, confirmedBy, endedAt, emailConfirmed } = link
  const isWithNewCode = signedInAt !== null && codeAt !== null && signedInAt > codeAt
  return [
    `${kind === 'opened' ? 'Opened' : 'Linked'}${by && ` by ${isolated(by)}`}, ${when(at)}.`,
    ...(signedInAt && !isWithNewCode ? [`First sign-in ${when(signedInAt)}.`] : []),
    ...(codeAt ? [`New code by ${isolated(codeBy ?? '')}, ${when(codeAt)}.`] : []),
    ...(isWithNewCode ? [`Signed in with the code ${when(signedInAt)}.`] : []),
    ...(codeEndsAt && !endedAt
      ? [
          `Waits for the ${signedInAt ? 'sign-in with the code' : 'first sign-in'}; the code ends at ${when(codeEndsAt)}.`,
        ]
      : []),
    ...(confirmedBy && shownAt ? [`Confirmed by ${isolated(confirmedBy)}, ${when(shownAt)}.`] : []),
    ...(shownAt || endedAt ? [] : ['Shows no record until it is confirmed.']),
    ...(emailConfirmed || endedAt ? [] : [patientRecordMessages.emailNotConfirmed]),
    ...(endedAt ? [`Taken off ${when(endedAt)}.`] : []),
  ]
}

interface AccountLinksProps {
  patient: Patient
  busy: boolean
  onConfirm: (account: AccountLink) => void
  onNewCode: (account: AccountLink) => void
}

/** Each opening and link of an account, newest first. */
export function AccountLinks({ patient, busy, onConfirm, onNewCode }: AccountLinksProps) {
  const query = useQuery(accountLinksQuery(patient.id))
  const noCode = useSession((state) => deniedReason(patientRecordEndpoints.giveCode, state))
  const noConfirm = useSession((state) =>
    deniedReason(patientRecordEndpoints.confirmAccount, state),
  )
  const closed = patient.closedAt ? patientRecordMessages.closed : null
  return (
    <>
      <QueryAlert query={query} otherwise={patientRecordMessages.accountsFailed} />
      <List listStyleType="none" spacing="sm" size="sm" mb="sm" aria-label="How accounts came">
        {query.data?.map((link) => (
          <List.Item key={link.id} style={{ overflowWrap: 'anywhere' }}>
            <Text size="sm">
              <b translate="no">{link.username}</b> (<span translate="no">{link.email}</span>)
            </Text>
            {historyOf(link).map((step) => (
              <Text key={step} size="sm" c="dimmed">
                {step}
              </Text>
            ))}
            {!link.endedAt && (
              <Group gap="xs" mt={4}>
                <RecordAction
                  label={`New Code for ${link.username}`}
                  reason={
                    noCode ??
                    closed ??
                    (link.mayHaveCode ? null : patientRecordMessages.emailConfirmedAlready)
                  }
                  busy={busy}
                  onClick={() => onNewCode(link)}
                />
                {!link.shownAt && (
                  <RecordAction
                    label={`Confirm ${link.username}`}
                    reason={
                      noConfirm ?? (link.codeEndsAt ? patientRecordMessages.notSignedIn : null)
                    }
                    busy={busy}
                    onClick={() => onConfirm(link)}
                  />
                )}
              </Group>
            )}
          </List.Item>
        ))}
      </List>
    </>
  )
}
