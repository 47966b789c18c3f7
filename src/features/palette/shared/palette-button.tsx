import { ActionIcon } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { lazyDialog, usePreload } from '@/components/lazy'
import { useModKey, useModShortcut } from '@/hooks/use-shortcuts'
import { openDialog } from '@/lib/open-dialog'

const Palette = lazyDialog({
  name: 'palette',
  load: () => import('../palette').then((loaded) => loaded.Palette),
})

interface PaletteButtonProps {
  /** Whether there is a button for it, besides its key. */
  isShown: boolean
  onHelp: (what: 'help' | 'keys') => void
}

/** Opens the palette, as its key does everywhere. */
export function PaletteButton({ isShown, onHelp }: PaletteButtonProps) {
  const [opened, { open, close }] = useDisclosure()
  const held = useModKey()
  useModShortcut('K', () => {
    if (!document.querySelector(openDialog)) open()
  })
  usePreload(Palette)
  return (
    <>
      {isShown && (
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
