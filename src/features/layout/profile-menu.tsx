import { useState } from 'react'
import { lazyDialog, usePreload } from '@/components/lazy'
import { ProfileButton } from './profile-button'

/** What places it weighs more than the rest of the header. */
const ProfileItems = lazyDialog({
  name: 'profile menu',
  load: () => import('./profile-items').then((loaded) => loaded.ProfileItems),
  waiting: <ProfileButton autoFocus />,
})

export function ProfileMenu({ onHelp }: { onHelp: () => void }) {
  const [pressed, setPressed] = useState(false)
  usePreload(ProfileItems)
  return pressed ? (
    <ProfileItems onHelp={onHelp} onClose={() => setPressed(false)} />
  ) : (
    <ProfileButton onClick={() => setPressed(true)} />
  )
}
