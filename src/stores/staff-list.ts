import { create } from 'zustand'
import { type StaffSearch, staffSearchDefaults } from '@/lib/staff-search'

/** The staff list's search, filters and page when it was last on show in this tab. */
const useLastSeen = create<StaffSearch>(() => staffSearchDefaults)

export const rememberStaffList = (search: StaffSearch): void => useLastSeen.setState(search)

/** The way back to the staff list, as it was left. */
export function useStaffListLink() {
  const search = useLastSeen()
  return { to: '/admin/staffs', search } as const
}
