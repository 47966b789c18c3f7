import { Button, Stack } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { ownPasswordSchema } from '@shared/contracts/own-password'
import { BusyButton } from '@/components/busy-button'
import { focusFirst } from '@/components/form-errors'
import { useSession } from '@/stores/session'
import { AuthPage } from './auth-page'
import { FirstSignInPage } from './first-sign-in-page'
import { blankOwnPassword, OwnPasswordFields } from './shared/own-password-fields'
import { useLogOut } from './shared/use-log-out'
import { useChooseOwnPassword } from './use-choose-own-password'

const why =
  'Somebody else has set your password, and knows it. Choose one of your own, of at least 6 characters, before you go on.'

/**
 * Stands in place of every page until the person signed in has chosen a password. The session that
 * begins with it brings the page asked for.
 */
export function StartPasswordPage() {
  const asksBirthDate = useSession(({ session }) => session?.asksBirthDate === true)
  return asksBirthDate ? <FirstSignInPage /> : <OwnPasswordPage />
}

function OwnPasswordPage() {
  const logOut = useLogOut()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: blankOwnPassword,
    validate: schemaResolver(ownPasswordSchema, { sync: true }),
  })
  const { busy, choose } = useChooseOwnPassword(form)

  return (
    <AuthPage title="Choose your own password" description={why}>
      <form
        noValidate
        onSubmit={form.onSubmit(
          ({ currentPassword, newPassword }) => choose({ currentPassword, newPassword }),
          (errors) => focusFirst(form, errors),
        )}
      >
        <Stack>
          <OwnPasswordFields form={form} />
          <BusyButton type="submit" size="md" fullWidth busy={busy}>
            Change Password
          </BusyButton>
          <Button variant="default" size="md" fullWidth onClick={() => void logOut()}>
            Logout
          </Button>
        </Stack>
      </form>
    </AuthPage>
  )
}
