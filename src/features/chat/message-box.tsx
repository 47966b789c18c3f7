import { IconSend2 } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { PlainButton } from '@/components/plain-button'
import { chatMessages, questionMaxLength } from '@/contracts/chat'
import { setDraft, useMessageBox } from '@/stores/conversation'
import { ask } from './ask'
import classes from './chat.module.css'

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

  // Stop and Retry go when they have done their work; the focus goes on from here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: It is run for what has come and gone.
  useEffect(() => {
    if (document.activeElement === document.body) field.current?.focus()
  }, [asking])

  const send = () => {
    field.current?.focus()
    if (asking || question === '') return
    setRefused(tooLong)
    if (tooLong) return
    setDraft('')
    void ask(question)
  }

  return (
    <form
      className={classes.box}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className={classes.row}>
        <textarea
          ref={field}
          className={classes.field}
          aria-label="Message"
          aria-describedby="message-room"
          aria-invalid={tooLong}
          placeholder="Type your message"
          rows={1}
          value={draft}
          onChange={({ currentTarget }) => {
            setDraft(currentTarget.value)
            setRefused(false)
          }}
          onKeyDown={(event) => {
            // Enter that chooses a word of an input method is not meant for us.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            send()
          }}
        />
        <PlainButton type="submit" busy={asking}>
          <IconSend2 size={18} aria-hidden />
          Send
        </PlainButton>
      </div>
      <p
        id="message-room"
        className={classes.room}
        data-over={tooLong}
        {...(refused && { role: 'alert' })}
      >
        {roomText(left)}
      </p>
    </form>
  )
}
