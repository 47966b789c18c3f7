import { Textarea } from '@mantine/core'
import { schemaResolver } from '@mantine/form'
import type { ReactNode } from 'react'
import { BusyButton } from '@/components/busy-button'
import { ErrorMessage } from '@/components/error-message'
import { toast } from '@/components/toast'
import { useFormSave } from '@/components/use-form-save'
import { labResultMessages, labResultSchema } from '@/contracts/lab-results'
import { dropDraft } from '@/records/drafts'
import { dropFile } from '@/records/kept-files'
import type { useReportLabResult } from '@/records/lab-order-queries'
import { failureOf } from '@/records/records'
import { useDraftForm } from '@/records/use-draft-form'
import { FileField } from './file-field'
import classes from './lab.module.css'
import { blankResult, draftOf, type TypedResult, typedResultSchema } from './result-draft'
import { useChosenFile } from './use-chosen-file'

const check = schemaResolver(labResultSchema, { sync: true })

interface ResultFormProps {
  /** The id of the order that the result is for; empty while none is chosen. */
  order: string
  report: ReturnType<typeof useReportLabResult>
  onOrderWrong: (message: ReactNode) => void
  onSent: () => void
}

/** The result of one order: another order has another form. */
export function ResultForm({ order, report, onOrderWrong, onSent }: ResultFormProps) {
  const draft = draftOf(order)
  const form = useDraftForm<TypedResult>({
    draft,
    schema: typedResultSchema,
    blank: blankResult,
    validate: ({ observation }) => check({ order, observation }),
  })
  const { observation, file: key } = form.values
  const { chosen, choose } = useChosenFile(key, (file) => form.setFieldValue('file', file))
  const waits =
    chosen.state === 'reading' ||
    chosen.state === 'refused' ||
    (chosen.state === 'none' && observation.trim() === '')

  const { ref, saving, error, submit } = useFormSave({
    form,
    save: async () => {
      const file = chosen.state === 'chosen' ? chosen.file : null
      await report.mutateAsync({ id: Number(order), observation, file })
      dropDraft(draft)
      if (key !== '') void dropFile(key)
    },
    saved: labResultMessages.uploaded,
    tellSaved: toast.success,
    onSaved: onSent,
    failed: (failure) => ({ message: failureOf(failure, labResultMessages.uploadFailed) }),
  })

  return (
    <form
      ref={ref}
      className={classes.resultForm}
      noValidate
      onSubmit={(event) => {
        // The order is chosen outside of this form.
        const { order: message } = check({ order, observation })
        if (message) {
          event.preventDefault()
          onOrderWrong(message)
        } else submit(event)
      }}
    >
      {error !== null && <ErrorMessage message={error} />}
      <FileField chosen={chosen} onChoose={(file) => void choose(file)} />
      <Textarea
        label="Observation"
        placeholder="What was observed, in words"
        rows={4}
        description={order === '' ? null : 'Kept with this order until it is submitted'}
        {...form.getInputProps('observation')}
      />
      <div className={classes.buttons}>
        <BusyButton type="submit" busy={saving} disabled={waits}>
          Submit
        </BusyButton>
      </div>
    </form>
  )
}
