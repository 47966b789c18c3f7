import { Button } from '@mantine/core'
import { BusyButton } from '@/components/busy-button'
import cards from '@/components/card.module.css'
import { Caution } from '@/components/caution'
import { ErrorMessage } from '@/components/error-message'
import { focusFirst } from '@/components/form-errors'
import layout from '@/components/page-form.module.css'
import { confirmDiscard } from '@/components/unsaved-changes'
import { doctorPrescriptionSchema, prescriptionMessages } from '@/contracts/prescriptions'
import { NewMedications } from '../medications/new-medications'
import { takenBy } from './current-medications'
import { tooLongToAsk } from './interaction-question'
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
export function PrescriptionView() {
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
      <form
        className={`${cards.card} ${layout.form}`}
        aria-label="New Prescription"
        noValidate
        onSubmit={form.onSubmit(
          (values) => void submission.submit(doctorPrescriptionSchema.parse(values)),
          (errors) => focusFirst(form, errors),
        )}
      >
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
          {missing && <ErrorMessage message={String(missing)} />}
        </NewMedications>
        {tooLongToAsk(taken, medicines) && (
          <Caution>{prescriptionMessages.questionTooLong}</Caution>
        )}
        {submission.failure !== null && submission.step.at === 'form' && (
          <ErrorMessage message={submission.failure} />
        )}
        <div className={layout.buttons}>
          <Button variant="default" onClick={() => void clearAsked()}>
            Clear
          </Button>
          <BusyButton type="submit" busy={submission.step.at === 'checking'}>
            Submit
          </BusyButton>
        </div>
      </form>
      <SubmissionDialogs
        submission={submission}
        reason={form.values.reason}
        onReason={(reason) => form.setFieldValue('reason', reason)}
      />
    </>
  )
}
