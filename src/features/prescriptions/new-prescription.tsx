import { Alert, Button, Card, Divider, Group, Stack } from '@mantine/core'
import { BusyButton } from '@/components/busy-button'
import { focusFirst } from '@/components/form-errors'
import { confirmDiscard } from '@/components/unsaved-changes'
import { doctorPrescriptionSchema, prescriptionMessages } from '@/contracts/prescriptions'
import { takenBy } from './current-medications'
import { tooLongToAsk } from './interaction-question'
import { NewMedications } from './new-medications'
import { choosePatient, medicationDraft } from './prescription-drafts'
import { PrescriptionFields } from './prescription-fields'
import { SubmissionDialogs } from './submission-dialogs'
import { TakenMedicines } from './taken-medicines'
import { useChosenPatient, usePrescriptionForm } from './use-prescription-form'
import { useSubmission } from './use-submission'
import { WaitingPrescriptions } from './waiting-prescriptions'

/**
 * The doctor's prescription form (docs/product.md, Doctor dashboard); what is typed stays until it
 * is kept.
 */
export function NewPrescription() {
  const { form, round, waiting, clear } = usePrescriptionForm()
  const submission = useSubmission()
  const missing = form.errors.medicines
  const { medicines, patientId } = form.values
  const patient = useChosenPatient(form) ?? null
  const taken = takenBy(form.values, patient?.currentMedications ?? [])

  const clearAsked = async () => {
    if (!form.isDirty() || (await confirmDiscard())) clear()
  }

  const goOnFor = (patientId: string) => {
    choosePatient(patientId)
    // The button pressed is gone.
    form.getInputNode('diagnosis')?.focus()
  }

  return (
    <>
      <Card
        component="form"
        maw={832}
        aria-label="New Prescription"
        noValidate
        onSubmit={form.onSubmit(
          (values) => void submission.submit(doctorPrescriptionSchema.parse(values)),
          (errors) => focusFirst(form, errors),
        )}
      >
        <Stack gap="lg">
          <PrescriptionFields key={round} form={form} onChoosePatient={choosePatient} />
          <WaitingPrescriptions waiting={waiting} onChoose={goOnFor} />
          <TakenMedicines form={form} />
          <NewMedications
            patient={patient}
            taken={taken}
            draft={medicationDraft(patientId)}
            {...form.getInputProps('medicines')}
            value={medicines}
          >
            {missing && <Alert>{String(missing)}</Alert>}
          </NewMedications>
          {tooLongToAsk(taken, medicines) && (
            <Alert color="yellow">{prescriptionMessages.questionTooLong}</Alert>
          )}
          {submission.failure !== null && submission.step.at === 'form' && (
            <Alert>{submission.failure}</Alert>
          )}
          <Divider />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={() => void clearAsked()}>
              Clear
            </Button>
            <BusyButton type="submit" busy={submission.step.at === 'checking'}>
              Submit
            </BusyButton>
          </Group>
        </Stack>
      </Card>
      <SubmissionDialogs
        submission={submission}
        reason={form.values.reason}
        onReason={(reason) => form.setFieldValue('reason', reason)}
      />
    </>
  )
}
