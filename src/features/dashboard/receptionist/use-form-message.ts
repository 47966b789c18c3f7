import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'

/**
 * The one sentence that stands in a form: why what was submitted could not be saved, until something
 * else is typed; otherwise `incomplete`, while a field has a message.
 */
export function useFormMessage<Values>(form: UseFormReturnType<Values>, incomplete: string) {
  const [failure, setFailure] = useState<{ typed: Values; words: string } | null>(null)
  const lacking = Object.keys(form.errors).length > 0 ? incomplete : null
  return {
    message: failure?.typed === form.values ? failure.words : lacking,
    fail: (typed: Values, words: string) => setFailure({ typed, words }),
  }
}
