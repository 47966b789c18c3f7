import { IconAlertTriangle } from '@tabler/icons-react'
import { confirm } from '@/components/dialogs'
import { PageHeader } from '@/components/page-header'
import { PlainButton } from '@/components/plain-button'
import { chatMessages } from '@/contracts/chat'
import { clearConversation, useConversation } from '@/stores/conversation'
import classes from './chat.module.css'
import { Conversation } from './conversation'
import { MessageBox } from './message-box'

async function beginAnew() {
  const forget = await confirm({
    title: 'New conversation?',
    message: 'What has been said here will be forgotten.',
    danger: true,
  })
  if (forget) clearConversation()
}

export function ChatPage() {
  const begun = useConversation(({ messages }) => messages.length > 0)
  return (
    <div className={classes.page}>
      <PageHeader
        title="AI Chat"
        actions={
          begun && (
            <PlainButton look="default" onClick={() => void beginAnew()}>
              New Conversation
            </PlainButton>
          )
        }
      />
      <div className={classes.panel}>
        <Conversation />
        <MessageBox />
        <p className={classes.caution}>
          <IconAlertTriangle size={16} aria-hidden />
          {chatMessages.caution}
        </p>
      </div>
    </div>
  )
}
