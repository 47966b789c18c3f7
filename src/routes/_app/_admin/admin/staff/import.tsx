import { createFileRoute, notFound } from '@tanstack/react-router'
import { ImportPage } from '@/features/imports/import-page'
import { importCalls } from '@/features/imports/shared/import-calls'
import { UnknownPage } from '@/features/layout/not-found-pages'
import { isOffered } from '@/stores/session'

export const Route = createFileRoute('/_app/_admin/admin/staff/import')({
  loader: () => {
    if (!isOffered(importCalls.staff)) throw notFound()
  },
  component: () => <ImportPage kind="staff" />,
  notFoundComponent: UnknownPage,
})
