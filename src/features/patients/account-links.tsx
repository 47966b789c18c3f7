import { Group, List, Text } from '@mantine/core'
import {
  type AccountLink,
  patientAccountEndpoints,
  patientAccountMessages,
} from '@shared/contracts/patient-accounts'
import { type Patient, patientMessages } from '@shared/contracts/patients'
import { isolated } from '@shared/lib/isolated'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { accountLinksQuery } from '@/api/patient-accounts'
import { Figures } from '@/components/cells'
import { keepFocus } from '@/components/data-table/keep-focus'
import { QueryAlert } from '@/components/query-alert'
import { useDenial } from '@/hooks/use-may'
import { clinicTime } from '@/stores/clinic-day'
import classes from './patient-record.module.css'
import { RecordAction } from './record-action'

/** A time of the clinic, on one line. */
function When({ at }: { at: string }) {
  const { date, time } = clinicTime(new Date(at))
  return <Figures>{`${time} on ${date}`}</Figures>
}

const Step = ({ children }: { children: ReactNode }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
)

/** How an account came to a record, a sentence for each step. */
function History({ link }: { link: AccountLink }) {
  const { kind, by, at, codeAt, codeBy, codeEndsAt, signedInAt } = link
  const { shownAt, confirmedBy, endedAt, emailConfirmed } = link
  const isWithNewCode = signedInAt !== null && codeAt !== null && signedInAt > codeAt
  return (
    <>
      <Step>
        {kind === 'opened' ? 'Opened' : 'Linked'}
        {by && ` by ${isolated(by)}`}, <When at={at} />.
      </Step>
      {signedInAt && !isWithNewCode && (
        <Step>
          First sign-in <When at={signedInAt} />.
        </Step>
      )}
      {codeAt && (
        <Step key={`code ${codeAt}`}>
          New code by {isolated(codeBy ?? '')}, <When at={codeAt} />.
        </Step>
      )}
      {isWithNewCode && (
        <Step key={`signed in ${signedInAt}`}>
          Signed in with the code <When at={signedInAt} />.
        </Step>
      )}
      {codeEndsAt && !endedAt && (
        <Step key={`ends ${codeEndsAt}`}>
          Waits for the {signedInAt ? 'sign-in with the code' : 'first sign-in'}; the code ends at{' '}
          <When at={codeEndsAt} />.
        </Step>
      )}
      {confirmedBy && shownAt && (
        <Step key={`shown ${shownAt}`}>
          Confirmed by {isolated(confirmedBy)}, <When at={shownAt} />.
        </Step>
      )}
      {!shownAt && !endedAt && <Step>Shows no record until it is confirmed.</Step>}
      {!emailConfirmed && !endedAt && <Step>{patientAccountMessages.emailNotConfirmed}</Step>}
      {endedAt && (
        <Step key={`taken off ${endedAt}`}>
          Taken off <When at={endedAt} />.
        </Step>
      )}
    </>
  )
}

/** *Confirm* goes with what it has confirmed. */
const toAccount = keepFocus((confirm) => confirm.closest('li'))

interface AccountLinksProps {
  patient: Patient
  busy: boolean
  onConfirm: (account: AccountLink) => void
  onNewCode: (account: AccountLink) => void
}

/** Each opening and link of an account, newest first. */
export function AccountLinks({ patient, busy, onConfirm, onNewCode }: AccountLinksProps) {
  const query = useQuery(accountLinksQuery(patient.id))
  const noCode = useDenial(patientAccountEndpoints.giveCode)
  const noConfirm = useDenial(patientAccountEndpoints.confirmAccount)
  const closed = patient.closedAt ? patientMessages.closed : null
  return (
    <>
      <QueryAlert query={query} otherwise={patientAccountMessages.accountsFailed} />
      <List listStyleType="none" size="sm" aria-label="How accounts came">
        {query.data?.map((link) => (
          <List.Item
            key={link.id}
            className={`${classes.account} mantine-focus-auto`}
            tabIndex={-1}
          >
            <Text size="sm">
              <b translate="no">{link.username}</b> (<span translate="no">{link.email}</span>)
            </Text>
            <History link={link} />
            {!link.endedAt && (
              <Group gap="xs" mt="xs">
                <RecordAction
                  label={`New Code for ${link.username}`}
                  reason={
                    noCode ??
                    closed ??
                    (link.mayHaveCode ? null : patientAccountMessages.emailConfirmedAlready)
                  }
                  busy={busy}
                  onClick={() => onNewCode(link)}
                />
                {!link.shownAt && (
                  <div ref={toAccount}>
                    <RecordAction
                      label={`Confirm ${link.username}`}
                      reason={
                        noConfirm ?? (link.codeEndsAt ? patientAccountMessages.notSignedIn : null)
                      }
                      busy={busy}
                      onClick={() => onConfirm(link)}
                    />
                  </div>
                )}
              </Group>
            )}
          </List.Item>
        ))}
      </List>
    </>
  )
}
