import { createFileRoute, lazyRouteComponent, stripSearchParams } from '@tanstack/react-router'
import {
  directorySearchDefaults,
  directorySearchSchema,
} from '@/features/patients/directory-search'

export const Route = createFileRoute('/_app/_home/desk/directory')({
  validateSearch: directorySearchSchema,
  search: { middlewares: [stripSearchParams(directorySearchDefaults)] },
  component: lazyRouteComponent(() => import('@/pages/desk-directory-view'), 'DeskDirectoryView'),
})
