import type { Column } from '@/components/data-table/column'
import { RowButton } from '@/components/data-table/row-controls'
import type { Patient } from '@/contracts/patients'
import { Day, Figures, Name } from '../cells'
import type { NameApart } from '../namesakes'
import classes from './receptionist.module.css'

export const patientColumns = (
  onPrescribe: (patient: Patient) => void,
  nameApart: NameApart,
): readonly Column<Patient>[] => [
  {
    id: 'name',
    header: 'Name',
    cell: (patient) => <Name>{nameApart(patient)}</Name>,
  },
  { id: 'age', header: 'Age', align: 'right', width: 64, cell: ({ age }) => age },
  { id: 'gender', header: 'Gender', cell: ({ gender }) => gender },
  { id: 'contact', header: 'Contact', cell: ({ contact }) => <Figures>{contact}</Figures> },
  { id: 'lastVisit', header: 'Last Visit', cell: ({ lastVisit }) => <Day date={lastVisit} /> },
  { id: 'diagnosis', header: 'Diagnosis', cell: ({ diagnosis }) => diagnosis },
  {
    id: 'action',
    header: 'Action',
    width: 128,
    cell: (patient) => (
      <div className={classes.actions}>
        <RowButton
          aria-label={`Prescribe ${nameApart(patient)}`}
          onClick={() => onPrescribe(patient)}
        >
          Prescribe
        </RowButton>
      </div>
    ),
  },
]
