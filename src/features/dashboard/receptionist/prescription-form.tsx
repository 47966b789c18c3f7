import { TextInput } from '@mantine/core'
import { schemaResolver } from '@mantine/form'
import type { RefObject } from 'react'
import * as z from 'zod/mini'
import { errorText } from '@/api/client'
import { useSavePrescription } from '@/api/prescriptions'
import { Facts } from '@/components/facts'
import { PageForm } from '@/components/page-form'
import { toast } from '@/components/toast'
import { confirmDiscard } from '@/components/unsaved-changes'
import { useDraftForm } from '@/components/use-draft-form'
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
import { dropDraft } from '@/stores/work'
import { bleedingAmong } from '../medications/bleeding'
import { howTaken } from '../medications/how-taken'
import { NewMedications } from '../medications/new-medications'
import { PatientLine } from '../patient-line'
import classes from './receptionist.module.css'
import { useFormMessage } from './use-form-message'
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
  const { message, fail } = useFormMessage(form, prescriptionMessages.incomplete)
  useStartInForm(startsInForm, () => form.getInputNode('diagnosis'))

  const submit = async (typed: DeskPrescription) => {
    const warning = bleedingAmong([...patient.currentMedications, ...typed.medicines])
    try {
      await save.mutateAsync({
        ...deskPrescriptionSchema.parse(typed),
        patientId: patient.id,
        doctor: frontDesk,
        date: clinicToday(),
        hasInteraction: warning !== null,
        interactionAlert: warning ?? '',
        check: { outcome: 'not-made' },
      })
    } catch (error) {
      fail(typed, errorText(error, { otherwise: prescriptionMessages.saveFailed }))
      return
    }
    dropDraft(draft)
    toast.success(prescriptionMessages.saved)
    onSaved()
  }

  const cancel = async () => {
    if (form.isDirty() && !(await confirmDiscard())) return
    dropDraft(draft)
    onCancel()
  }

  return (
    <>
      <h2 className={classes.formTitle}>New Prescription</h2>
      <PageForm
        form={form}
        submitLabel="Save"
        loading={save.isPending}
        error={message}
        onSubmit={submit}
        onCancel={() => void cancel()}
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
      </PageForm>
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
