import { useQuery } from '@tanstack/react-query'
import { type Patient, patientMessages } from '@/contracts/patients'
import { dateInWords } from '@/lib/clinic-date'
import { recentPatientsQuery } from '@/records/doctor-queries'
import { ShortList } from '../short-list'
import classes from './doctor.module.css'

const columns = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }: Patient) => <span className={classes.name}>{name}</span>,
  },
  {
    id: 'age',
    header: 'Age',
    align: 'right' as const,
    width: 72,
    cell: ({ age }: Patient) => age,
  },
  { id: 'gender', header: 'Gender', cell: ({ gender }: Patient) => gender },
  {
    id: 'lastVisit',
    header: 'Last Visit',
    cell: ({ lastVisit }: Patient) => (
      <time dateTime={lastVisit} className={classes.figures}>
        {dateInWords(lastVisit)}
      </time>
    ),
  },
  { id: 'diagnosis', header: 'Diagnosis', cell: ({ diagnosis }: Patient) => diagnosis },
  {
    id: 'medications',
    header: 'Current Medications',
    cell: ({ currentMedications }: Patient) =>
      currentMedications.map(({ name }) => name).join(', ') || 'None known',
  },
]

/** The patients seen last, newest first. */
export function RecentPatientsView() {
  const patients = useQuery(recentPatientsQuery)
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
