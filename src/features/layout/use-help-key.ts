import { useEffect, useEffectEvent } from 'react'
import { isAltKey } from '@/lib/alt-key'

/** Alt+H. Not a bare '?': a single character is also what people type, or say to their computer. */
export function useHelpKey(onHelp: () => void): void {
  const help = useEffectEvent(onHelp)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isAltKey(event, 'H')) return
      if (document.querySelector('dialog[open], [aria-modal="true"]')) return
      event.preventDefault()
      help()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
