import { Box, Input, Stack, Text, TextInput, Title } from '@mantine/core'
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
import { useFormMessage } from './use-form-message'
import { useStartInForm } from './use-start-in-form'

/** As wide as the form. */
const wide = { gridColumn: '1 / -1' }

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
      <Title order={2} size="h4" mb="sm">
        New Prescription
      </Title>
      <PageForm
        form={form}
        submitLabel="Save"
        loading={save.isPending}
        error={message}
        onSubmit={submit}
        onCancel={() => void cancel()}
      >
        <Stack component="section" gap="sm" aria-label="Patient" style={wide}>
          <PatientLine patient={patient} />
          <Facts facts={factsOf(patient)} />
        </Stack>
        <TextInput
          style={wide}
          label="Diagnosis"
          required
          autoComplete="off"
          {...form.getInputProps('diagnosis')}
        />
        <Box style={wide}>
          <NewMedications
            patient={patient}
            taken={patient.currentMedications}
            draft={`${draft}.medication`}
            {...form.getInputProps('medicines')}
            value={form.values.medicines}
          >
            <Text size="sm" c="dimmed">
              {prescriptionMessages.uncheckedAtDesk}
            </Text>
            {form.errors.medicines && <Input.Error>{form.errors.medicines}</Input.Error>}
          </NewMedications>
        </Box>
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
