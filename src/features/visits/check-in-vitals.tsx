import { Button } from '@mantine/core'
import type { Visit } from '@shared/contracts/visits'
import { vitalsEndpoints } from '@shared/contracts/vitals'
import { IconHeartbeat } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyDialog } from '@/components/lazy'
import { usePatientLabel } from '@/features/patients/shared/patient-label'
import { useMay } from '@/hooks/use-may'
import { visitor } from './shared/visitor'
import type { VisitAction } from './visit-history'
import { visitorName } from './visit-words'

const VitalsForm = lazyDialog({
  name: 'vitals form',
  load: () => import('@/features/vitals/shared/vitals-form').then((it) => it.VitalsForm),
})

/**
 * Beside what was done last: the vitals of whoever has just been checked in, for a desk that measures
 * them. The check-in itself asks for nothing.
 */
export function CheckInVitals({ told }: { told: VisitAction | null }) {
  const { create } = vitalsEndpoints
  const allowed = useMay(create)
  const patientLabel = usePatientLabel()
  // Whose they are stays, whatever is done at the desk while they are typed.
  const [measured, setMeasured] = useState<Visit | null>(null)
  const checkedIn =
    told?.kind === 'step' && told.after.status === 'checked-in' && !told.after.withDoctorSince
      ? told.after
      : null
  if (!allowed) return null
  return (
    <>
      {checkedIn && (
        <Button
          flex="none"
          ml="auto"
          variant="default"
          aria-label={`Record vitals of ${visitorName(checkedIn, patientLabel)}`}
          onClick={() => setMeasured(checkedIn)}
          leftSection={<IconHeartbeat size={16} aria-hidden />}
        >
          Vitals
        </Button>
      )}
      {measured && (
        <VitalsForm
          patient={visitor(measured)}
          patientId={measured.patientId}
          onClose={() => setMeasured(null)}
        />
      )}
    </>
  )
}
