import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { ErrorMessage } from '@/components/error-message'
import { focusFirst } from '@/components/form-errors'
import { PlainButton } from '@/components/plain-button'
import { confirmDiscard } from '@/components/unsaved-changes'
import { doctorPrescriptionSchema } from '@/contracts/prescriptions'
import { AddMedicationDialog } from '../medications/add-medication-dialog'
import { bleedingAmong } from '../medications/bleeding'
import { Caution } from '../medications/caution'
import { MedicationList } from '../medications/medication-list'
import classes from './doctor.module.css'
import { usePrescriptionForm } from './prescription-draft'
import { PrescriptionFields } from './prescription-fields'
import { SubmissionDialogs } from './submission-dialogs'
import { TakenMedicines } from './taken-medicines'
import { useSubmission } from './use-submission'

/** The doctor's prescription form (section 2); what is typed stays until it is kept. */
export function PrescriptionView() {
  const { form, clear } = usePrescriptionForm()
  const submission = useSubmission(clear)
  const [adding, setAdding] = useState(false)
  const addButton = useRef<HTMLButtonElement>(null)
  const { taken, medicines } = form.values
  const present = [...taken, ...medicines]
  const warning = bleedingAmong(present)
  const missing = form.errors.medicines

  const clearAsked = async () => {
    if (!form.isDirty() || (await confirmDiscard())) clear()
  }

  return (
    <>
      <form
        className={classes.form}
        aria-label="New Prescription"
        noValidate
        onSubmit={form.onSubmit(
          (values) => void submission.submit(doctorPrescriptionSchema.parse(values)),
          (errors) =>
            Object.keys(errors)[0] === 'medicines'
              ? addButton.current?.focus()
              : focusFirst(form, errors),
        )}
      >
        <PrescriptionFields form={form} />
        <TakenMedicines form={form} />
        <section className={classes.medicines} aria-labelledby="new-medications">
          <div className={classes.head}>
            <h2 id="new-medications" className={classes.title}>
              New medications
            </h2>
            <PlainButton ref={addButton} look="default" onClick={() => setAdding(true)}>
              <IconPlus size={16} aria-hidden />
              Add Medication
            </PlainButton>
          </div>
          <MedicationList
            label="New medications"
            medications={medicines}
            empty="None yet. Add at least one."
            onRemove={(at) => {
              form.setFieldValue('medicines', medicines.toSpliced(at, 1))
              addButton.current?.focus()
            }}
          />
          {missing && <ErrorMessage message={String(missing)} />}
        </section>
        {warning !== null && <Caution text={warning} />}
        {submission.failure !== null && submission.step.at === 'form' && (
          <ErrorMessage message={submission.failure} />
        )}
        <div className={classes.buttons}>
          <PlainButton look="default" onClick={() => void clearAsked()}>
            Clear
          </PlainButton>
          <PlainButton type="submit" busy={submission.step.at === 'checking'}>
            Submit
          </PlainButton>
        </div>
      </form>
      {adding && (
        <AddMedicationDialog
          present={present}
          onAdd={(medication) => form.setFieldValue('medicines', [...medicines, medication])}
          onClose={() => setAdding(false)}
        />
      )}
      <SubmissionDialogs submission={submission} />
    </>
  )
}
