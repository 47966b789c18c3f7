import { Button, Group } from '@mantine/core'
import { auditEndpoints, auditMessages } from '@shared/contracts/audit'
import { labOrderEndpoints } from '@shared/contracts/lab-orders'
import { labResultMessages } from '@shared/contracts/lab-results'
import { patientRecordMessages } from '@shared/contracts/patient-records'
import { vitalsEndpoints } from '@shared/contracts/vitals'
import { IconCalendarPlus, IconPill } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ownPatientQuery } from '@/api/patients'
import { ownPrescriptionsQuery } from '@/api/prescriptions'
import { ownAppointmentsQuery } from '@/api/visits'
import { lazyDialog, lazyPart } from '@/components/lazy'
import { OwnBookings } from '@/features/bookings/own-bookings'
import { OwnPatient } from '@/features/patients/own-patient'
import { usePatientsKept } from '@/features/patients/shared/patient-label'
import { takenMedicines } from '@/features/prescriptions/current-medications'
import { PatientPrescriptions } from '@/features/prescriptions/patient-prescriptions'
import { medicinesOf } from '@/features/prescriptions/prescription-text'
import { OwnNextVisit } from '@/features/visits/own-next-visit'
import { PatientAppointments } from '@/features/visits/patient-appointments'
import { inTimeframe, notCancelled } from '@/features/visits/upcoming'
import { OwnVitals } from '@/features/vitals/own-vitals'
import { useToday } from '@/hooks/use-now'
import { dashboardViews } from '@/lib/dashboard-views'
import { isOffered, useSession } from '@/stores/session'
import { DashboardFigures } from './dashboard-figures'
import { ViewTabs } from './old-view-tabs'

const RequestForm = lazyDialog({
  name: 'request form',
  load: () => import('@/features/prescriptions/request-form').then((loaded) => loaded.RequestForm),
})

const OwnAudit = lazyPart({
  name: 'own audit',
  load: () => import('@/features/audit/own-audit').then((loaded) => loaded.OwnAudit),
  failed: auditMessages.fetchFailed,
})

const OwnResults = lazyPart({
  name: 'own results',
  load: () => import('@/features/lab/own-results').then((loaded) => loaded.OwnResults),
  failed: labResultMessages.fetchFailed,
})

/** The sample's measurements, which never change (docs/product/patient.md). */
const measured = [
  { label: 'Heart Rate', value: '72 bpm', note: 'At rest' },
  { label: 'Weight', value: '68 kg' },
  { label: 'Blood Pressure', value: '120/80', note: 'mmHg' },
]

const views = [
  {
    view: 'appointments',
    label: dashboardViews.patient.appointments,
    content: () => (
      <>
        <PatientAppointments />
        <OwnBookings />
      </>
    ),
  },
  {
    view: 'prescriptions',
    label: dashboardViews.patient.prescriptions,
    content: () => <PatientPrescriptions />,
  },
]

const results = {
  view: 'results',
  label: dashboardViews.patient.results,
  content: () => <OwnResults />,
}

const opened = {
  view: 'opened',
  label: dashboardViews.patient.opened,
  content: () => <OwnAudit />,
}

/** What concerns the patient who is signed in. */
export function PatientDashboard() {
  const kept = usePatientsKept()
  const query = useQuery(ownPrescriptionsQuery)
  const appointments = useQuery({ ...ownAppointmentsQuery, enabled: kept })
  const today = useToday()
  const upcoming =
    appointments.data && inTimeframe(notCancelled(appointments.data), 'upcoming', today)
  const own = useQuery(ownPatientQuery)
  const isNobody = own.data === null
  const withVitals = useSession((state) => isOffered(vitalsEndpoints.own, state))
  const withResults = useSession((state) => isOffered(labOrderEndpoints.own, state))
  const withAudit = useSession((state) => isOffered(auditEndpoints.own, state))
  const [requesting, setRequesting] = useState(false)
  return (
    <>
      <OwnPatient />
      {kept && <OwnNextVisit />}
      {!isNobody && (
        <DashboardFigures
          queries={kept ? [own, appointments] : [query]}
          label="Your health in figures"
          stats={[
            // What is measured where the host keeps it stands below, with its time.
            ...(kept ? [{ label: 'Upcoming Appointments', value: upcoming?.length }] : measured),
            kept
              ? {
                  label: 'Medications',
                  value: own.data ? takenMedicines(own.data.currentMedications).length : undefined,
                  note: 'Taken at present',
                }
              : {
                  label: 'Medications',
                  value: query.data && medicinesOf(query.data).length,
                  note: 'On your prescriptions',
                },
          ]}
        />
      )}
      {withVitals && !isNobody && <OwnVitals />}
      <Group gap="sm" mb="lg">
        <Button
          renderRoot={(root) => <Link to="/bookappoinment" {...root} />}
          leftSection={<IconCalendarPlus size={16} aria-hidden />}
        >
          Book Appointment
        </Button>
        <Button
          variant="default"
          disabled={isNobody}
          title={isNobody ? patientRecordMessages.ownMissing : undefined}
          onClick={() => setRequesting(true)}
          leftSection={<IconPill size={16} aria-hidden />}
        >
          Request Prescription
        </Button>
      </Group>
      <ViewTabs
        label="Your records"
        views={[...views, ...(withResults ? [results] : []), ...(withAudit ? [opened] : [])]}
      />
      {requesting && <RequestForm onClose={() => setRequesting(false)} />}
    </>
  )
}
