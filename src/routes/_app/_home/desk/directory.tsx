import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import {
  directorySearchDefaults,
  directorySearchSchema,
} from '@/features/patients/directory-search'
import { lazyView } from '@/lib/lazy-view'

export const Route = createFileRoute('/_app/_home/desk/directory')({
  validateSearch: directorySearchSchema,
  search: { middlewares: [stripSearchParams(directorySearchDefaults)] },
  component: lazyView(() => import('@/pages/desk-directory-view'), 'DeskDirectoryView'),
})
