import { Button, Group, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { patientListQuery } from '@/api/patients'
import { RecordList } from '@/components/data-table/record-list'
import { FilterSelect } from '@/components/filter-select'
import { SearchBox } from '@/components/search-box'
import {
  genderSchema,
  genders,
  type Patient,
  patientMessages,
  patientStatusSchema,
} from '@/contracts/patients'
import { prescriptionEndpoints } from '@/contracts/prescriptions'
import { type DeskListProps, useDeskList } from '@/features/visits/shared/use-desk-list'
import { useAskedSearch } from '@/hooks/use-asked-search'
import { useDashboardSearch } from '@/hooks/use-dashboard-search'
import { deniedReason } from '@/stores/denied-reason'
import { useSession } from '@/stores/session'
import { patientColumns } from './patient-columns'
import { usePatientLabel, usePatientsKept } from './shared/patient-label'

const genderOptions = genders.map((gender) => ({ value: gender, label: gender }))
const statusOptions = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
]

interface PatientDirectoryProps extends DeskListProps {
  onPrescribe: (patient: Patient) => void
  onRegister: () => void
}

export function PatientDirectory({ onPrescribe, onRegister, ...desk }: PatientDirectoryProps) {
  const list = useDashboardSearch()
  const { search, change } = list
  const kept = usePatientsKept()
  const prescribeLocked = useSession((state) => deniedReason(prescriptionEndpoints.create, state))
  const gender = genderSchema.safeParse(search.gender).data ?? null
  const status = (kept && patientStatusSchema.safeParse(search.status).data) || null
  const q = useAskedSearch(list, kept)
  const patients = useQuery(
    patientListQuery({ q, gender, status, page: search.page - 1, limit: search.size }),
  )
  const { current, searchBox, query, held } = useDeskList('directory', list, patients, desk, q)
  const patientLabel = usePatientLabel()
  const columns = useMemo(
    () => patientColumns({ onPrescribe, prescribeLocked }, patientLabel),
    [onPrescribe, prescribeLocked, patientLabel],
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
        query={query}
        held={held}
        fetchFailed={patientMessages.fetchFailed}
        list={list}
        currentRow={current}
        onReset={() => change({ q: '', gender: '', status: '' })}
        empty={{
          title: 'No patients found',
          hint: 'Search for something else, clear the filters, or register a new patient.',
        }}
        filters={
          <>
            <SearchBox
              placeholder={kept ? 'Search name, number or contact...' : 'Search name or contact...'}
              {...searchBox}
            />
            <FilterSelect
              label="Gender"
              options={genderOptions}
              value={gender ?? ''}
              onChange={(chosen) => change({ gender: chosen })}
            />
            {kept && (
              <FilterSelect
                label="Status"
                options={statusOptions}
                value={status ?? ''}
                onChange={(chosen) => change({ status: chosen })}
              />
            )}
          </>
        }
      />
    </>
  )
}
