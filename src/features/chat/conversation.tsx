import {
  Box,
  Button,
  Group,
  Paper,
  ScrollArea,
  Stack,
  Text,
  ThemeIcon,
  VisuallyHidden,
} from '@mantine/core'
import { chatMessages } from '@shared/contracts/chat'
import { IconArrowDown, IconRobot } from '@tabler/icons-react'
import { memo } from 'react'
import { type ChatMessage, stopAsking, useConversation, useMessageBox } from '@/stores/conversation'
import { AnswerText } from './answer-text'
import classes from './chat.module.css'
import { sendAgain } from './send-message'
import { useFollow } from './use-follow'

const greeting: ChatMessage = { id: 0, from: 'assistant', text: chatMessages.greeting }

/** What was said, the newest at the end, with what can be done about the last question. */
export function Conversation() {
  const messages = useConversation((state) => state.messages)
  const asking = useMessageBox((state) => state.asking !== null)
  const last = messages.at(-1)
  const { scroller, following, jump } = useFollow(
    messages.findLast(({ from }) => from === 'person')?.id,
  )
  // Stopped, or cut off by a reload: nothing will answer it any more.
  const unanswered = !asking && last?.from === 'person'

  return (
    <Box pos="relative" flex={1} mih={0}>
      <ScrollArea
        h="100%"
        overscrollBehavior="contain"
        viewportRef={scroller}
        // What scrolls must scroll by keyboard too.
        viewportProps={{ role: 'region', 'aria-label': 'Conversation', tabIndex: 0 }}
      >
        <Box maw="56rem" mx="auto" px="md" pt="lg" pb="sm">
          <Stack role="log">
            <Message message={greeting} />
            {messages.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </Stack>
          <Group mih={52} py="xs" pl={42} gap="sm">
            <Text role="status" size="sm" c="dimmed">
              {asking ? 'Thinking…' : unanswered ? chatMessages.unanswered : ''}
            </Text>
            {asking && (
              <Button variant="default" onClick={stopAsking}>
                Stop
              </Button>
            )}
            {(unanswered || (last?.failed && !asking)) && (
              <Button variant="default" onClick={() => void sendAgain()}>
                Retry
              </Button>
            )}
          </Group>
        </Box>
      </ScrollArea>
      {!following && (
        <Group pos="absolute" bottom={12} left={0} right={0} justify="center">
          <Button
            variant="default"
            radius="xl"
            leftSection={<IconArrowDown size={16} aria-hidden />}
            onClick={jump}
          >
            Jump to latest
          </Button>
        </Group>
      )}
    </Box>
  )
}

const Message = memo(({ message: { from, text, failed } }: { message: ChatMessage }) => (
  <Group
    gap="xs"
    align="flex-start"
    wrap="nowrap"
    maw="44rem"
    className={classes.message}
    mod={{ from, failed }}
  >
    {from === 'assistant' && (
      <ThemeIcon variant="light" radius="xl" size={32}>
        <IconRobot size={20} aria-hidden />
      </ThemeIcon>
    )}
    <Paper radius="lg" px="sm" py="xs" miw={0} className={classes.bubble}>
      <VisuallyHidden>{from === 'person' ? 'You' : 'Assistant'}</VisuallyHidden>
      {from === 'assistant' && !failed ? (
        <AnswerText text={text} />
      ) : (
        <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
          {text}
        </Text>
      )}
    </Paper>
  </Group>
))
Message.displayName = 'Message'
