import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'

/**
 * The one sentence that stands in a form: why what was submitted could not be saved, until something
 * else is typed; otherwise `incomplete`, while a field has a message because nothing is filled in.
 * What is wrong with what is filled in, the field says alone.
 * @param isMissing what counts as not filled in beside what is blank
 */
export function useFormMessage<Values>(
  form: UseFormReturnType<Values>,
  incomplete: string,
  isMissing: (field: string) => boolean = () => false,
) {
  const [failure, setFailure] = useState<{ typed: Values; words: string } | null>(null)
  const values = new Map<string, unknown>(Object.entries(form.values ?? {}))
  const lacks = Object.keys(form.errors).some(
    (field) => isBlank(values.get(field)) || isMissing(field),
  )
  return {
    message: failure?.typed === form.values ? failure.words : lacks ? incomplete : null,
    fail: (typed: Values, words: string) => setFailure({ typed, words }),
  }
}

const isBlank = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : String(value ?? '').trim() === ''
