import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { similarPatientsQuery } from '@/api/patients'
import { Caution } from '@/components/caution'
import { patientMessages } from '@/contracts/patients'
import classes from './receptionist.module.css'

/** How long typing must rest before anybody is looked for. Milliseconds. */
const rest = 250

interface SimilarPatientsProps {
  typed: { name: string; contact: string; dateOfBirth: string }
}

/** Warns of whoever may be the same person; it never keeps anybody from registering. */
export function SimilarPatients({ typed }: SimilarPatientsProps) {
  const [{ name, contact, dateOfBirth }] = useDebouncedValue(typed, rest)
  const { data: similar = [] } = useQuery({
    ...similarPatientsQuery({ name, contact, dateOfBirth }),
    enabled: name.trim() !== '' && (contact.trim() !== '' || dateOfBirth.trim() !== ''),
  })
  return (
    <div aria-live="polite" className={classes.wide}>
      {similar.length > 0 && (
        <Caution quiet>
          <strong>{patientMessages.similar}</strong>
          <ul>
            {similar.map((patient) => (
              <li key={patient.id}>
                No. {patient.id}: {patient.name}, {patient.age} years, {patient.contact}
                {patient.dateOfBirth && `, born ${patient.dateOfBirth}`}, last visit{' '}
                {patient.lastVisit}
              </li>
            ))}
          </ul>
        </Caution>
      )}
    </div>
  )
}
