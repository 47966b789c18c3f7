import { Alert, Divider, Group, Stack } from '@mantine/core'
import { schemaResolver } from '@mantine/form'
import type { LabOrder } from '@shared/contracts/lab-orders'
import type { LabRange } from '@shared/contracts/lab-ranges'
import { labResultMessages, labResultSchema } from '@shared/contracts/lab-results'
import { type ReactNode, useMemo, useState } from 'react'
import { staleLabOrder, type useReportLabResult } from '@/api/lab-orders'
import { BusyButton } from '@/components/busy-button'
import { ChangedMeanwhile } from '@/components/changed-meanwhile'
import { toast } from '@/components/toast'
import { useDraftForm } from '@/components/use-draft-form'
import { useFormSave } from '@/components/use-form-save'
import { dropFile, fileToSend, useChosenFile } from '@/stores/chosen-files'
import { dropDraft } from '@/stores/work'
import { orderWords } from './order-words'
import { blankResult, draftOf, type TypedResult, typedResultSchema } from './result-draft'
import { resultFailure } from './result-failure'
import { ResultFields } from './result-fields'
import { hasValue, reportedOf, valueErrors } from './typed-values'

const check = schemaResolver(labResultSchema, { sync: true })

interface ResultFormProps {
  /** The id of the order that the result is for; empty while none is chosen. */
  id: string
  /** The order itself, once it is read. */
  order: LabOrder | null
  /** The clinic's own ranges. */
  ranges: readonly LabRange[]
  /** Whether the host takes values beside words and file. */
  withValues: boolean
  report: ReturnType<typeof useReportLabResult>
  /** Why the order takes no result; null where it does. */
  refusal: string | null
  onOrderWrong: (message: ReactNode) => void
  onSent: () => void
}

/** The result of one order: another order has another form. */
export function ResultForm({
  id,
  order,
  ranges,
  withValues,
  report,
  refusal,
  onOrderWrong,
  onSent,
}: ResultFormProps) {
  const draft = draftOf(id)
  const tested = useMemo(
    () => (order && withValues ? { ...order, ranges } : null),
    [order, withValues, ranges],
  )
  const form = useDraftForm<TypedResult>({
    draft,
    schema: typedResultSchema,
    blank: blankResult(tested),
    validate: ({ observation, values }) => ({
      ...check({ order: id, observation }),
      ...valueErrors(values, tested),
    }),
  })
  const { observation, values, pregnant } = form.values
  const chosen = useChosenFile(id)
  const waits =
    chosen.state === 'reading' ||
    chosen.state === 'refused' ||
    (chosen.state === 'none' && observation.trim() === '' && !hasValue(values))
  /** As it was when somebody else's change came before this result. */
  const [before, setBefore] = useState<LabOrder | null>(null)

  const { ref, saving, error, submit } = useFormSave({
    form,
    save: async () => {
      const version = order?.version ?? 1
      const file = fileToSend(chosen)
      await report.mutateAsync({
        ...{ id, version, observation, pregnant, file },
        values: reportedOf(values),
      })
      dropDraft(draft)
      dropFile(id)
    },
    saved: labResultMessages.uploaded,
    showSaved: toast.success,
    onSaved: onSent,
    failed: (failure) => {
      if (staleLabOrder(failure)) setBefore(order)
      return resultFailure(failure, values, id, labResultMessages.uploadFailed)
    },
  })

  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => {
        // The order is chosen outside of this form.
        const { order: missing } = check({ order: id, observation })
        const wrong = missing ?? refusal
        if (wrong) {
          event.preventDefault()
          onOrderWrong(wrong)
        } else submit(event)
      }}
    >
      <Stack>
        {error !== null && <Alert>{error}</Alert>}
        {before && order && before.version !== order.version && (
          <ChangedMeanwhile words={orderWords} before={before} now={order} />
        )}
        <ResultFields
          form={form}
          chosenFor={id}
          tested={tested}
          hint={id === '' ? null : 'Kept with this order until it is submitted'}
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
