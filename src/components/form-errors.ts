import type { UseFormReturnType } from '@mantine/form'

/** The first field with a message is where to go on. */
export function focusFirst<Values>(form: UseFormReturnType<Values>, messages: object): void {
  const [first] = Object.keys(messages)
  if (first) form.getInputNode(first)?.focus()
}

/**
 * Whether a field has a message because nothing is filled in. What is wrong with what is filled in,
 * the field says alone.
 * @param isMissing what counts as not filled in beside what is blank
 */
export function isIncomplete<Values>(
  { values, errors }: Pick<UseFormReturnType<Values>, 'values' | 'errors'>,
  isMissing: (field: string) => boolean = () => false,
): boolean {
  const typed = new Map<string, unknown>(Object.entries(values ?? {}))
  return Object.keys(errors).some((field) => isBlank(typed.get(field)) || isMissing(field))
}

const isBlank = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : String(value ?? '').trim() === ''
