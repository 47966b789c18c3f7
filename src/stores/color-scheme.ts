import { create } from 'zustand'
import { readFlag, writeItem } from '@/lib/browser-storage'

/**
 * Local storage key of the dark mode: `true` or `false`, light by default (docs/product/sessions.md).
 */
const darkModeKey = 'isDarkMode'

interface ColorSchemeState {
  isDarkMode: boolean
}

const read = (): ColorSchemeState => ({ isDarkMode: readFlag(darkModeKey, false) })

/**
 * Mantine is told of it by `forceColorScheme`. Its own color scheme manager has no part: the page's body
 * says the scheme as well, and every storage event counts (docs/product/shell.md).
 */
export const useColorScheme = create<ColorSchemeState>(read)

/** Saves the choice and fires a storage event, which tells this tab too. */
export function setDarkMode(isDarkMode: boolean): void {
  writeItem(darkModeKey, JSON.stringify(isDarkMode))
  window.dispatchEvent(new StorageEvent('storage', { key: darkModeKey }))
}

/**
 * Keeps the choice and the page's body in step with local storage: the flag is read again on every
 * storage event, whichever tab or key it comes from.
 * @returns a function that stops it
 */
export function watchColorScheme(): () => void {
  const apply = () => {
    const state = read()
    if (useColorScheme.getState().isDarkMode !== state.isDarkMode) useColorScheme.setState(state)
    document.body.dataset.theme = state.isDarkMode ? 'dark' : 'light'
  }
  apply()
  window.addEventListener('storage', apply)
  return () => window.removeEventListener('storage', apply)
}
