import { Button, Group } from '@mantine/core'
import { noteEndpoints } from '@shared/contracts/notes'
import { patientMessages } from '@shared/contracts/patients'
import { IconCalendarPlus, IconPill } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ownNotesQuery } from '@/api/notes'
import { ownPatientQuery } from '@/api/patients'
import { lazyDialog } from '@/components/lazy'
import { OwnPatient } from '@/features/patients/own-patient'
import { useMay } from '@/hooks/use-may'
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
  const readsNotes = useReadsNotes()
  const views = useOpenViews('patient').filter(({ to }) => to !== '/my/notes' || readsNotes)
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
      <ViewTabs label="Your records" views={views} />
      {requesting && <RequestForm onClose={() => setRequesting(false)} />}
    </>
  )
}

/** Whether the clinic shows patients their notes: the view is absent where it does not. */
function useReadsNotes(): boolean {
  const isOffered = useMay(noteEndpoints.own)
  return useQuery({ ...ownNotesQuery, enabled: isOffered }).data?.isOn === true
}
