import { Button, Stack, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { firstSignInSchema } from '@shared/contracts/own-password'
import { BusyButton } from '@/components/busy-button'
import { focusFirst } from '@/components/form-errors'
import { AuthPage } from './auth-page'
import { NewPasswordFields } from './shared/new-password-fields'
import { SecretInput } from './shared/secret-input'
import { useLogOut } from './shared/use-log-out'
import { useChooseOwnPassword } from './use-choose-own-password'

const why =
  'Your clinic has opened this account for you. Give your date of birth, and choose a password that only you know, of at least 6 characters.'

/** Stands in place of every page until a patient who has signed in with a code has chosen a password. */
export function FirstSignInPage() {
  const logOut = useLogOut()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { currentPassword: '', dateOfBirth: '', newPassword: '', confirmPassword: '' },
    validate: schemaResolver(firstSignInSchema, { sync: true }),
  })
  const { busy, choose } = useChooseOwnPassword(form)
  return (
    <AuthPage title="Your first sign-in" description={why}>
      <form
        noValidate
        onSubmit={form.onSubmit(
          ({ currentPassword, newPassword, dateOfBirth }) =>
            choose({ currentPassword, newPassword, dateOfBirth }),
          (errors) => focusFirst(form, errors),
        )}
      >
        <Stack>
          <SecretInput
            label="Code"
            autoFocus
            autoComplete="current-password"
            key={form.key('currentPassword')}
            {...form.getInputProps('currentPassword')}
          />
          <TextInput
            label="Date of Birth"
            placeholder="YYYY-MM-DD"
            size="md"
            required
            withAsterisk={false}
            autoComplete="bday"
            key={form.key('dateOfBirth')}
            {...form.getInputProps('dateOfBirth')}
          />
          <NewPasswordFields form={form} />
          <BusyButton type="submit" size="md" fullWidth busy={busy}>
            Sign In
          </BusyButton>
          <Button variant="default" size="md" fullWidth onClick={() => void logOut()}>
            Logout
          </Button>
        </Stack>
      </form>
    </AuthPage>
  )
}
