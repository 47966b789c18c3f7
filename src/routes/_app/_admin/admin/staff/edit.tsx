import { createFileRoute } from '@tanstack/react-router'
import { EditUserPage } from '@/features/staff/edit-user-page'
import { editSearchSchema } from '@/lib/staff-search'

export const Route = createFileRoute('/_app/_admin/admin/staff/edit')({
  validateSearch: editSearchSchema,
  component: function EditUser() {
    return <EditUserPage id={Route.useSearch().id} />
  },
})
