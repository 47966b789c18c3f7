import { Box, Input, Stack, Text, TextInput, Title } from '@mantine/core'
import { schemaResolver } from '@mantine/form'
import type { RefObject } from 'react'
import * as z from 'zod/mini'
import { errorText } from '@/api/api-error'
import { useSavePrescription } from '@/api/prescriptions'
import { Facts } from '@/components/facts'
import { isIncomplete } from '@/components/form-errors'
import { FormPage } from '@/components/form-page'
import { toast } from '@/components/toast'
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
import { PatientLine } from '@/features/patients/shared/patient-line'
import { useStartInForm } from '@/hooks/use-start-in-form'
import { clinicToday } from '@/lib/clinic-date'
import { dropDraft } from '@/stores/work'
import { bleedingAmong } from './bleeding'
import { howTaken } from './how-taken'
import { NewMedications } from './new-medications'

/** As wide as the form. */
const wide = { gridColumn: '1 / -1' }

const typedSchema = z.object({ diagnosis: z.string(), medicines: z.array(medicationSchema) })
const blank: DeskPrescription = { diagnosis: '', medicines: [] }
/** Stands for the doctor, who is not asked for here. */
const frontDesk = 'Front desk'

const validate = schemaResolver(deskPrescriptionSchema, { sync: true })

interface DeskPrescriptionFormProps {
  patient: Patient
  startsInForm: RefObject<boolean>
  onSaved: () => void
  onCancel: () => void
}

/** What is begun for one patient waits while another is prescribed to. */
export function DeskPrescriptionForm({
  patient,
  startsInForm,
  onSaved,
  onCancel,
}: DeskPrescriptionFormProps) {
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
      <Title order={2} size="h4" mb="sm">
        New Prescription
      </Title>
      <FormPage
        form={form}
        submitLabel="Save"
        incomplete={isIncomplete(form) ? prescriptionMessages.incomplete : null}
        keepsDraft
        save={savePrescription}
        saved={prescriptionMessages.saved}
        showSaved={toast.success}
        onSaved={onSaved}
        failed={(error) => ({
          message: errorText(error, { otherwise: prescriptionMessages.saveFailed }),
        })}
        onCancel={() => {
          dropDraft(draft)
          onCancel()
        }}
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
