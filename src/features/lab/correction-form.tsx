import { Button, Group, Text, TextInput } from '@mantine/core'
import { schemaResolver } from '@mantine/form'
import { panelOf } from '@shared/contracts/lab-limits'
import type { LabOrder } from '@shared/contracts/lab-orders'
import type { LabRange } from '@shared/contracts/lab-ranges'
import { correctionFields, labReportFields, labResultMessages } from '@shared/contracts/lab-results'
import { useEffect, useMemo } from 'react'
import * as z from 'zod/mini'
import { staleLabOrder, useCorrectLabResult } from '@/api/lab-orders'
import { FormModal } from '@/components/form-modal'
import { toast } from '@/components/toast'
import { useDraftForm } from '@/components/use-draft-form'
import { useSeenRecord } from '@/components/use-seen-record'
import { fileSize } from '@/lib/result-file'
import { dropFile, fileToSend, useChosenFile } from '@/stores/chosen-files'
import { dropDraft } from '@/stores/work'
import { orderWords } from './order-words'
import { typedResultSchema } from './result-draft'
import { resultFailure } from './result-failure'
import { ResultFields } from './result-fields'
import { OrderPatient } from './shared/order-patient'
import { hasValue, reportedOf, rowsOfResult, valueErrors } from './typed-values'

const check = schemaResolver(
  z.object({ ...correctionFields, observation: labReportFields.observation }),
  { sync: true },
)

const typedCorrectionSchema = z.extend(typedResultSchema, {
  reason: z.string(),
  /** Whether the file of the version before stays. */
  keepsFile: z.boolean(),
})
type TypedCorrection = z.infer<typeof typedCorrectionSchema>

interface CorrectionFormProps {
  order: LabOrder
  /** The clinic's own ranges. */
  ranges: readonly LabRange[]
  onClose: () => void
}

/**
 * Corrects a result: the form holds what was reported, and makes another version of it. What was typed
 * outlives the page and the end of the session, as long as nobody has corrected the result meanwhile.
 */
export function CorrectionForm({ order, ranges, onClose }: CorrectionFormProps) {
  const correct = useCorrectLabResult()
  const { opened, seen, changes, readFailure } = useSeenRecord(order, {
    words: orderWords,
    stale: staleLabOrder,
  })
  const { result } = opened
  const isPregnant = result?.isPregnant === true
  const tested = useMemo(() => ({ ...opened, ranges }), [opened, ranges])
  const panel = panelOf(opened.testType, { ...tested, isPregnant }, ranges)
  const chosenFor = `correction.${opened.id}`
  const chosen = useChosenFile(chosenFor)
  // What was chosen for a correction that was given up is nothing for the next.
  useEffect(() => () => dropFile(chosenFor), [chosenFor])
  const draft = `lab-correction.${opened.id}.${result?.revision ?? 0}`
  const form = useDraftForm<TypedCorrection>({
    draft,
    schema: typedCorrectionSchema,
    blank: {
      observation: result?.observation ?? '',
      values: rowsOfResult(result?.values ?? [], panel, { ...tested, isPregnant }),
      pregnant: isPregnant,
      reason: '',
      keepsFile: result?.file !== undefined,
    },
    validate: ({ observation, values, reason }) => ({
      ...check({ observation, reason }),
      ...valueErrors(values, tested),
    }),
  })
  const { values, keepsFile } = form.values
  const file = result?.file
  const isEmpty =
    !hasValue(values) &&
    form.values.observation.trim() === '' &&
    !keepsFile &&
    chosen.state === 'none'
  const waits = chosen.state === 'reading' || chosen.state === 'refused'

  return (
    <FormModal
      title={`Correct the result of lab order no. ${opened.number}`}
      submitLabel="Save Correction"
      size="58rem"
      form={form}
      incomplete={isEmpty ? labResultMessages.nothing : null}
      save={async ({ observation, reason, pregnant }) => {
        // It is told at its field why such a file can't be sent.
        if (waits) throw new Error('The file is not read')
        await correct.mutateAsync({
          ...{ id: opened.id, version: seen.version, observation, reason, pregnant },
          values: reportedOf(values),
          fileId: keepsFile && file ? file.id : null,
          file: fileToSend(chosen),
        })
        dropDraft(draft)
      }}
      saved={labResultMessages.corrected}
      showSaved={toast.success}
      failed={(failure) => {
        if (waits) return { message: labResultMessages.fileUnreadable }
        readFailure(failure)
        return resultFailure(failure, values, chosenFor, labResultMessages.correctFailed)
      }}
      onClose={() => {
        dropDraft(draft)
        onClose()
      }}
    >
      {changes}
      <OrderPatient order={opened} />
      <Text size="sm" fw={600}>
        {opened.testType}
      </Text>
      <TextInput
        label="Reason"
        description="Why it is corrected. It is shown next to the result."
        required
        maxLength={200}
        {...form.getInputProps('reason')}
      />
      {file && (
        <Group gap="sm">
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {keepsFile ? 'Stays with it: ' : 'Is left out: '}
            {file.name} ({fileSize(file.size)})
          </Text>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => form.setFieldValue('keepsFile', !keepsFile)}
          >
            {keepsFile ? 'Leave out' : 'Keep it'}
          </Button>
        </Group>
      )}
      <ResultFields
        form={form}
        chosenFor={chosenFor}
        tested={tested}
        hint={file ? 'A file chosen here takes the place of the one before' : null}
      />
    </FormModal>
  )
}
