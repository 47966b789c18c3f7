import { Button, Group, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { patientListQuery } from '@/api/patients'
import { RecordList } from '@/components/data-table/record-list'
import { FilterSelect } from '@/components/filter-select'
import { SearchBox } from '@/components/search-box'
import { genderSchema, genders, type Patient, patientMessages } from '@/contracts/patients'
import { type DeskListProps, useDeskList } from '@/features/visits/shared/use-desk-list'
import { useDashboardSearch } from '@/hooks/use-dashboard-search'
import { patientColumns } from './patient-columns'
import { usePatientLabel } from './shared/patient-label'

const genderOptions = genders.map((gender) => ({ value: gender, label: gender }))

interface PatientDirectoryProps extends DeskListProps {
  onPrescribe: (patient: Patient) => void
  onRegister: () => void
}

export function PatientDirectory({ onPrescribe, onRegister, ...desk }: PatientDirectoryProps) {
  const list = useDashboardSearch()
  const { search, change } = list
  const gender = genderSchema.safeParse(search.gender).data ?? null
  const patients = useQuery(
    patientListQuery({ q: search.q, gender, page: search.page - 1, limit: search.size }),
  )
  const { current, searchBox } = useDeskList('directory', list, patients, desk)
  const patientLabel = usePatientLabel()
  const columns = useMemo(
    () => patientColumns(onPrescribe, patientLabel),
    [onPrescribe, patientLabel],
  )

  return (
    <>
      <Group justify="space-between" gap="sm" mb="sm">
        <Title order={2} size="h4">
          Patient Directory
        </Title>
        <Button onClick={onRegister} leftSection={<IconPlus size={16} aria-hidden />}>
          New Patient
        </Button>
      </Group>
      <RecordList
        label="Patients"
        columns={columns}
        query={patients}
        fetchFailed={patientMessages.fetchFailed}
        list={list}
        currentRow={current}
        onReset={() => change({ q: '', gender: '' })}
        empty={{
          title: 'No patients found',
          hint: 'Search for something else, clear the filters, or register a new patient.',
        }}
        filters={
          <>
            <SearchBox placeholder="Search name or contact..." {...searchBox} />
            <FilterSelect
              label="Gender"
              options={genderOptions}
              value={gender ?? ''}
              onChange={(chosen) => change({ gender: chosen })}
            />
          </>
        }
      />
    </>
  )
}
