import { IconLock } from '@tabler/icons-react'
import { HomeLink } from './home-link'
import { MessagePage } from './message-page'

/** An admin screen without the admin role. */
export const NoAccess = () => (
  <MessagePage icon={IconLock} title="No access" actions={<HomeLink />}>
    This page is for administrators, and your account doesn’t have the admin role. If you need it,
    ask an administrator of your hospital.
  </MessagePage>
)
