import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { DataTable } from '@/components/data-table/data-table'
import { EmptyRows } from '@/components/data-table/empty-rows'
import { ListAlert } from '@/components/data-table/list-alert'
import { ListToolbar } from '@/components/data-table/list-toolbar'
import { FilterSelect } from '@/components/filter-select'
import { PlainButton } from '@/components/plain-button'
import { SearchBox } from '@/components/search-box'
import { genderSchema, genders, type Patient, patientMessages } from '@/contracts/patients'
import { patientListQuery } from '@/records/patient-queries'
import { useDashboardSearch } from '../use-dashboard-search'
import { failureOf } from './desk-words'
import { patientColumns } from './patient-columns'
import classes from './receptionist.module.css'

const genderOptions = genders.map((gender) => ({ value: gender, label: gender }))
const idOf = ({ id }: Patient) => String(id)
const none = { q: '', gender: '' }

interface DirectoryViewProps {
  onPrescribe: (patient: Patient) => void
  onRegister: () => void
}

export function DirectoryView({ onPrescribe, onRegister }: DirectoryViewProps) {
  const list = useDashboardSearch()
  const { search, change } = list
  const gender = genderSchema.safeParse(search.gender).data ?? null
  const patients = useQuery(
    patientListQuery({ search: search.q, gender, page: search.page - 1, size: search.size }),
  )
  const columns = useMemo(() => patientColumns(onPrescribe), [onPrescribe])
  const reset = () => change(none)

  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.title}>Patient Directory</h2>
        <PlainButton onClick={onRegister}>
          <IconPlus size={16} aria-hidden />
          New Patient
        </PlainButton>
      </div>
      {patients.error && (
        <ListAlert
          message={failureOf(patients.error, patientMessages.fetchFailed)}
          retrying={patients.isFetching}
          onRetry={() => void patients.refetch()}
        />
      )}
      <ListToolbar onReset={reset}>
        <SearchBox
          placeholder="Search name or contact..."
          value={search.q}
          onChange={(q) => change({ q })}
        />
        <FilterSelect
          label="Gender"
          options={genderOptions}
          value={gender ?? ''}
          onChange={(chosen) => change({ gender: chosen })}
        />
      </ListToolbar>
      <DataTable
        label="Patients"
        columns={columns}
        rows={patients.data?.rows}
        total={patients.data?.total ?? 0}
        rowId={idOf}
        loading={patients.isFetching}
        list={list}
        empty={
          <EmptyRows
            title="No patients found"
            hint="Search for something else, clear the filters, or register a new patient."
            onReset={reset}
          />
        }
      />
    </>
  )
}
