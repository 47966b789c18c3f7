import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { openRequestsQuery } from '@/api/prescription-requests'
import { Caution } from '@/components/caution'
import layout from '@/components/page-form.module.css'
import { patientMessages } from '@/contracts/patients'
import { prescriptionMessages } from '@/contracts/prescriptions'
import { clinicToday, isClinicDate } from '@/lib/clinic-date'
import { PatientLine } from '../patient-line'
import { PatientSelect } from '../patient-select'
import classes from './doctor.module.css'
import { type PrescriptionForm, useChosenPatient } from './use-prescription-form'

interface PrescriptionFieldsProps {
  form: PrescriptionForm
  onChoosePatient: (patientId: string) => void
}

/** Whom it is for, and why. */
export function PrescriptionFields({ form, onChoosePatient }: PrescriptionFieldsProps) {
  const patient = useChosenPatient(form)
  const { data: requests } = useQuery(openRequestsQuery)
  const request = requests?.find(({ id }) => id === form.values.requestId)

  return (
    <>
      <div className={layout.fields}>
        <PatientSelect
          {...form.getInputProps('patientId')}
          value={form.values.patientId}
          onChange={(patientId) => onChoosePatient(patientId ?? '')}
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
      <div aria-live="polite" className={classes.hint}>
        {isOtherDay(form.values.date) && <Caution quiet>{prescriptionMessages.notToday}</Caution>}
      </div>
      <div className={classes.about}>
        {patient && <PatientLine patient={patient} />}
        {request && (
          <p className={classes.note} ref={startHere} tabIndex={-1}>
            <strong>Requested by the patient:</strong> {request.medicine}
            {request.note && `. ${request.note}`}
          </p>
        )}
        {patient && (
          <p className={classes.note}>
            <strong>Allergies:</strong>{' '}
            {patient.allergies.join(', ') || patientMessages.noneOnRecord}. The check for
            interactions does not look at them.
          </p>
        )}
      </div>
    </>
  )
}

/** It may be meant: a prescription of yesterday is written down, too. */
const isOtherDay = (typed: string): boolean =>
  isClinicDate(typed.trim()) && typed.trim() !== clinicToday()

/** Whoever takes up a request goes on at it: the button pressed is gone. */
function startHere(request: HTMLElement | null) {
  if (document.activeElement === document.body) request?.focus({ preventScroll: true })
}
