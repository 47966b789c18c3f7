import { useEffect, useEffectEvent } from 'react'

/** Alt+H. Not a bare '?': a single character is also what people type, or say to their computer. */
export function useHelpKey(onHelp: () => void): void {
  const help = useEffectEvent(onHelp)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== 'KeyH' || !event.altKey || event.ctrlKey || event.metaKey) return
      if (document.querySelector('dialog[open], [aria-modal="true"]')) return
      event.preventDefault()
      help()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
