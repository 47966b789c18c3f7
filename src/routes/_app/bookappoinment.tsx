import { createFileRoute } from '@tanstack/react-router'
import { departmentsQuery } from '@/api/departments'
import { BookingPage } from '@/features/bookings/booking-page'

export const Route = createFileRoute('/_app/bookappoinment')({
  // Begun here and not awaited: the form can be filled in meanwhile.
  loader: ({ context }) => void context.queryClient.prefetchQuery(departmentsQuery),
  component: BookingPage,
})
