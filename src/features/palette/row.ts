import { foldedWords } from '@shared/lib/folded-words'
import type { Icon } from '@tabler/icons-react'
import type { LinkProps } from '@tanstack/react-router'
import type { useSession } from '@/stores/session'
import type { BeginsAt } from './begin-at'

export type SessionState = ReturnType<typeof useSession.getState>

/** What is done where it is chosen: something new is begun at the desk, a place gone to, a dialog opened, a command carried out. */
export type RowTarget =
  | { begin: BeginsAt }
  | { to: Pick<LinkProps, 'to' | 'search' | 'params'> }
  | { form: 'department' | 'order-tests' | 'role' | 'working-time' }
  | { absent: { staffId: string; name: string } }
  | { command: 'change-mode' | 'help' | 'keys' | 'log-out' }

export interface PaletteRow {
  /** Of its own among the rows of all groups; may stand in an element's id. */
  id: string
  label: string
  description?: string
  /** What else it may be called. */
  keywords?: string
  icon: Icon
  target: RowTarget
}

/** How many rows of a group are shown. */
export const shownMost = 7

/** Nobody looks for these, and the names of people begin like them. */
const articles: readonly string[] = ['a', 'an', 'at', 'the']

/** Whether each word that is looked for begins one of the text's, whatever its case and accents. */
function begins(wanted: readonly string[], text: string): boolean {
  const words = foldedWords(text).filter((word) => !articles.includes(word))
  return wanted.every((each) => words.some((word) => word.startsWith(each)))
}

/** The rows that a query finds, those first whose label alone has it; all for an empty one. */
export function rowsFor(query: string, rows: readonly PaletteRow[]): readonly PaletteRow[] {
  const wanted = foldedWords(query)
  if (wanted.length === 0) return query.trim() === '' ? rows.slice(0, shownMost) : []
  const found = rows.filter(({ label, description, keywords }) =>
    begins(wanted, [label, description, keywords].join(' ')),
  )
  const byLabel = found.filter(({ label }) => begins(wanted, label))
  return [...new Set([...byLabel, ...found])].slice(0, shownMost)
}
