import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { hoursSearchDefaults, hoursSearchSchema } from '@/features/hours/shared/hours-search'
import { UserPage } from '@/features/staff/user-page'

export const Route = createFileRoute('/_app/_admin/admin/user/$id')({
  validateSearch: hoursSearchSchema,
  search: { middlewares: [stripSearchParams(hoursSearchDefaults)] },
  component: function User() {
    return <UserPage id={Route.useParams().id} />
  },
})
