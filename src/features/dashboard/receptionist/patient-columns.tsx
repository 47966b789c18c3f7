import type { Column } from '@/components/data-table/column'
import { PlainButton } from '@/components/plain-button'
import type { Patient } from '@/contracts/patients'
import classes from './receptionist.module.css'

export const patientColumns = (
  onPrescribe: (patient: Patient) => void,
): readonly Column<Patient>[] => [
  { id: 'name', header: 'Name', cell: ({ name }) => <span className={classes.name}>{name}</span> },
  { id: 'age', header: 'Age', align: 'right', width: 64, cell: ({ age }) => age },
  { id: 'gender', header: 'Gender', cell: ({ gender }) => gender },
  {
    id: 'contact',
    header: 'Contact',
    cell: ({ contact }) => <span className={classes.figures}>{contact}</span>,
  },
  {
    id: 'lastVisit',
    header: 'Last Visit',
    cell: ({ lastVisit }) => <span className={classes.figures}>{lastVisit}</span>,
  },
  { id: 'diagnosis', header: 'Diagnosis', cell: ({ diagnosis }) => diagnosis },
  {
    id: 'action',
    header: 'Action',
    width: 128,
    cell: (patient) => (
      <div className={classes.actions}>
        <PlainButton
          look="default"
          aria-label={`Prescribe ${patient.name}`}
          onClick={() => onPrescribe(patient)}
        >
          Prescribe
        </PlainButton>
      </div>
    ),
  },
]
