import { createFileRoute } from '@tanstack/react-router'
import { UserPage } from '@/features/staff/user-page'

export const Route = createFileRoute('/_app/_admin/admin/user/$id')({
  component: function User() {
    return <UserPage id={Route.useParams().id} />
  },
})
