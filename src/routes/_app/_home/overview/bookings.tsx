import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { bookingsSearchDefaults, bookingsSearchSchema } from '@/features/bookings/bookings-search'
import { lazyView } from '@/lib/lazy-view'

export const Route = createFileRoute('/_app/_home/overview/bookings')({
  validateSearch: bookingsSearchSchema,
  search: { middlewares: [stripSearchParams(bookingsSearchDefaults)] },
  component: lazyView(() => import('@/pages/bookings-view'), 'BookingsView'),
})
