import { Button, Group, Title } from '@mantine/core'
import {
  genderSchema,
  genders,
  type PatientRow,
  patientMessages,
  patientOrders,
  patientSortSchema,
  patientStatusSchema,
} from '@shared/contracts/patients'
import { prescriptionEndpoints } from '@shared/contracts/prescriptions'
import { visitTimeEndpoints } from '@shared/contracts/visit-times'
import { visitEndpoints } from '@shared/contracts/visits'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { patientListQuery, readAllPatients } from '@/api/patients'
import { sortableBy } from '@/components/data-table/columns'
import { RecordList } from '@/components/data-table/record-list'
import { FilterSelect } from '@/components/filter-select'
import { SearchBox } from '@/components/search-box'
import { toast } from '@/components/toast'
import { importCalls } from '@/features/imports/shared/import-calls'
import { type DeskListProps, useDeskList } from '@/features/visits/shared/use-desk-list'
import { useAskedSearch } from '@/hooks/use-asked-search'
import { useListSearch } from '@/hooks/use-list-search'
import { useAccess, useDenial, useMay } from '@/hooks/use-may'
import { useShortcuts } from '@/hooks/use-shortcuts'
import { directorySearchSchema } from './directory-search'
import { exportedColumns, patientColumns } from './patient-columns'
import { usePatientLabel, usePatientsKept } from './shared/patient-label'

const genderOptions = genders.map((gender) => ({ value: gender, label: gender }))
const statusOptions = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
]

interface PatientDirectoryProps extends DeskListProps {
  onPrescribe: (patient: PatientRow) => void
  /** Schedules for a patient, where one is chosen. */
  onSchedule: (patientId?: string) => void
  onRegister: () => void
}

export function PatientDirectory({
  onPrescribe,
  onSchedule,
  onRegister,
  ...desk
}: PatientDirectoryProps) {
  const list = useListSearch(directorySearchSchema, 'patients')
  const { search, change } = list
  const kept = usePatientsKept()
  const prescribeLocked = useDenial(prescriptionEndpoints.create)
  const gender = genderSchema.safeParse(search.gender).data ?? null
  const status = (kept && patientStatusSchema.safeParse(search.status).data) || null
  const q = useAskedSearch(list, kept)
  const sort = (kept && patientSortSchema.safeParse(search.sort).data) || null
  const wanted = { q, gender, status }
  const patients = useQuery(
    patientListQuery({ ...wanted, sort, page: search.page - 1, limit: search.size }),
  )
  const { current, selected, searchBox, query, held } = useDeskList(
    'directory',
    list,
    patients,
    desk,
    q,
  )
  /** For the selected row's patient, where the host keeps patients. */
  const scheduleByKey = () => {
    const patient = kept ? selected : undefined
    if (patient?.closedAt) toast.warning(patientMessages.closed)
    else onSchedule(patient?.id)
  }
  useShortcuts({ n: scheduleByKey }, desk.withKeys)
  const patientLabel = usePatientLabel()
  const withSchedule = useAccess(visitTimeEndpoints.freeTimes).offered
  const withImport = useMay(importCalls.patients)
  const scheduleLocked = useDenial(visitEndpoints.schedule)
  const columns = useMemo(
    () =>
      sortableBy(
        patientColumns(
          {
            ...(withSchedule && { onSchedule: ({ id }) => onSchedule(id), scheduleLocked }),
            onPrescribe,
            prescribeLocked,
          },
          patientLabel,
          { withTelephones: kept },
        ),
        kept ? patientOrders : [],
      ),
    [withSchedule, onSchedule, scheduleLocked, onPrescribe, prescribeLocked, patientLabel, kept],
  )

  return (
    <>
      <Group justify="space-between" gap="sm" mb="sm">
        <Title order={2} size="h4">
          Patient Directory
        </Title>
        <Group gap="sm">
          {withImport && (
            <Button
              variant="default"
              renderRoot={(root) => <Link to="/patients/import" {...root} />}
            >
              Import
            </Button>
          )}
          <Button onClick={onRegister} leftSection={<IconPlus size={16} aria-hidden />}>
            New Patient
          </Button>
        </Group>
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
        tools={
          kept
            ? {
                name: 'patients',
                read: readAllPatients({ ...wanted, with: 'contacts' }),
                also: exportedColumns,
              }
            : undefined
        }
        empty={{
          title: 'No patients found',
          hint: 'Search for something else, clear the filters, or register a new patient.',
        }}
        search={
          <SearchBox
            placeholder={kept ? 'Search name, number or contact...' : 'Search name or contact...'}
            {...searchBox}
          />
        }
        filtersSet={[gender, status].filter(Boolean).length}
        filters={
          <>
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
