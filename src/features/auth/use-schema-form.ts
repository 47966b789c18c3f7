import { type FormEvent, useState } from 'react'
import type * as z from 'zod/mini'

type Errors<Values> = Partial<Record<keyof Values & string, string>>

/** The first thing that is wrong with each field. */
function firstIssues<Values>(error: z.core.$ZodError): Errors<Values> {
  const entries = error.issues.map(({ path, message }) => [String(path[0]), message] as const)
  // The last entry of a name wins, and the first issue shall. An issue's path names a field of the
  // schema that found it, which the types of the library don't say.
  return Object.fromEntries(entries.reverse()) as Errors<Values>
}

/**
 * A small form whose fields keep their own text and are read when it is sent. The first screen has
 * no room for the form library of the other screens (docs/performance.md); the rules are the
 * contract's all the same.
 */
export function useSchemaForm<Values extends Record<string, unknown>>(
  schema: z.ZodMiniType<Values>,
  onValid: (values: Values) => void,
) {
  const [errors, setErrors] = useState<Errors<Values>>({})

  return {
    formProps: {
      // Our sentences, not the browser's bubbles.
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        const form = event.currentTarget
        const read = schema.safeParse(Object.fromEntries(new FormData(form)))
        if (read.success) {
          setErrors({})
          onValid(read.data)
          return
        }
        const wrong = firstIssues<Values>(read.error)
        setErrors(wrong)
        const field = [...form.elements].find(
          (element) => element instanceof HTMLInputElement && element.name in wrong,
        )
        if (field instanceof HTMLElement) field.focus()
      },
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        if (target instanceof HTMLInputElement && target.name in errors)
          setErrors((now) => ({ ...now, [target.name]: undefined }))
      },
    },
    fieldProps: (name: keyof Values & string) => ({ name, error: errors[name] }),
  }
}
