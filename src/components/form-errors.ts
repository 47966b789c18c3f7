import type { UseFormReturnType } from '@mantine/form'

/** The first field with a message is where to go on. */
export function focusFirst<Values>(form: UseFormReturnType<Values>, messages: object): void {
  const [first] = Object.keys(messages)
  if (first) form.getInputNode(first)?.focus()
}

/** Puts a source's messages at their fields; to be called before a dialog takes the focus. */
export function showFieldErrors<Values>(
  form: UseFormReturnType<Values>,
  messages: Readonly<Record<string, string>>,
): void {
  form.setErrors(messages)
  focusFirst(form, messages)
}
