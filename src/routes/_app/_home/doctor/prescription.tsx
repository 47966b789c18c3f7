import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { lazyView } from '@/lib/lazy-view'
import { searchText } from '@/lib/list-search'

export const Route = createFileRoute('/_app/_home/doctor/prescription')({
  validateSearch: z.object({
    /** The number of the patient whose page has led here. */
    patient: searchText,
    /** The day whose list has led here. */
    date: searchText,
  }),
  search: { middlewares: [stripSearchParams({ patient: '', date: '' })] },
  component: lazyView(() => import('@/pages/doctor-prescription-view'), 'DoctorPrescriptionView'),
})
