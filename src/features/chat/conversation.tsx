import { IconArrowDown, IconRobot } from '@tabler/icons-react'
import { memo } from 'react'
import { PlainButton } from '@/components/plain-button'
import { chatMessages } from '@/contracts/chat'
import { type ChatMessage, stopAsking, useConversation, useMessageBox } from '@/stores/conversation'
import { AnswerText } from './answer-text'
import { askAgain } from './ask'
import classes from './chat.module.css'
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
    <div className={classes.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls must scroll by keyboard too. */}
      <section ref={scroller} className={classes.scroller} aria-label="Conversation" tabIndex={0}>
        <div className={classes.content}>
          <div role="log" className={classes.log}>
            <Message message={greeting} />
            {messages.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </div>
          <div className={classes.wait}>
            <p role="status">{asking ? 'Thinking…' : unanswered ? chatMessages.unanswered : ''}</p>
            {asking && (
              <PlainButton look="default" onClick={stopAsking}>
                Stop
              </PlainButton>
            )}
            {(unanswered || (last?.failed && !asking)) && (
              <PlainButton look="default" onClick={() => void askAgain()}>
                Retry
              </PlainButton>
            )}
          </div>
        </div>
      </section>
      {!following && (
        <button type="button" className={classes.jump} onClick={jump}>
          <IconArrowDown size={16} aria-hidden />
          Jump to latest
        </button>
      )}
    </div>
  )
}

const Message = memo(({ message: { from, text, failed } }: { message: ChatMessage }) => (
  <div className={classes.message} data-from={from} data-failed={failed}>
    {from === 'assistant' && <IconRobot size={20} aria-hidden className={classes.face} />}
    <div className={classes.bubble}>
      <span className={classes.speaker}>{from === 'person' ? 'You' : 'Assistant'}</span>
      {from === 'assistant' && !failed ? (
        <AnswerText text={text} />
      ) : (
        <p className={classes.said}>{text}</p>
      )}
    </div>
  </div>
))
Message.displayName = 'Message'
