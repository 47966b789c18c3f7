import { authMessages } from '@shared/contracts/auth'
import { confirm } from '@/components/dialogs'
import { allowedTabs } from '@/lib/dashboards'
import { isAdmin, keepsRecords, useSession } from '@/stores/session'
import { hasDrafts } from '@/stores/work'
import { useLogOut } from './use-log-out'

/** Ends the session once the person has said that it may. */
export function useAskedLogOut() {
  const logOut = useLogOut()
  return async () => {
    const note = lostByLogout()
    const confirmed = await confirm({
      title: 'Logout?',
      message: 'Are you sure you want to logout?',
      ...(note !== null && { note, danger: true }),
    })
    if (confirmed) await logOut()
  }
}

/** What a logout loses: the samples that the person's screens show, and what is begun; null for nothing. */
function lostByLogout(): string | null {
  const { session } = useSession.getState()
  const showsRecords = allowedTabs(session?.userData.roles ?? []).length > 0 || isAdmin()
  if (showsRecords && !keepsRecords()) return authMessages.logoutLoses
  return hasDrafts() ? authMessages.logoutLosesDrafts : null
}
