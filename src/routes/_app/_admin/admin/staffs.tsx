import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { staffListQuery } from '@/api/staff'
import { StaffPage } from '@/features/staff/staff-page'
import { staffRequest } from '@/features/staff/staff-request'
import { isOpening } from '@/lib/opening'
import { staffSearchDefaults, staffSearchSchema } from '@/lib/staff-search'

export const Route = createFileRoute('/_app/_admin/admin/staffs')({
  validateSearch: staffSearchSchema,
  search: { middlewares: [stripSearchParams(staffSearchDefaults)] },
  // Begun here and not awaited: the page shows its outline while rows are on their way.
  loader: ({ context: { queryClient }, location: { search }, cause }) => {
    if (!isOpening(cause)) return
    void queryClient.prefetchQuery(staffListQuery(staffRequest(staffSearchSchema.parse(search))))
  },
  component: StaffPage,
})
