import { create } from 'zustand'
import { readFlag, writeItem } from '@/lib/browser-storage'

/** Local storage key of the Admin group's expansion (docs/product/sessions.md). */
const expandAdminKey = 'isExpandAdmin'

interface MenuState {
  isExpandAdmin: boolean
}

export const useMenu = create<MenuState>(() => ({
  isExpandAdmin: readFlag(expandAdminKey, true),
}))

export function toggleAdmin(): void {
  const isExpandAdmin = !useMenu.getState().isExpandAdmin
  writeItem(expandAdminKey, JSON.stringify(isExpandAdmin))
  useMenu.setState({ isExpandAdmin })
}
