import { type FormValidateInput, type UseFormReturnType, useForm } from '@mantine/form'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { dropDraft, readDraft, saveDraft } from '@/stores/work'

interface DraftFormOptions<Values extends Record<string, unknown>> {
  /** Names the form among the drafts. */
  draft: string
  /** What is typed, valid or not. */
  schema: z.ZodMiniType<Values>
  blank: Values
  validate: FormValidateInput<Values>
}

/**
 * A form that goes on where it was left: what was typed and not yet saved is there again after a
 * change of tab and a reload. It is dirty while anything is filled in; `dropDraft` forgets it.
 */
export function useDraftForm<Values extends Record<string, unknown>>({
  draft,
  schema,
  blank,
  validate,
}: DraftFormOptions<Values>): UseFormReturnType<Values> & { keepsDraft: true } {
  const [initialValues] = useState(() => readDraft(draft, schema) ?? blank)
  const filled = (values: Values) => JSON.stringify(values) !== JSON.stringify(blank)
  const form = useForm<Values>({
    initialValues,
    validate,
    onValuesChange: (values) => (filled(values) ? saveDraft(draft, values) : dropDraft(draft)),
  })
  return { ...form, isDirty: () => filled(form.getValues()), keepsDraft: true }
}
