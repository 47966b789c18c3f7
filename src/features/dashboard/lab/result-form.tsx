import { Alert, Divider, Group, Stack, Textarea } from '@mantine/core'
import { schemaResolver } from '@mantine/form'
import { type ReactNode, useState } from 'react'
import { BusyButton } from '@/components/busy-button'
import { focusFirst } from '@/components/form-errors'
import { toast } from '@/components/toast'
import { labResultMessages, labResultSchema } from '@/contracts/lab-results'
import { dropDraft } from '@/records/drafts'
import { dropFile } from '@/records/kept-files'
import type { useReportLabResult } from '@/records/lab-order-queries'
import { failureOf } from '@/records/records'
import { useDraftForm } from '@/records/use-draft-form'
import { FileField } from './file-field'
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
  const [error, setError] = useState<string | null>(null)
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

  const submit = async () => {
    if (report.isPending || waits) return
    setError(null)
    const file = chosen.state === 'chosen' ? chosen.file : null
    try {
      await report.mutateAsync({ id: Number(order), observation, file })
    } catch (failure) {
      setError(failureOf(failure, labResultMessages.uploadFailed))
      return
    }
    dropDraft(draft)
    if (key !== '') void dropFile(key)
    toast.success(labResultMessages.uploaded)
    onSent()
  }

  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        () => void submit(),
        ({ order: message, ...messages }) => {
          if (message) onOrderWrong(message)
          else focusFirst(form, messages)
        },
      )}
    >
      <Stack>
        {error !== null && <Alert>{error}</Alert>}
        <FileField chosen={chosen} onChoose={(file) => void choose(file)} />
        <Textarea
          label="Observation"
          placeholder="What was observed, in words"
          rows={4}
          description={order === '' ? null : 'Kept with this order until it is submitted'}
          {...form.getInputProps('observation')}
        />
        <Divider />
        <Group justify="flex-end">
          <BusyButton type="submit" busy={report.isPending} disabled={waits}>
            Submit
          </BusyButton>
        </Group>
      </Stack>
    </form>
  )
}
