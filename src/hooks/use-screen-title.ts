import { useDocumentTitle } from '@mantine/hooks'
import { useSession } from '@/stores/session'

/** Calls the tab by what is on the screen, and by the role that is tried there. */
export function useScreenTitle(title: string): void {
  const tried = useSession(({ session }) => session?.trial?.name)
  useDocumentTitle(`${tried === undefined ? '' : `Trying ${tried}: `}${title} · Rounds`)
}
