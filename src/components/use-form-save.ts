import type { UseFormReturnType } from '@mantine/form'
import { type FormEvent, useRef, useState } from 'react'
import { useOneAtATime } from '@/hooks/use-one-at-a-time'
import { showError, showSuccess } from './dialogs'
import { focusFirst } from './form-errors'
import { toast } from './toast'

/** Why something could not be saved. */
interface Failure {
  message: string
  /** What belongs to single fields. */
  fields?: Readonly<Record<string, string>>
  /** The message stands in the form even where a field has the same. */
  alsoInForm?: boolean
}

export interface FormSaveOptions<Values, Result> {
  /** With `keepsDraft`, what is typed outlives the page: it is left without a question. */
  form: UseFormReturnType<Values> & { keepsDraft?: true }
  /** Saves what was typed, and throws what has gone wrong. */
  save: (values: Values) => Promise<Result>
  /** What is said of a success; nothing where it can be seen. */
  saved?: string | ((result: Result) => string) | undefined
  /** Shows `saved` while the form is still open; a success dialog where it is absent. */
  showSaved?: (message: string) => void
  /** What follows where the form is still open. */
  onSaved?: (result: Result) => void
  /** What is said of what `save` throws: in the form, or at its fields; null where it was given up … */
  failed: (error: unknown) => Failure | null
  /** … or, where this stands in the form instead, in a dialog. */
  notSaved?: string
  /** The form stays where it is, for the next one: it can be sent again once it is saved. */
  stays?: boolean
}

/**
 * How every form is sent: one at a time and not again once it is saved, unless it stays for the next
 * one, with its messages where they belong. Whoever has closed the form meanwhile reads in a toast how
 * it ended.
 */
export function useFormSave<Values, Result>({
  form,
  save,
  saved,
  showSaved = showSuccess,
  onSaved,
  failed,
  notSaved,
  stays = false,
}: FormSaveOptions<Values, Result>) {
  /** The form, while it is on the screen. */
  const ref = useRef<HTMLFormElement>(null)
  const { busy: saving, begin, end } = useOneAtATime()
  const [error, setError] = useState<string | null>(null)

  const fail = (failure: unknown) => {
    const said = failed(failure)
    if (!said) return
    const { message, fields = {}, alsoInForm = false } = said
    form.setErrors(fields)
    focusFirst(form, fields)
    const isAtField = !alsoInForm && Object.values(fields).includes(message)
    setError(notSaved ?? (isAtField ? null : message))
    if (!ref.current) toast.error(message)
    else if (notSaved !== undefined) showError(message)
  }

  /** @returns whether it is saved */
  const send = async (values: Values) => {
    if (!begin()) return false
    setError(null)
    let result: Result
    try {
      result = await save(values)
    } catch (failure) {
      end()
      fail(failure)
      return false
    }
    if (stays) end()
    const show = ref.current ? showSaved : toast.success
    if (ref.current) onSaved?.(result)
    if (saved !== undefined) show(typeof saved === 'string' ? saved : saved(result))
    return true
  }

  return {
    ref,
    saving,
    error,
    send,
    /** What is wrong with the fields is said at them; `run` sends what is right. */
    submit: (event: FormEvent<HTMLFormElement>, run: (values: Values) => unknown = send) => {
      // In a form that it was opened from, React would take this for that one's submit.
      event.stopPropagation()
      form.onSubmit(
        (values) => void run(values),
        (errors) => {
          setError(null)
          focusFirst(form, errors)
        },
      )(event)
    },
  }
}
