import { Alert, Divider, Group, Stack, Textarea } from '@mantine/core'
import { schemaResolver } from '@mantine/form'
import { type ReactNode, useState } from 'react'
import { errorText } from '@/api/client'
import type { useReportLabResult } from '@/api/lab-orders'
import { BusyButton } from '@/components/busy-button'
import { focusFirst } from '@/components/form-errors'
import { toast } from '@/components/toast'
import { useDraftForm } from '@/components/use-draft-form'
import { labResultMessages, labResultSchema } from '@/contracts/lab-results'
import { dropDraft } from '@/stores/work'
import { chooseFile, dropFile, useChosenFile } from './chosen-files'
import { FileField } from './file-field'
import { blankResult, draftOf, type TypedResult, typedResultSchema } from './result-draft'

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
  const { observation } = form.values
  const chosen = useChosenFile(order)
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
      setError(errorText(failure, { otherwise: labResultMessages.uploadFailed }))
      return
    }
    dropDraft(draft)
    dropFile(order)
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
        <FileField
          chosen={chosen}
          onChoose={(file) => (file ? void chooseFile(order, file) : dropFile(order))}
        />
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
