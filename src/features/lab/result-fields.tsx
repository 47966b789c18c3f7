import { Checkbox, Textarea } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { mayBePregnant } from '@shared/contracts/lab-limits'
import { labResultMessages } from '@shared/contracts/lab-results'
import { useMemo } from 'react'
import { FileField } from '@/components/file-field'
import { chooseFile, dropFile, useChosenFile } from '@/stores/chosen-files'
import type { TypedResult } from './result-draft'
import { refilled, type TestedOrder } from './typed-values'
import { ValuesTable } from './values-table'

interface ResultFieldsProps<Values extends TypedResult> {
  form: UseFormReturnType<Values>
  /** Under which a file is chosen: an order's id, or the name of its correction. */
  chosenFor: string
  /** Whose values they are; null where no values are taken. */
  tested: TestedOrder | null
  /** Stands under the observation. */
  hint: string | null
}

/** A result as it is filled in: file, values and observation. */
export function ResultFields<Values extends TypedResult>({
  form,
  chosenFor,
  tested,
  hint,
}: ResultFieldsProps<Values>) {
  const chosen = useChosenFile(chosenFor)
  const { pregnant } = form.values
  const order = useMemo(() => tested && { ...tested, isPregnant: pregnant }, [tested, pregnant])
  const setPregnant = (isPregnant: boolean) => {
    if (!order) return
    form.clearFieldError('pregnant')
    form.setValues((now) => ({
      ...now,
      pregnant: isPregnant,
      values: refilled(form.values.values, { ...order, isPregnant }),
    }))
  }
  return (
    <>
      <FileField
        label="Result File"
        chosen={chosen}
        error={form.errors.fileId}
        onChoose={(file) => {
          form.clearFieldError('fileId')
          if (file) void chooseFile(chosenFor, file)
          else dropFile(chosenFor)
        }}
      />
      {order && (pregnant || mayBePregnant(order)) && (
        <Checkbox
          label={labResultMessages.pregnant}
          description={labResultMessages.pregnantHint}
          error={form.errors.pregnant}
          checked={pregnant}
          onChange={({ currentTarget }) => setPregnant(currentTarget.checked)}
        />
      )}
      {order && (
        <ValuesTable
          rows={form.values.values}
          order={order}
          errors={form.errors}
          onChange={(values) => {
            form.setValues((now) => ({ ...now, values }))
            // A message names a row by its place, which may be another's now.
            for (const field of Object.keys(form.errors))
              if (field.startsWith('values')) form.clearFieldError(field)
          }}
        />
      )}
      <Textarea
        label="Observation"
        placeholder="What was observed, in words"
        rows={4}
        description={hint}
        {...form.getInputProps('observation')}
      />
    </>
  )
}
