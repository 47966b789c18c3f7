import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import { chatMessages } from '@shared/contracts/chat'
import { IconAlertTriangle } from '@tabler/icons-react'
import { confirm } from '@/components/dialogs'
import { PageHeader } from '@/components/page-header'
import { clearConversation, useConversation } from '@/stores/conversation'
import classes from './chat.module.css'
import { Conversation } from './conversation'
import { MessageBox } from './message-box'

export function ChatPage() {
  const begun = useConversation(({ messages }) => messages.length > 0)
  return (
    <Stack gap={0} mih={416} className={classes.page}>
      <PageHeader
        title="AI Chat"
        actions={
          begun && (
            <Button variant="default" onClick={() => void beginAnew()}>
              New Conversation
            </Button>
          )
        }
      />
      <Paper component={Stack} withBorder radius="lg" gap={0} flex={1} mih={0}>
        <Conversation />
        <MessageBox />
        <Group gap="xs" wrap="nowrap" px="md" pb="sm" c="dimmed">
          <IconAlertTriangle size={16} aria-hidden style={{ flex: 'none' }} />
          <Text size="xs">{chatMessages.caution}</Text>
        </Group>
      </Paper>
    </Stack>
  )
}

async function beginAnew() {
  const forget = await confirm({
    title: 'New conversation?',
    message: 'What has been said here will be forgotten.',
    danger: true,
  })
  if (forget) clearConversation()
}
