import type { DoctorVisit } from '@shared/contracts/doctor-day'
import type { Patient } from '@shared/contracts/patients'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { doctorDayQuery } from '@/api/visits'
import { usePatientLabel } from '@/features/patients/shared/patient-label'
import { DoctorPrescription } from '@/features/prescriptions/doctor-prescription'
import type { Afterwards } from '@/features/prescriptions/submission-dialogs'
import { nextWaiting, waitingVisits } from '@/features/visits/next-waiting'
import { useDayOf } from '@/features/visits/use-day'
import { useToday } from '@/hooks/use-now'
import { keepsRecords, useSession } from '@/stores/session'
import { useDoctorHandOff } from './doctor-hand-off'

const route = getRouteApi('/_app/_home/doctor/prescription')

export function DoctorPrescriptionView() {
  const { startsInForm } = useDoctorHandOff()
  return <DoctorPrescription startsInForm={startsInForm} afterwards={useAfterwards()} />
}

/**
 * Where a doctor goes on who has prescribed: on the patient's page that has led to the form, otherwise at
 * the row of that patient in the own day; or with the patient who has waited longest and was not prescribed
 * to. A sample's form stays for the next one.
 */
function useAfterwards(): Afterwards | undefined {
  const enabled = useSession(keepsRecords)
  const patientLabel = usePatientLabel()
  const { date, patient: leadingPatient } = route.useSearch()
  const navigate = route.useNavigate()
  const { prescribe, focusVisit, seen, setSeen } = useDoctorHandOff()
  const { data: ofDay = [] } = useQuery({ ...doctorDayQuery(useDayOf(date)), enabled })
  const { data: ofToday = [] } = useQuery({ ...doctorDayQuery(useToday()), enabled })
  if (!enabled) return undefined
  const goOnAt = (visit: DoctorVisit) => {
    focusVisit(visit.id)
    void navigate({
      to: '/doctor/appointments',
      search: ({ size }) => ({ size, date }),
      resetScroll: false,
    })
  }
  return {
    onDone: ({ id, number }: Patient) => {
      setSeen([...seen, ...waitingVisits(ofToday, id)])
      if (leadingPatient === String(number))
        return void navigate({ to: '/patient/$number', params: { number: leadingPatient } })
      const theirs = ofDay.filter((one) => one.patientId === id)
      const visit = theirs.find(({ status }) => status === 'checked-in') ?? theirs[0]
      if (visit) goOnAt(visit)
    },
    nextAfter: ({ id }: Patient) => {
      const left = [...seen, ...waitingVisits(ofToday, id)]
      const next = nextWaiting(ofToday, left)
      if (!next) return null
      const { patientNumber: number, patientName: name } = next
      return {
        name: patientLabel({ number, name }),
        go: () => {
          setSeen(left)
          prescribe(next, date)
        },
      }
    },
  }
}
