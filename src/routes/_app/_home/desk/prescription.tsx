import { createFileRoute, redirect, stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { deskDrafts } from '@/features/prescriptions/prescription-drafts'
import { lazyView } from '@/lib/lazy-view'
import { searchText } from '@/lib/list-search'

export const Route = createFileRoute('/_app/_home/desk/prescription')({
  /** The number of the patient whose page has led here. */
  validateSearch: z.object({ patient: searchText }),
  search: { middlewares: [stripSearchParams({ patient: '' })] },
  loader: () => {
    if (deskDrafts.useStore.getState().shown.patientId === '')
      throw redirect({ to: '/desk/appointments' })
  },
  component: lazyView(() => import('@/pages/desk-prescription-view'), 'DeskPrescriptionView'),
})
