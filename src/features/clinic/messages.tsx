import { Alert, Button, Card, Group, List, Text, Title } from '@mantine/core'
import {
  type FailedMessage,
  messageEndpoints,
  messageKindNames,
  messageKinds,
  messageMessages,
  notSentWords,
} from '@shared/contracts/messages'
import { visitWhen } from '@shared/contracts/visit-rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { servicesQuery } from '@/api/clinic'
import { failedMessagesQuery, messageSettingsQuery } from '@/api/messages'
import { disabledWithReason } from '@/components/disabled-with-reason'
import { Facts, Sentence } from '@/components/facts'
import { lazyDialog } from '@/components/lazy'
import { QueryAlert } from '@/components/query-alert'
import { usePatientLabel } from '@/features/patients/shared/patient-label'
import { PatientName } from '@/features/patients/shared/patient-link'
import { useDenial, useMay } from '@/hooks/use-may'
import { clinicTime } from '@/stores/clinic-day'

const MessagesForm = lazyDialog({
  name: 'messages',
  load: () => import('./messages-form').then((loaded) => loaded.MessagesForm),
})

const words = (said: string) => <Sentence key={said}>{said}</Sentence>

/** Of what patients get messages, whom these reach, and which could not be sent. */
export function Messages() {
  const query = useQuery(messageSettingsQuery)
  const services = useQuery(servicesQuery).data
  const [editing, setEditing] = useState(false)
  const denied = useDenial(messageEndpoints.change)
  const listsFailed = useMay(messageEndpoints.failed)
  const settings = query.data
  return (
    <Card component="section" aria-label="Messages to patients" maw={720} mt="md">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4">
          Messages to patients
        </Title>
        <Button
          variant="default"
          {...(denied === null ? { disabled: !settings } : disabledWithReason(denied))}
          onClick={() => setEditing(true)}
        >
          Choose Messages
        </Button>
      </Group>
      <Text size="sm" c="dimmed" mb="sm">
        A message names the doctor and the time, and no reason or department. It is sent a minute
        after the change.
      </Text>
      <QueryAlert query={query} otherwise={messageMessages.fetchFailed} />
      {settings && services && settings.kinds.length > 0 && !services.mail && !services.webhook && (
        <Alert mb="sm">{messageMessages.noWay}</Alert>
      )}
      {settings && (
        <Facts
          facts={[
            ...messageKinds.map(
              (kind) =>
                [
                  messageKindNames[kind],
                  words(settings.kinds.includes(kind) ? 'On' : 'Off'),
                ] as const,
            ),
            ...(services
              ? ([
                  ['By mail', words(messageMessages[services.mail ? 'byMail' : 'noMail'])],
                  [
                    'By SMS, WhatsApp',
                    words(messageMessages[services.webhook ? 'byWebhook' : 'noWebhook']),
                  ],
                ] as const)
              : []),
          ]}
        />
      )}
      {settings && listsFailed && <FailedMessages isOn={settings.kinds.length > 0} />}
      {editing && settings && (
        <MessagesForm settings={settings} onClose={() => setEditing(false)} />
      )}
    </Card>
  )
}

/**
 * What could not be sent: these patients are to be called.
 * @param isOn whether any are sent: where none ever was, there is nothing to say
 */
function FailedMessages({ isOn }: { isOn: boolean }) {
  const query = useQuery(failedMessagesQuery)
  const failed = query.data
  if (!isOn && failed?.length === 0) return null
  return (
    <>
      <Title order={3} size="h5" mt="md" mb="xs" id="messages-not-sent">
        Not sent
      </Title>
      <QueryAlert query={query} otherwise={messageMessages.failedFetchFailed} />
      {failed?.length === 0 && (
        <Text size="sm" c="dimmed">
          {messageMessages.noneFailed}
        </Text>
      )}
      {failed && failed.length > 0 && (
        <List aria-labelledby="messages-not-sent" listStyleType="none" spacing="sm" size="sm">
          {failed.map((message) => (
            <List.Item key={message.id}>
              <Failed message={message} />
            </List.Item>
          ))}
        </List>
      )}
    </>
  )
}

function Failed({ message }: { message: FailedMessage }) {
  const patientLabel = usePatientLabel()
  const { kind, channel, at, failure, nextTryAt, patientNumber, patientName } = message
  const tried = clinicTime(new Date(at))
  const next = nextTryAt && clinicTime(new Date(nextTryAt)).time
  return (
    <>
      <PatientName number={patientNumber}>
        {patientLabel({ number: patientNumber, name: patientName })}
      </PatientName>
      <div>
        {notSentWords(kind, channel)}: appointment at {visitWhen(message)}
      </div>
      <Text size="sm" c="dimmed">
        {tried.date} {tried.time}: <span translate="no">{failure}</span>
        {next ? ` Next try at ${next}.` : ' Given up: call the patient.'}
      </Text>
    </>
  )
}
