import { Select, type SelectProps } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { patientOptionsQuery } from '@/api/patients'
import { QueryAlert } from '@/components/query-alert'
import { type Patient, patientMessages } from '@/contracts/patients'
import { sharedNames } from '@/lib/options'

interface PatientSelectProps extends Omit<SelectProps, 'label' | 'data' | 'value'> {
  /** The id as text; empty while nobody is chosen. */
  value: string
}

/** Asks for one of the clinic's patients. */
export function PatientSelect({ value, ...props }: PatientSelectProps) {
  const patients = useQuery({ ...patientOptionsQuery, select: patientChoices })
  return (
    <div>
      <QueryAlert query={patients} otherwise={patientMessages.fetchFailed} />
      <Select
        label="Patient"
        placeholder="Search by name"
        data={patients.data ?? []}
        limit={100}
        required
        nothingFoundMessage={patients.isPending ? 'Loading…' : 'Nothing found'}
        {...props}
        value={value || null}
      />
    </div>
  )
}

/** By name; where several have the same, with what tells them apart. */
export function patientChoices(patients: readonly Pick<Patient, 'id' | 'name' | 'age'>[]) {
  const isShared = sharedNames(patients)
  return patients.map(({ id, name, age }) => ({
    value: String(id),
    label: isShared(name) ? `${name} (${age} years, no. ${id})` : name,
  }))
}
