import { useBlocker } from '@tanstack/react-router'
import { use, useRef } from 'react'
import { confirm } from './dialogs'
import { PageSettings } from './page-settings'

/** Asks whether typed text may go. */
export const confirmDiscard = (): Promise<boolean> =>
  confirm({
    title: 'Discard changes?',
    message: 'You have unsaved changes. Do you want to discard them?',
    confirmLabel: 'Yes, discard changes',
    cancelLabel: 'No, continue editing',
    danger: true,
  })

/**
 * Asks before the page is left, by whatever way, while something on it is unsaved. The end of a
 * session asks nothing.
 * @param ask answers whether it may be left
 * @returns what to call before leaving on purpose: nothing is asked from then on
 */
export function useUnsavedChanges(
  unsaved: () => boolean,
  ask: () => Promise<boolean> = confirmDiscard,
): () => void {
  const isAllowed = useRef(false)
  const { hasEnded } = use(PageSettings)
  const shouldAsk = () => !isAllowed.current && unsaved() && !hasEnded()
  useBlocker({
    shouldBlockFn: async () => shouldAsk() && !(await ask()),
    enableBeforeUnload: shouldAsk,
  })
  return () => {
    isAllowed.current = true
  }
}
