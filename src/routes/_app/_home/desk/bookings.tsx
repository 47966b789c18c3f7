import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { bookingsSearchDefaults, bookingsSearchSchema } from '@/features/bookings/bookings-search'
import { lazyView } from '@/lib/lazy-view'

export const Route = createFileRoute('/_app/_home/desk/bookings')({
  validateSearch: bookingsSearchSchema,
  search: { middlewares: [stripSearchParams(bookingsSearchDefaults)] },
  component: lazyView(() => import('@/pages/desk-bookings-view'), 'DeskBookingsView'),
})
