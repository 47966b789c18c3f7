import { createFileRoute } from '@tanstack/react-router'
import { openRequestsQuery } from '@/api/prescription-requests'
import { prescriptionCountQuery } from '@/api/prescriptions'
import { doctorCountsQuery } from '@/api/visits'
import { lazyView } from '@/lib/lazy-view'
import { isOpening } from '@/lib/opening'

export const Route = createFileRoute('/_app/_home/doctor')({
  loader: ({ context: { queryClient }, cause }) => {
    if (!isOpening(cause)) return
    void queryClient.prefetchQuery(doctorCountsQuery)
    void queryClient.prefetchQuery(prescriptionCountQuery)
    void queryClient.prefetchQuery(openRequestsQuery)
  },
  component: lazyView(() => import('@/pages/doctor-dashboard'), 'DoctorDashboard'),
})
