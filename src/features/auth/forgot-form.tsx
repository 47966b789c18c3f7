import { Button, Input, Stack, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { type ForgotPasswordInput, forgotPasswordInputSchema } from '@shared/contracts/auth'
import { useNavigate } from '@tanstack/react-router'
import { authErrors, isMailMissing, useForgotPassword } from '@/api/auth'
import { BusyButton } from '@/components/busy-button'
import { focusFirst } from '@/components/form-errors'
import { toast } from '@/components/toast'
import { useOneAtATime } from '@/hooks/use-one-at-a-time'
import { startReset } from './reset-progress'

/** For a host that answers without a sentence of its own. */
const codeSent = 'If this address is known, a 6-digit code is on its way to it.'

export function ForgotForm() {
  const navigate = useNavigate()
  const forgot = useForgotPassword()
  const { busy, begin, end } = useOneAtATime()
  const form = useForm<ForgotPasswordInput>({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    validate: schemaResolver(forgotPasswordInputSchema, { sync: true }),
    transformValues: (values) => forgotPasswordInputSchema.parse(values),
  })

  const submit = (input: ForgotPasswordInput) => {
    if (!begin()) return
    forgot.mutate(input, {
      onSuccess: (answer) => {
        startReset(input.email)
        toast.success(answer.message || codeSent)
        void navigate({ to: '/verification' })
      },
      onError: (error) => {
        end()
        if (!isMailMissing(error)) toast.error(authErrors.forgot(error))
      },
    })
  }

  const cancel = () =>
    navigate({ to: '/login', search: (previous) => ({ ...previous, view: undefined }) })

  return (
    <form noValidate onSubmit={form.onSubmit(submit, (errors) => focusFirst(form, errors))}>
      <Stack>
        {isMailMissing(forgot.error) && (
          <Input.Error role="alert" size="md">
            {authErrors.forgot(forgot.error)}
          </Input.Error>
        )}
        <TextInput
          label="Email"
          type="email"
          size="md"
          required
          withAsterisk={false}
          autoFocus
          autoComplete="email"
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <BusyButton type="submit" size="md" fullWidth busy={busy}>
          Send Reset Link
        </BusyButton>
        <Button variant="default" size="md" fullWidth onClick={cancel}>
          Cancel
        </Button>
      </Stack>
    </form>
  )
}
