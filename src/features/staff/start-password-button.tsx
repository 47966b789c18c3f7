import { Button } from '@mantine/core'
import { type StaffUser, staffLock } from '@shared/contracts/staff'
import { startPasswordEndpoints, startPasswordMessages } from '@shared/contracts/start-passwords'
import { useState } from 'react'
import { disabledWithReason } from '@/components/disabled-with-reason'
import { lazyDialog } from '@/components/lazy'
import { useAccess } from '@/hooks/use-may'
import { useSession } from '@/stores/session'

const StartPasswordForm = lazyDialog({
  name: 'start password form',
  load: () => import('./start-password-form').then((loaded) => loaded.StartPasswordForm),
})

/** Opens the form for a password to begin with; where it can't be given, it says why. Absent if the host gives none. */
export function StartPasswordButton({ user }: { user: StaffUser }) {
  const [isOpen, setOpen] = useState(false)
  const { offered, denied } = useAccess(startPasswordEndpoints.give)
  const isOwn = useSession(({ session }) => session?.owner === user._id)
  const reason = denied ?? staffLock(user) ?? (isOwn ? startPasswordMessages.ownAccount : null)
  if (!offered) return null
  return (
    <>
      <Button variant="default" {...disabledWithReason(reason)} onClick={() => setOpen(true)}>
        New Start Password
      </Button>
      {isOpen && <StartPasswordForm user={user} onClose={() => setOpen(false)} />}
    </>
  )
}
