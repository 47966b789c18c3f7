import { IconMapPinQuestion } from '@tabler/icons-react'
import { HomeLink } from './home-link'
import { MessagePage } from './message-page'

export const UnknownPage = () => (
  <MessagePage icon={IconMapPinQuestion} title="Page not found" actions={<HomeLink />}>
    There is no page at this address. It may have been moved, or the link may be mistyped.
  </MessagePage>
)
