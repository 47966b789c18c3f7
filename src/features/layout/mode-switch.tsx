import { ActionIcon } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useColorScheme } from '@/stores/color-scheme'
import { changeMode } from './shared/change-mode'

/** Changes between dark and light. */
export function ModeSwitch() {
  const isDarkMode = useColorScheme((state) => state.isDarkMode)
  const Icon = isDarkMode ? IconSun : IconMoon
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="xl"
      role="switch"
      aria-checked={isDarkMode}
      aria-label="Dark mode"
      onClick={() => void changeMode()}
    >
      <Icon size={22} stroke={1.75} aria-hidden />
    </ActionIcon>
  )
}
