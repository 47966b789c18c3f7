import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { recentPatientsQuery } from '@/api/patients'
import type { Column } from '@/components/data-table/column'
import { type Patient, patientMessages } from '@/contracts/patients'
import { Day, Name } from '../cells'
import { type NameApart, useNameApart } from '../namesakes'
import { ShortList } from '../short-list'

const patientColumns = (nameApart: NameApart): readonly Column<Patient>[] => [
  { id: 'name', header: 'Name', cell: (patient) => <Name>{nameApart(patient)}</Name> },
  { id: 'age', header: 'Age', align: 'right', width: 72, cell: ({ age }) => age },
  { id: 'gender', header: 'Gender', cell: ({ gender }) => gender },
  {
    id: 'lastVisit',
    header: 'Last Visit',
    cell: ({ lastVisit }) => <Day date={lastVisit} />,
  },
  { id: 'diagnosis', header: 'Diagnosis', cell: ({ diagnosis }) => diagnosis },
  {
    id: 'medications',
    header: 'Current Medications',
    cell: ({ currentMedications }) =>
      currentMedications.map(({ name }) => name).join(', ') || patientMessages.noneOnRecord,
  },
]

/** The patients seen last, newest first. */
export function RecentPatientsView() {
  const patients = useQuery(recentPatientsQuery)
  const nameApart = useNameApart()
  const columns = useMemo(() => patientColumns(nameApart), [nameApart])
  return (
    <ShortList
      label="Recent patients"
      columns={columns}
      query={patients}
      fetchFailed={patientMessages.fetchFailed}
      empty="Nobody has been seen yet. The front desk registers patients."
    />
  )
}
