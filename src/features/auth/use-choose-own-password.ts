import type { UseFormReturnType } from '@mantine/form'
import { type OwnPasswordInput, ownPasswordMessages } from '@shared/contracts/own-password'
import { errorFields } from '@/api/api-error'
import { changeError, useChangePassword } from '@/api/own-password'
import { focusFirst } from '@/components/form-errors'
import { toast } from '@/components/toast'
import { useOneAtATime } from '@/hooks/use-one-at-a-time'
import { signIn } from '@/stores/session'

/** Sends the password that a form in place of every page asks for; the session that begins brings the page. */
export function useChooseOwnPassword<Values>(form: UseFormReturnType<Values>) {
  const change = useChangePassword()
  const { busy, begin, end } = useOneAtATime()
  const choose = (input: OwnPasswordInput) => {
    if (!begin()) return
    change.mutate(input, {
      onSuccess: (answer) => {
        toast.success(ownPasswordMessages.changed)
        signIn(answer)
      },
      onError: (error) => {
        end()
        const fields = errorFields(error)
        form.setErrors(fields)
        focusFirst(form, fields)
        if (Object.keys(fields).length === 0) toast.error(changeError(error))
      },
    })
  }
  return { busy, choose }
}
