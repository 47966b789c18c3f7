import { Box, Button, Group, Textarea } from '@mantine/core'
import { chatMessages, questionMaxLength } from '@shared/contracts/chat'
import { IconSend2 } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { setDraft, useMessageBox } from '@/stores/conversation'
import { sendMessage } from './send-message'

/** From this many characters left on, they are counted. */
const warnAt = 400

const count = (characters: number) =>
  `${characters} ${characters === 1 ? 'character' : 'characters'}`

function roomText(left: number): string {
  if (left > warnAt) return ''
  return left >= 0
    ? `${count(left)} left`
    : `${chatMessages.questionTooLong}: ${count(-left)} too many`
}

export function MessageBox() {
  const draft = useMessageBox((state) => state.draft)
  const asking = useMessageBox((state) => state.asking !== null)
  const [refused, setRefused] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const question = draft.trim()
  const left = questionMaxLength - question.length
  const tooLong = left < 0
  const room = roomText(left)
  const missing = refused && question === '' && chatMessages.questionRequired

  // Stop and Retry go when they have done their work; the focus goes on from here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: It is run for what has come and gone.
  useEffect(() => {
    if (document.activeElement === document.body) field.current?.focus()
  }, [asking])

  const send = () => {
    field.current?.focus()
    if (asking) return
    const isRefused = tooLong || question === ''
    setRefused(isRefused)
    if (isRefused) return
    setDraft('')
    void sendMessage(question)
  }

  return (
    <Box
      component="form"
      px="md"
      py="sm"
      style={{ borderTop: '1px solid var(--rounds-line)' }}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Group align="flex-start" gap="sm" wrap="nowrap">
        <Textarea
          ref={field}
          flex={1}
          aria-label="Message"
          placeholder="Type your message"
          autosize
          maxRows={8}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          description={!tooLong && room}
          error={tooLong ? room : missing}
          errorProps={refused ? { role: 'alert' } : {}}
          value={draft}
          onChange={({ currentTarget }) => {
            setDraft(currentTarget.value)
            setRefused(false)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey) return
            event.preventDefault()
            send()
          }}
        />
        <Button
          type="submit"
          data-disabled={asking}
          aria-disabled={asking}
          leftSection={<IconSend2 size={18} aria-hidden />}
        >
          Send
        </Button>
      </Group>
    </Box>
  )
}
