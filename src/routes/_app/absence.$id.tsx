import { absenceDeskEndpoints } from '@shared/contracts/absence-desk'
import { createFileRoute, notFound, stripSearchParams } from '@tanstack/react-router'
import { affectedQuery } from '@/api/absence-desk'
import { AbsenceDeskPage } from '@/features/hours/desk/absence-desk-page'
import { absenceSearchDefaults, absenceSearchSchema } from '@/features/hours/desk/absence-search'
import { UnknownPage } from '@/features/layout/not-found-pages'
import { may } from '@/hooks/use-may'
import { isOpening } from '@/lib/opening'
import { isOffered } from '@/stores/session'

const { affected } = absenceDeskEndpoints

export const Route = createFileRoute('/_app/absence/$id')({
  validateSearch: absenceSearchSchema,
  search: { middlewares: [stripSearchParams(absenceSearchDefaults)] },
  loader: ({ context: { queryClient }, params: { id }, location, cause }) => {
    if (!isOffered(affected)) throw notFound()
    const { prefer } = absenceSearchSchema.parse(location.search)
    if (isOpening(cause) && may(affected))
      void queryClient.prefetchQuery(affectedQuery(id, prefer || 'colleague'))
  },
  component: function Absence() {
    const { id } = Route.useParams()
    const navigate = Route.useNavigate()
    return (
      <AbsenceDeskPage
        key={id}
        id={id}
        search={Route.useSearch()}
        onChange={(changes) =>
          void navigate({
            search: (before) => ({ ...before, ...changes }),
            replace: true,
            resetScroll: false,
          })
        }
      />
    )
  },
  notFoundComponent: UnknownPage,
})
