import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { daysSearchDefaults, daysSearchSchema } from '@/features/days/days-search'
import { lazyView } from '@/lib/lazy-view'

export const Route = createFileRoute('/_app/_home/desk/day')({
  validateSearch: daysSearchSchema,
  search: { middlewares: [stripSearchParams(daysSearchDefaults)] },
  component: lazyView(() => import('@/pages/desk-day-view'), 'DeskDayView'),
})
