import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { SearchSelect } from '@/components/search-select'
import { type Patient, patientMessages } from '@/contracts/patients'
import { patientOptionsQuery } from '@/records/patient-queries'
import { QueryAlert } from './query-alert'

type PatientSelectProps = Omit<ComponentProps<typeof SearchSelect>, 'label' | 'data'>

/** Asks for one of the clinic's patients; its value is the id as text. */
export function PatientSelect(props: PatientSelectProps) {
  const patients = useQuery({ ...patientOptionsQuery, select: patientChoices })
  return (
    <div>
      <QueryAlert query={patients} otherwise={patientMessages.fetchFailed} />
      <SearchSelect
        label="Patient"
        placeholder="Search by name"
        data={patients.data ?? []}
        limit={100}
        required
        allowDeselect={false}
        {...props}
      />
    </div>
  )
}

/** By name; where several have the same, with what tells them apart. */
export function patientChoices(patients: readonly Pick<Patient, 'id' | 'name' | 'age'>[]) {
  const bearers = new Map<string, number>()
  for (const { name } of patients) bearers.set(name, (bearers.get(name) ?? 0) + 1)
  return patients.map(({ id, name, age }) => ({
    value: String(id),
    label: bearers.get(name) === 1 ? name : `${name} (${age} years, no. ${id})`,
  }))
}
