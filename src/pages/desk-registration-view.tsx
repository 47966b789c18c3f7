import type { PatientRow } from '@shared/contracts/patients'
import { getRouteApi, useLocation } from '@tanstack/react-router'
import { choosePatientFor } from '@/features/bookings/booking-draft'
import { Registration } from '@/features/patients/registration'
import { opensPatients } from '@/features/patients/shared/patient-link'
import { newHere } from '@/lib/list-search'
import { useSession } from '@/stores/session'
import { useDesk } from './desk-hand-off'

const route = getRouteApi('/_app/_home/desk/registration')

/** Registers a patient, who may be the one of a booking: that is where the desk then goes on. */
export function DeskRegistrationView() {
  const { startsInForm, showDirectory } = useDesk()
  const { request } = route.useSearch()
  const navigate = route.useNavigate()
  const entry = useLocation({ select: ({ state }) => state.__TSR_key })
  const isAsked = request === newHere
  const isForBooking = request !== '' && !isAsked
  const showBooking = () =>
    navigate({
      to: '/desk/bookings',
      search: ({ size }) => ({ size, request }),
      resetScroll: false,
    })
  const goOnIn = (patient: PatientRow) => {
    if (!isForBooking) return showDirectory(patient, { row: patient.id })
    choosePatientFor(request, patient.id)
    return showBooking()
  }
  /** Goes on with the booking, for which no patient is to be registered then, or to the patient's page. */
  const use = (patient: PatientRow, forget: () => void) => {
    if (isForBooking) forget()
    else if (opensPatients(useSession.getState()))
      return navigate({ to: '/patient/$number', params: { number: String(patient.number) } })
    return goOnIn(patient)
  }
  return (
    <Registration
      // Asked for once more, it begins again with what is typed.
      key={isAsked ? entry : ''}
      startsInForm={startsInForm}
      isAsked={isAsked}
      onRegistered={(patient) => void goOnIn(patient)}
      onUse={(patient, forget) => void use(patient, forget)}
      onCancel={() => void (isForBooking ? showBooking() : showDirectory(null))}
    />
  )
}
