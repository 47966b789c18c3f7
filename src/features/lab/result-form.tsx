import { Alert, Divider, Group, Stack, Textarea } from '@mantine/core'
import { schemaResolver } from '@mantine/form'
import type { ReactNode } from 'react'
import { errorText } from '@/api/api-error'
import type { useReportLabResult } from '@/api/lab-orders'
import { BusyButton } from '@/components/busy-button'
import { toast } from '@/components/toast'
import { useDraftForm } from '@/components/use-draft-form'
import { useFormSave } from '@/components/use-form-save'
import { labResultMessages, labResultSchema } from '@/contracts/lab-results'
import { dropDraft } from '@/stores/work'
import { chooseFile, dropFile, useChosenFile } from './chosen-files'
import { FileField } from './file-field'
import { blankResult, draftOf, type TypedResult, typedResultSchema } from './result-draft'

const check = schemaResolver(labResultSchema, { sync: true })

interface ResultFormProps {
  /** The id of the order that the result is for; empty while none is chosen. */
  order: string
  /** The order's, as it was seen. */
  version: number
  report: ReturnType<typeof useReportLabResult>
  onOrderWrong: (message: ReactNode) => void
  onSent: () => void
}

/** The result of one order: another order has another form. */
export function ResultForm({ order, version, report, onOrderWrong, onSent }: ResultFormProps) {
  const draft = draftOf(order)
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

  const { ref, saving, error, submit } = useFormSave({
    form,
    save: async () => {
      const file = chosen.state === 'chosen' ? { file: chosen.file, key: chosen.key } : null
      await report.mutateAsync({ id: order, version, observation, values: [], file })
      dropDraft(draft)
      dropFile(order)
    },
    saved: labResultMessages.uploaded,
    showSaved: toast.success,
    onSaved: onSent,
    failed: (failure) => ({
      message: errorText(failure, { otherwise: labResultMessages.uploadFailed }),
    }),
  })

  return (
    <form
      ref={ref}
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
          <BusyButton type="submit" busy={saving} disabled={waits}>
            Submit
          </BusyButton>
        </Group>
      </Stack>
    </form>
  )
}
