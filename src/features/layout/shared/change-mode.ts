import { confirm } from '@/components/dialogs'
import { toast } from '@/components/toast'
import { setDarkMode, useColorScheme } from '@/stores/color-scheme'

/** How long the toast stands before the page loads anew. Milliseconds. */
const toastDuration = 1500

/** Changes between dark and light: asks, saves, says so and loads the page anew. */
export async function changeMode(): Promise<void> {
  const { isDarkMode } = useColorScheme.getState()
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
