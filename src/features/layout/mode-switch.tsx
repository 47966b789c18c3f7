import { ActionIcon } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { confirm } from '@/components/dialogs'
import { toast } from '@/components/toast'
import { setDarkMode, useColorScheme } from '@/stores/color-scheme'

/** How long the toast stands before the page loads anew. Milliseconds. */
const toastDuration = 1500

/** Changes between dark and light: asks, saves, says so and loads the page anew. */
export function ModeSwitch() {
  const isDarkMode = useColorScheme((state) => state.isDarkMode)

  const change = async () => {
    const mode = isDarkMode ? 'Light' : 'Dark'
    const confirmed = await confirm({
      title: 'Change Mode?',
      message: `Are you sure you want to switch to ${mode} Mode?`,
    })
    if (!confirmed) return
    setDarkMode(!isDarkMode)
    toast.success(`Mode has been switched to ${mode}.`, { duration: toastDuration })
    setTimeout(() => window.location.reload(), toastDuration)
  }

  const Icon = isDarkMode ? IconSun : IconMoon
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="xl"
      role="switch"
      aria-checked={isDarkMode}
      aria-label="Dark mode"
      onClick={() => void change()}
    >
      <Icon size={22} stroke={1.75} aria-hidden />
    </ActionIcon>
  )
}
