import { Button, Group } from '@mantine/core'
import { IconCalendarPlus, IconPill } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ownPatientQuery } from '@/api/patients'
import { ownPrescriptionsQuery } from '@/api/prescriptions'
import { ownAppointmentsQuery } from '@/api/visits'
import { lazyDialog, lazyPart } from '@/components/lazy'
import { auditEndpoints, auditMessages } from '@/contracts/audit'
import { patientRecordMessages } from '@/contracts/patient-records'
import { OwnBookings } from '@/features/bookings/own-bookings'
import { OwnPatient } from '@/features/patients/own-patient'
import { usePatientsKept } from '@/features/patients/shared/patient-label'
import { PatientPrescriptions } from '@/features/prescriptions/patient-prescriptions'
import { medicinesOf } from '@/features/prescriptions/prescription-text'
import { OwnNextVisit } from '@/features/visits/own-next-visit'
import { PatientAppointments } from '@/features/visits/patient-appointments'
import { inTimeframe, notCancelled } from '@/features/visits/upcoming'
import { dashboardViews } from '@/lib/dashboard-views'
import { clinicToday } from '@/stores/clinic-day'
import { isOffered, useSession } from '@/stores/session'
import { DashboardFigures } from './dashboard-figures'
import { ViewTabs } from './view-tabs'

const RequestForm = lazyDialog({
  name: 'request form',
  load: () => import('@/features/prescriptions/request-form').then((loaded) => loaded.RequestForm),
})

const OwnAudit = lazyPart({
  name: 'own audit',
  load: () => import('@/features/audit/own-audit').then((loaded) => loaded.OwnAudit),
  failed: auditMessages.fetchFailed,
})

/** The sample's measurements, which never change (docs/product.md, Patient dashboard). */
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
  const upcoming =
    appointments.data && inTimeframe(notCancelled(appointments.data), 'upcoming', clinicToday())
  const withAudit = useSession((state) => isOffered(auditEndpoints.own, state))
  const isNobody = useQuery(ownPatientQuery).data === null
  const [requesting, setRequesting] = useState(false)
  return (
    <>
      <OwnPatient />
      {kept && <OwnNextVisit />}
      {!isNobody && (
        <DashboardFigures
          queries={kept ? [query, appointments] : [query]}
          label="Your health in figures"
          stats={[
            // Nobody measures anything where the host keeps the patients.
            ...(kept ? [{ label: 'Upcoming Appointments', value: upcoming?.length }] : measured),
            {
              label: 'Medications',
              value: query.data && medicinesOf(query.data).length,
              note: 'On your prescriptions',
            },
          ]}
        />
      )}
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
      <ViewTabs label="Your records" views={withAudit ? [...views, opened] : views} />
      {requesting && <RequestForm onClose={() => setRequesting(false)} />}
    </>
  )
}
