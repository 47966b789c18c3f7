import { IconMoon, IconSun } from '@tabler/icons-react'
import { confirm } from '@/components/dialogs'
import { toast } from '@/components/toast'
import { setDarkMode, useColorScheme } from '@/stores/color-scheme'
import classes from './mode-switch.module.css'

/** Section 9: how long the toast stands before the page loads anew. Milliseconds. */
const toastDuration = 1500

/** The dark/light switch of section 4: confirm, save, tell, reload. */
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

  return (
    <button
      type="button"
      role="switch"
      aria-checked={isDarkMode}
      aria-label="Dark mode"
      className={classes.switch}
      onClick={() => void change()}
    >
      <IconSun size={15} stroke={2} aria-hidden />
      <IconMoon size={15} stroke={2} aria-hidden />
    </button>
  )
}
