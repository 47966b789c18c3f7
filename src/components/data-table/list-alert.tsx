import { Alert, Button, Group, Text } from '@mantine/core'
import '@mantine/core/styles/Alert.css'
import { IconAlertCircle } from '@tabler/icons-react'

interface ListAlertProps {
  message: string
  retrying: boolean
  onRetry: () => void
}

/** That a list can't be read; rows that were read before stay below it. */
export const ListAlert = ({ message, retrying, onRetry }: ListAlertProps) => (
  <Alert color="red" mb="md" icon={<IconAlertCircle aria-hidden />}>
    <Group justify="space-between" gap="sm">
      <Text size="sm">{message}</Text>
      <Button variant="default" size="xs" loading={retrying} onClick={onRetry}>
        Retry
      </Button>
    </Group>
  </Alert>
)
