import { IconLock } from '@tabler/icons-react'
import { HomeButton } from './home-button'
import { MessagePage } from './message-page'

/** An admin screen without the admin role. */
export const NoAccess = () => (
  <MessagePage icon={IconLock} title="No access" actions={<HomeButton />}>
    This page is for administrators, and your account doesn’t have the admin role. If you need it,
    ask an administrator of your hospital.
  </MessagePage>
)
