import type { UseFormReturnType } from '@mantine/form'

/** The first field with a message is where to go on. */
export function focusFirst<Values>(form: UseFormReturnType<Values>, messages: object): void {
  const [first] = Object.keys(messages)
  if (first) form.getInputNode(first)?.focus()
}
