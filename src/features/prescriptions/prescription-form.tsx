import { Alert, Box, Title } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Patient } from '@shared/contracts/patients'
import {
  type Prescription,
  prescriptionEndpoints,
  prescriptionMessages,
} from '@shared/contracts/prescriptions'
import type { ReactNode } from 'react'
import { FormPage } from '@/components/form-page'
import { toast } from '@/components/toast'
import { useDenial } from '@/hooks/use-may'
import { allCurrentMedications } from './current-medications'
import { tooLongToAsk } from './interaction-question'
import { NewMedications } from './medications'
import type { PrescriptionDraft, PrescriptionDrafts } from './prescription-drafts'
import { type Afterwards, SubmissionDialogs } from './submission-dialogs'
import { useLooksAtRecord } from './use-looks-at-record'
import { type Prescriber, useSubmission } from './use-submission'

/** For a field as wide as the form. */
export const wide = { gridColumn: '1 / -1' }

interface PrescriptionFormProps {
  form: UseFormReturnType<PrescriptionDraft>
  drafts: PrescriptionDrafts
  /** Whom it is for, once that is known. */
  patient: Patient | null
  by: 'doctor' | 'desk'
  prescriber: Prescriber
  submitLabel: string
  cancelLabel?: string
  onCancel: () => void
  /** Stands in the form: what is missing altogether. */
  incomplete?: string | null
  /** Stands below the new medications. */
  note: ReactNode
  /** What is said of a prescription that is saved, where no dialog says it. */
  saved?: string
  /** What follows where the form is still open; without it, the form stays for the next one. */
  onSaved?: () => void
  afterwards?: Afterwards | undefined
  /** The fields above the new medications. */
  children: ReactNode
}

/** A new prescription, as the doctor and the front desk fill it in; what is typed stays until it is saved. */
export function PrescriptionForm({
  form,
  drafts,
  patient,
  by,
  prescriber,
  note,
  saved,
  afterwards,
  incomplete = null,
  children,
  ...page
}: PrescriptionFormProps) {
  const denied = useDenial(prescriptionEndpoints.create)
  const submission = useSubmission({ drafts, by, prescriber })
  const { medicines, patientId, reasons } = form.values
  const keeps = useLooksAtRecord()
  const currentMedications = allCurrentMedications(
    form.values,
    patient?.currentMedications ?? [],
    keeps,
  )

  return (
    <>
      <Title order={2} size="h4" mb="sm">
        New Prescription
      </Title>
      <FormPage
        {...page}
        incomplete={denied?.reason ?? incomplete}
        form={form}
        keepsDraft
        save={submission.submit}
        saved={
          saved && ((prescription: Prescription) => submission.withNumber(saved, prescription))
        }
        failed={submission.failed}
        showSaved={toast.success}
        stays={page.onSaved === undefined}
      >
        {children}
        <Box style={wide}>
          <NewMedications
            key={patientId}
            patient={patient}
            currentMedications={currentMedications}
            draft={drafts.medicationDraft(patientId)}
            asked={form.values.asked}
            onAnswered={() => form.setFieldValue('asked', '')}
            {...form.getInputProps('medicines')}
            value={medicines}
          >
            {note}
          </NewMedications>
        </Box>
        {by === 'doctor' && tooLongToAsk(currentMedications, medicines) && (
          <Alert color="yellow" style={wide}>
            {prescriptionMessages.questionTooLong}
          </Alert>
        )}
      </FormPage>
      <SubmissionDialogs
        submission={submission}
        reasons={reasons}
        afterwards={afterwards}
        onReasons={(given) => form.setFieldValue('reasons', given)}
      />
    </>
  )
}
