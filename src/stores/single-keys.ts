import { create } from 'zustand'
import { readFlag, writeItem } from '@/lib/browser-storage'

/** Local storage key of the choice whether single keys act, on this device (docs/product/sessions.md). */
const singleKeysKey = 'isDeskKeys'

/**
 * Whether keys act that are pressed by themselves. Whoever speaks to the computer, or slips, must be able
 * to switch them off (WCAG 2.1.4), at the desk and where the keys are listed.
 */
export const useSingleKeys = create(() => ({ act: readFlag(singleKeysKey, true) }))

export function setSingleKeys(act: boolean): void {
  writeItem(singleKeysKey, JSON.stringify(act))
  useSingleKeys.setState({ act })
}
