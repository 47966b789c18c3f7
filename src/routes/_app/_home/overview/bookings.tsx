import { createFileRoute, lazyRouteComponent, stripSearchParams } from '@tanstack/react-router'
import { bookingsSearchDefaults, bookingsSearchSchema } from '@/features/bookings/bookings-search'
import { demandView } from '@/hooks/use-open-views'

export const Route = createFileRoute('/_app/_home/overview/bookings')({
  validateSearch: bookingsSearchSchema,
  search: { middlewares: [stripSearchParams(bookingsSearchDefaults)] },
  loader: () => demandView('/overview/bookings'),
  component: lazyRouteComponent(() => import('@/pages/bookings-view'), 'BookingsView'),
})
