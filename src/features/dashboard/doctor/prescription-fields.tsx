import { TextInput } from '@mantine/core'
import { PatientSelect } from '../patient-select'
import classes from './doctor.module.css'
import { type PrescriptionForm, useChosenPatient } from './prescription-draft'

/** Whom it is for, and why. */
export function PrescriptionFields({ form }: { form: PrescriptionForm }) {
  const patient = useChosenPatient(form)

  return (
    <>
      <div className={classes.fields}>
        <PatientSelect
          {...form.getInputProps('patientId')}
          // A select is emptied by null alone.
          value={form.values.patientId || null}
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
