import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { SearchSelect } from '@/components/search-select'
import { patientMessages } from '@/contracts/patients'
import { patientQuery } from '@/records/patient-queries'
import { patientChoicesQuery } from '../patient-choices'
import { QueryAlert } from '../query-alert'
import classes from './doctor.module.css'
import type { PrescriptionForm } from './prescription-draft'

/** Whom it is for, and why. */
export function PrescriptionFields({ form }: { form: PrescriptionForm }) {
  const patients = useQuery(patientChoicesQuery)
  const { patientId } = form.values
  const { data: patient } = useQuery({
    ...patientQuery(Number(patientId)),
    enabled: patientId !== '',
  })

  return (
    <>
      <QueryAlert query={patients} otherwise={patientMessages.fetchFailed} />
      <div className={classes.fields}>
        <SearchSelect
          label="Patient"
          placeholder="Search by name"
          data={patients.data ?? []}
          limit={100}
          required
          allowDeselect={false}
          {...form.getInputProps('patientId')}
          // A select is emptied by null alone.
          value={patientId || null}
        />
        <TextInput
          label="Date"
          placeholder="YYYY-MM-DD"
          required
          autoComplete="off"
          {...form.getInputProps('date')}
        />
        <TextInput
          className={classes.wide}
          label="Diagnosis"
          description={
            patient ? `On record: ${patient.diagnosis}. It stays if this is left empty.` : undefined
          }
          autoComplete="off"
          {...form.getInputProps('diagnosis')}
        />
      </div>
      {patient && (
        <p className={classes.note}>
          <strong>Allergies:</strong>{' '}
          {patient.allergies.length > 0 ? patient.allergies.join(', ') : 'none on record'}. The
          check for interactions does not look at them.
        </p>
      )}
    </>
  )
}
