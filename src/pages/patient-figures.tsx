import { useQuery } from '@tanstack/react-query'
import { ownPatientQuery } from '@/api/patients'
import { ownPrescriptionsQuery } from '@/api/prescriptions'
import { ownAppointmentsQuery } from '@/api/visits'
import { takenMedicines } from '@/features/prescriptions/current-medications'
import { medicinesOf } from '@/features/prescriptions/prescription-text'
import { OwnNextVisit } from '@/features/visits/own-next-visit'
import { inTimeframe, notCancelled } from '@/features/visits/upcoming'
import { OwnVitals } from '@/features/vitals/own-vitals'
import { useToday } from '@/hooks/use-now'
import { DashboardFigures } from './dashboard-figures'

const label = 'Your health in figures'

/** The patient's next visit, figures and measurements; no figures for an account without a record. */
export function OwnFigures() {
  const own = useQuery(ownPatientQuery)
  const appointments = useQuery(ownAppointmentsQuery)
  const today = useToday()
  const upcoming =
    appointments.data && inTimeframe(notCancelled(appointments.data), 'upcoming', today)
  return (
    <>
      <OwnNextVisit />
      {own.data !== null && (
        <>
          <DashboardFigures
            queries={[own, appointments]}
            label={label}
            stats={[
              { label: 'Upcoming Appointments', value: upcoming?.length },
              {
                label: 'Medications',
                value: own.data && takenMedicines(own.data.currentMedications).length,
                note: 'Taken at present',
              },
            ]}
          />
          <OwnVitals />
        </>
      )}
    </>
  )
}

/** The sample's measurements, which never change (docs/product/patient.md). */
const measured = [
  { label: 'Heart Rate', value: '72 bpm', note: 'At rest' },
  { label: 'Weight', value: '68 kg' },
  { label: 'Blood Pressure', value: '120/80', note: 'mmHg' },
]

/** The figures of the sample's patient. */
export function SampleFigures() {
  const query = useQuery(ownPrescriptionsQuery)
  const medications = {
    label: 'Medications',
    value: query.data && medicinesOf(query.data).length,
    note: 'On your prescriptions',
  }
  return <DashboardFigures queries={[query]} label={label} stats={[...measured, medications]} />
}
