import { useState } from 'react'
import { lazyDialog, usePreload } from '@/components/lazy'
import { openDialog, useAltShortcut } from '@/hooks/use-shortcuts'
import { ProfileButton } from './profile-button'

const HelpDialog = lazyDialog({
  name: 'help',
  load: () => import('./help-dialog').then((loaded) => loaded.HelpDialog),
})

/** What places it weighs more than the rest of the header. */
const ProfileItems = lazyDialog({
  name: 'profile menu',
  load: () => import('./profile-items').then((loaded) => loaded.ProfileItems),
  waiting: <ProfileButton autoFocus />,
})

export function ProfileMenu() {
  const [pressed, setPressed] = useState(false)
  const [help, setHelp] = useState(false)
  useAltShortcut('H', () => {
    if (!document.querySelector(openDialog)) setHelp(true)
  })
  usePreload(ProfileItems)
  return (
    <>
      {pressed ? (
        <ProfileItems onHelp={() => setHelp(true)} onClose={() => setPressed(false)} />
      ) : (
        <ProfileButton onClick={() => setPressed(true)} />
      )}
      {help && <HelpDialog onClose={() => setHelp(false)} />}
    </>
  )
}
