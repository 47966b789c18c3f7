import { ActionIcon } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { lazyDialog, usePreload } from '@/components/lazy'
import { useModKey, useModShortcut } from '@/hooks/use-shortcuts'
import { openDialog } from '@/lib/open-dialog'
import { keepsRecords, useSession } from '@/stores/session'

const Palette = lazyDialog({
  name: 'palette',
  load: () => import('../palette').then((loaded) => loaded.Palette),
})

interface PaletteButtonProps {
  onHelp: (what: 'help' | 'keys') => void
}

/**
 * Opens the palette, as its key does everywhere. A button is only there where there are people to be
 * found in it.
 */
export function PaletteButton({ onHelp }: PaletteButtonProps) {
  const [opened, { open, close }] = useDisclosure()
  const findsPeople = useSession(keepsRecords)
  const held = useModKey()
  useModShortcut('K', () => {
    if (!document.querySelector(openDialog)) open()
  })
  usePreload(Palette)
  return (
    <>
      {findsPeople && (
        <ActionIcon
          size="xl"
          aria-label="Find or do"
          aria-haspopup="dialog"
          aria-expanded={opened}
          title={`Find or do (${held}+K)`}
          onClick={open}
        >
          <IconSearch size={22} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
      {opened && <Palette onHelp={onHelp} onClose={close} />}
    </>
  )
}
