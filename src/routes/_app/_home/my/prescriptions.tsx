import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { ownPrescriptionsQuery } from '@/api/prescriptions'

export const Route = createFileRoute('/_app/_home/my/prescriptions')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(ownPrescriptionsQuery),
  component: lazyRouteComponent(
    () => import('@/features/prescriptions/patient-prescriptions'),
    'PatientPrescriptions',
  ),
})
