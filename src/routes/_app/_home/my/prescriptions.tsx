import { createFileRoute } from '@tanstack/react-router'
import { ownPrescriptionsQuery } from '@/api/prescriptions'
import { lazyView } from '@/lib/lazy-view'
import { isOpening } from '@/lib/opening'

export const Route = createFileRoute('/_app/_home/my/prescriptions')({
  loader: ({ context, cause }) => {
    if (isOpening(cause)) void context.queryClient.prefetchQuery(ownPrescriptionsQuery)
  },
  component: lazyView(
    () => import('@/features/prescriptions/patient-prescriptions'),
    'PatientPrescriptions',
  ),
})
