import { TextInput } from '@mantine/core'
import { schemaResolver } from '@mantine/form'
import type { RefObject } from 'react'
import * as z from 'zod/mini'
import { Facts } from '@/components/facts'
import { FormPage } from '@/components/form-page'
import { toast } from '@/components/toast'
import {
  type Medication,
  medicationSchema,
  type Patient,
  patientMessages,
} from '@/contracts/patients'
import {
  type DeskPrescription,
  deskPrescriptionSchema,
  prescriptionMessages,
} from '@/contracts/prescriptions'
import { clinicToday } from '@/lib/clinic-date'
import { dropDraft } from '@/records/drafts'
import { useSavePrescription } from '@/records/prescription-queries'
import { failureOf } from '@/records/records'
import { useDraftForm } from '@/records/use-draft-form'
import { bleedingAmong } from '../medications/bleeding'
import { howTaken } from '../medications/how-taken'
import { NewMedications } from '../medications/new-medications'
import { PatientLine } from '../patient-line'
import { isIncomplete } from './is-incomplete'
import classes from './receptionist.module.css'
import { useStartInForm } from './use-start-in-form'

const typedSchema = z.object({ diagnosis: z.string(), medicines: z.array(medicationSchema) })
const blank: DeskPrescription = { diagnosis: '', medicines: [] }
/** Stands for the doctor, who is not asked for here. */
const frontDesk = 'Front desk'

const validate = schemaResolver(deskPrescriptionSchema, { sync: true })

interface PrescriptionFormProps {
  patient: Patient
  startsInForm: RefObject<boolean>
  onSaved: () => void
  onCancel: () => void
}

/** What is begun for one patient waits while another is prescribed to. */
export function PrescriptionForm({
  patient,
  startsInForm,
  onSaved,
  onCancel,
}: PrescriptionFormProps) {
  const draft = `prescription.${patient.id}`
  const save = useSavePrescription()
  const form = useDraftForm<DeskPrescription>({ draft, schema: typedSchema, blank, validate })
  useStartInForm(startsInForm, () => form.getInputNode('diagnosis'))

  const savePrescription = async (typed: DeskPrescription) => {
    const warning = bleedingAmong([...patient.currentMedications, ...typed.medicines])
    await save.mutateAsync({
      ...deskPrescriptionSchema.parse(typed),
      patientId: patient.id,
      doctor: frontDesk,
      date: clinicToday(),
      hasInteraction: warning !== null,
      interactionAlert: warning ?? '',
      check: { outcome: 'not-made' },
    })
    dropDraft(draft)
  }

  return (
    <>
      <h2 className={classes.formTitle}>New Prescription</h2>
      <FormPage
        form={form}
        submitLabel="Save"
        incomplete={isIncomplete(form) ? prescriptionMessages.incomplete : null}
        keepsDraft
        save={savePrescription}
        saved={prescriptionMessages.saved}
        tellSaved={toast.success}
        onSaved={onSaved}
        failed={(error) => ({ message: failureOf(error, prescriptionMessages.saveFailed) })}
        onCancel={() => {
          dropDraft(draft)
          onCancel()
        }}
      >
        <section className={`${classes.wide} ${classes.patient}`} aria-label="Patient">
          <PatientLine patient={patient} />
          <Facts facts={factsOf(patient)} />
        </section>
        <TextInput
          className={classes.wide}
          label="Diagnosis"
          required
          autoComplete="off"
          {...form.getInputProps('diagnosis')}
        />
        <div className={classes.wide}>
          <NewMedications
            patient={patient}
            taken={patient.currentMedications}
            draft={`${draft}.medication`}
            {...form.getInputProps('medicines')}
            value={form.values.medicines}
          >
            <p className={classes.unchecked}>{prescriptionMessages.uncheckedAtDesk}</p>
            {form.errors.medicines && <p className={classes.lacking}>{form.errors.medicines}</p>}
          </NewMedications>
        </div>
      </FormPage>
    </>
  )
}

const factsOf = (patient: Patient): [string, string][] => [
  ['Diagnosis so far', patient.diagnosis],
  ['Allergies', patient.allergies.join(', ') || patientMessages.noneOnRecord],
  [
    'Current medications',
    patient.currentMedications.map(inWords).join('; ') || patientMessages.noneOnRecord,
  ],
]

const inWords = (medication: Medication): string => `${medication.name}, ${howTaken(medication)}`
