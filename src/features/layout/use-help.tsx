import { useState } from 'react'
import { lazyDialog } from '@/components/lazy'
import { useAltShortcut, useShortcuts } from '@/hooks/use-shortcuts'
import { openDialog } from '@/lib/open-dialog'
import { useSingleKeys } from '@/stores/single-keys'

const dialogs = {
  help: lazyDialog({
    name: 'help',
    load: () => import('./help-dialog').then((loaded) => loaded.HelpDialog),
  }),
  keys: lazyDialog({
    name: 'keys',
    load: () => import('./keys-dialog').then((loaded) => loaded.KeysDialog),
  }),
}

/** The guide and the list of keys, with the keys that open them. */
export function useHelp() {
  const [shown, show] = useState<keyof typeof dialogs | null>(null)
  useAltShortcut('H', () => {
    if (!document.querySelector(openDialog)) show('help')
  })
  useShortcuts(
    { '?': () => show('keys') },
    useSingleKeys((state) => state.act),
  )
  const HelpDialog = shown && dialogs[shown]
  return { show, dialog: HelpDialog && <HelpDialog onClose={() => show(null)} /> }
}
