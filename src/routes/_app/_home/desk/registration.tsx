import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { lazyView } from '@/lib/lazy-view'
import { searchText } from '@/lib/list-search'

export const Route = createFileRoute('/_app/_home/desk/registration')({
  /** The id of the booking for which a patient is registered, or `new`. */
  validateSearch: z.object({ request: searchText }),
  search: { middlewares: [stripSearchParams({ request: '' })] },
  component: lazyView(() => import('@/pages/desk-registration-view'), 'DeskRegistrationView'),
})
