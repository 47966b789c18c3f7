import { Textarea } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { LabOrder } from '@/contracts/lab-orders'
import { chooseFile, dropFile, useChosenFile } from './chosen-files'
import { FileField } from './file-field'
import type { TypedResult } from './result-draft'
import { ValuesTable } from './values-table'

interface ResultFieldsProps<Values extends TypedResult> {
  form: UseFormReturnType<Values>
  /** Under which a file is chosen: an order's id, or the name of its correction. */
  chosenFor: string
  /** Whose values they are; null where no values are taken. */
  tested: LabOrder | null
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
  return (
    <>
      <FileField
        chosen={chosen}
        error={form.errors.fileId}
        onChoose={(file) => {
          form.clearFieldError('fileId')
          if (file) void chooseFile(chosenFor, file)
          else dropFile(chosenFor)
        }}
      />
      {tested && (
        <ValuesTable
          rows={form.values.values}
          order={tested}
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
