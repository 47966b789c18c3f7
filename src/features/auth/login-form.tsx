import { Anchor, Checkbox, Group, PasswordInput, Stack, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { authMessages, type LoginInput, loginInputSchema } from '@shared/contracts/auth'
import { Link } from '@tanstack/react-router'
import { authErrors, useLogin } from '@/api/auth'
import { BusyButton } from '@/components/busy-button'
import { focusFirst } from '@/components/form-errors'
import { toast } from '@/components/toast'
import { useOneAtATime } from '@/hooks/use-one-at-a-time'
import { takeInvalid } from '@/stores/session'
import { enter } from './enter'

/** `from` is where the guard met the person. */
export function LoginForm({ from }: { from: string | undefined }) {
  const login = useLogin()
  const { busy, begin, end } = useOneAtATime()
  const form = useForm<LoginInput>({
    mode: 'uncontrolled',
    initialValues: { username: '', password: '' },
    validate: schemaResolver(loginInputSchema, { sync: true }),
  })

  const submit = (input: LoginInput) => {
    if (!begin()) return
    login.mutate(input, {
      onSuccess: (answer) => {
        // The next page is on its way.
        if (enter(answer, from)) return
        end()
        toast.error(takeInvalid() ? authMessages.invalidToken : authMessages.notKept)
      },
      onError: (error) => {
        end()
        toast.warning(authErrors.login(error))
      },
    })
  }

  return (
    <form noValidate onSubmit={form.onSubmit(submit, (errors) => focusFirst(form, errors))}>
      <Stack>
        <TextInput
          label="Username"
          size="md"
          required
          withAsterisk={false}
          autoFocus
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          key={form.key('username')}
          {...form.getInputProps('username')}
        />
        <PasswordInput
          label="Password"
          size="md"
          required
          withAsterisk={false}
          autoComplete="current-password"
          aria-invalid={'password' in form.errors}
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Group justify="space-between">
          <Checkbox label="Remember my preference" />
          <Anchor
            size="sm"
            renderRoot={(props) => (
              <Link
                to="/login"
                search={(previous) => ({ ...previous, view: 'forgot' })}
                {...props}
              />
            )}
          >
            Forgot Password
          </Anchor>
        </Group>
        <BusyButton type="submit" size="md" fullWidth busy={busy} busyLabel="Signing in...">
          Sign Me In
        </BusyButton>
      </Stack>
    </form>
  )
}
