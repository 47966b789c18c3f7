import type { Patient } from '@/contracts/patients'
import classes from './patient-line.module.css'

/** Who it is, in one line, with all that tells people of one name apart. */
export const PatientLine = ({ patient }: { patient: Patient }) => (
  <p className={classes.line}>
    <strong>{patient.name}</strong>, {patient.age} years, {patient.gender}
    <span className={classes.more}>
      , no. {patient.id}
      {patient.dateOfBirth && `, born ${patient.dateOfBirth}`}, contact {patient.contact}
    </span>
  </p>
)
