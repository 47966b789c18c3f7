import { create } from 'zustand'
import { type StaffSearch, staffSearchDefaults } from './staff-search'

/** How the staff list was when it was last looked at in this tab. */
const useLastSeen = create<StaffSearch>(() => staffSearchDefaults)

export const rememberStaffList = (search: StaffSearch): void => useLastSeen.setState(search)

/** The way back to the staff list, as it was left. */
export function useStaffListLink() {
  const search = useLastSeen()
  return { to: '/admin/staffs', search } as const
}
