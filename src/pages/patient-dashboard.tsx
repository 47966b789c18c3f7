import { Button, Group } from '@mantine/core'
import { patientMessages } from '@shared/contracts/patients'
import { IconCalendarPlus, IconPill } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ownPatientQuery } from '@/api/patients'
import { lazyDialog } from '@/components/lazy'
import { OwnPatient } from '@/features/patients/own-patient'
import { useOpenViews } from '@/hooks/use-open-views'
import { keepsRecords, useSession } from '@/stores/session'
import { OwnFigures, SampleFigures } from './patient-figures'
import { ViewTabs } from './view-tabs'

const RequestForm = lazyDialog({
  name: 'request form',
  load: () => import('@/features/prescriptions/request-form').then((loaded) => loaded.RequestForm),
})

/** What concerns the patient who is signed in. */
export function PatientDashboard() {
  const isNobody = useQuery(ownPatientQuery).data === null
  const Figures = useSession(keepsRecords) ? OwnFigures : SampleFigures
  const [requesting, setRequesting] = useState(false)
  return (
    <>
      <OwnPatient />
      <Figures />
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
          title={isNobody ? patientMessages.ownMissing : undefined}
          onClick={() => setRequesting(true)}
          leftSection={<IconPill size={16} aria-hidden />}
        >
          Request Prescription
        </Button>
      </Group>
      <ViewTabs label="Your records" views={useOpenViews('patient')} />
      {requesting && <RequestForm onClose={() => setRequesting(false)} />}
    </>
  )
}
