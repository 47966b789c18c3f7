import { createContext } from 'react'

interface PageSettings {
  /** Whose choice of columns a list keeps. */
  owner: string
  /** Whether columns of lists can be chosen, and their rows exported. */
  withListTools: boolean
  /**
   * Whether rows begin on the first screen: figures are one line, and a list ends with its rows. Otherwise
   * figures are cards and the list area is 60vh, as the specification has it.
   */
  isCompact: boolean
  /** Whether the page's person has gone: nothing typed is asked about then. */
  hasEnded: () => boolean
  /** A line under the title of each page that shows records; null for none. */
  recordsNote: string | null
}

/** What all pages have in common. The frame round them sets it once. */
export const PageSettings = createContext<PageSettings>({
  owner: '',
  hasEnded: () => false,
  withListTools: true,
  isCompact: true,
  recordsNote: null,
})
