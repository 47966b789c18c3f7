import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { StaffPage } from '@/features/staff/staff-page'
import { staffSearchDefaults, staffSearchSchema } from '@/lib/staff-search'

export const Route = createFileRoute('/_app/_admin/admin/staffs')({
  validateSearch: staffSearchSchema,
  search: { middlewares: [stripSearchParams(staffSearchDefaults)] },
  component: StaffPage,
})
