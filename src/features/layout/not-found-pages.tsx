import { IconLock, IconMapPinQuestion } from '@tabler/icons-react'
import { HomeLink, MessagePage } from './shared/message-page'

/** An address that no screen has. */
export const UnknownPage = () => (
  <MessagePage icon={IconMapPinQuestion} title="Page not found" actions={<HomeLink />}>
    There is no page at this address. It may have been moved, or the link may be mistyped.
  </MessagePage>
)

/** An admin screen without the admin role. */
export const NoAccess = () => (
  <MessagePage icon={IconLock} title="No access" actions={<HomeLink />}>
    This page is for administrators, and your account doesn’t have the admin role. If you need it,
    ask an administrator of your hospital.
  </MessagePage>
)
