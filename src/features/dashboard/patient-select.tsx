import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { SearchSelect } from '@/components/search-select'
import { choiceWords } from '@/contracts/choices'
import { type Patient, patientMessages } from '@/contracts/patients'
import { sharedNames } from '@/lib/shared-names'
import { patientOptionsQuery } from '@/records/patient-queries'
import { QueryAlert } from './query-alert'

type PatientSelectProps = Omit<ComponentProps<typeof SearchSelect>, 'label' | 'data' | 'words'>

/** Asks for one of the clinic's patients; its value is the id as text. */
export function PatientSelect(props: PatientSelectProps) {
  const patients = useQuery({ ...patientOptionsQuery, select: patientChoices })
  return (
    <div>
      <QueryAlert query={patients} otherwise={patientMessages.fetchFailed} />
      <SearchSelect
        label="Patient"
        words={choiceWords}
        placeholder="Search by name"
        data={patients.data}
        limit={100}
        required
        {...props}
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
