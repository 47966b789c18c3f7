import { IconUserQuestion } from '@tabler/icons-react'
import { HomeLink, MessagePage } from '@/features/layout/shared/message-page'

interface NoPatientProps {
  number: string
  /** Why the person signed in sees no patient at all; null where they see some. */
  reason: string | null
}

/** A number that nobody has, or nobody whom the person signed in may see. */
export const NoPatient = ({ number, reason }: NoPatientProps) => (
  <MessagePage icon={IconUserQuestion} title="Page not found" actions={<HomeLink />}>
    There is no patient no. {number}
    {reason === null ? '.' : ` that you may see. ${reason}`}
  </MessagePage>
)
