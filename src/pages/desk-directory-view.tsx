import { PatientDirectory } from '@/features/patients/patient-directory'
import { useDesk } from './desk-hand-off'

export function DeskDirectoryView() {
  const { list, prescribe, schedule, register } = useDesk()
  return (
    <PatientDirectory
      {...list}
      onPrescribe={prescribe}
      onSchedule={schedule}
      onRegister={register}
    />
  )
}
