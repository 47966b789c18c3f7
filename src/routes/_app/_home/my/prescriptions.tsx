import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { ownPrescriptionsQuery } from '@/api/prescriptions'
import { isOpening } from '@/lib/opening'

export const Route = createFileRoute('/_app/_home/my/prescriptions')({
  loader: ({ context, cause }) => {
    if (isOpening(cause)) void context.queryClient.prefetchQuery(ownPrescriptionsQuery)
  },
  component: lazyRouteComponent(
    () => import('@/features/prescriptions/patient-prescriptions'),
    'PatientPrescriptions',
  ),
})
