import { authMessages } from '@shared/contracts/auth'
import { useLogout } from '@/api/auth'
import { toast } from '@/components/toast'
import { logOut, tokenToSignOut } from '@/stores/session'

/** Ends the session here at once, whatever becomes of it elsewhere. */
export function useLogOut() {
  const { mutateAsync: tellServer } = useLogout()
  return async () => {
    const token = tokenToSignOut()
    logOut()
    toast.success(authMessages.loggedOut, { duration: 1500 })
    if (token) await tellServer(token).catch(() => toast.warning(authMessages.logoutFailed))
  }
}
