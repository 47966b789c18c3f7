import { Card, Text, Title } from '@mantine/core'
import { clinicMessages } from '@shared/contracts/clinic'
import { useQuery } from '@tanstack/react-query'
import { servicesQuery } from '@/api/clinic'
import { Facts, Sentence } from '@/components/facts'
import { QueryAlert } from '@/components/query-alert'

const words = (said: string) => <Sentence key={said}>{said}</Sentence>

/** Whether the server sends mail, calls a webhook and asks a model, and what does not work otherwise. */
export function Services() {
  const query = useQuery(servicesQuery)
  const services = query.data
  return (
    <Card component="section" aria-label="Mail, webhook and assistant" maw={720} mt="md">
      <Title order={2} size="h4" mb="sm">
        Mail, webhook and assistant
      </Title>
      <QueryAlert query={query} otherwise={clinicMessages.servicesFailed} />
      {services && (
        <>
          <Facts
            facts={[
              ['Mail', words(services.mail ? 'Set up' : clinicMessages.mailMissing)],
              ['Webhook', words(services.webhook ? 'Set up' : clinicMessages.webhookMissing)],
              ['Assistant', words(services.assistant ? 'Set up' : clinicMessages.assistantMissing)],
            ]}
          />
          <Text size="sm" c="dimmed" mt="sm">
            The person who runs the server sets these: README, Configuration.
          </Text>
        </>
      )}
    </Card>
  )
}
