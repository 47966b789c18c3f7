import { Avatar, Button, PasswordInput, Stack, Text, Title } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { authMessages, loginInputSchema } from '@shared/contracts/auth'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '@/api/api-error'
import { authErrors, useLogin, useLogout } from '@/api/auth'
import { BusyButton } from '@/components/busy-button'
import { useOneAtATime } from '@/hooks/use-one-at-a-time'
import { isLocked, ownName, signIn, signOut, tokenToSignOut, useSession } from '@/stores/session'

/** Who has locked the page, and the password that unlocks it: a new session goes on where the last was. */
export function LockForm() {
  // Who has signed in is still named while the page is left.
  const [{ name, username, lock }] = useState(() => {
    const state = useSession.getState()
    return {
      ...{ name: ownName(state), username: state.session?.userData.username ?? '' },
      lock: state.lock,
    }
  })
  const login = useLogin()
  const { mutate: endOnServer } = useLogout()
  const { busy, begin, end } = useOneAtATime()
  const field = useRef<HTMLInputElement>(null)
  // A dialog of the browser's looks for what takes the focus once, and this has come later.
  useEffect(() => field.current?.focus(), [])
  const form = useForm({
    initialValues: { username, password: '' },
    validate: schemaResolver(loginInputSchema, { sync: true }),
  })

  const refuse = (message: string) => {
    end()
    form.setFieldError('password', message)
    field.current?.select()
  }

  const submit = (input: typeof form.values) => {
    if (!begin()) return
    const before = tokenToSignOut()
    login.mutate(input, {
      onSuccess: (answer) => {
        signIn(answer)
        if (isLocked()) return refuse(authMessages.notKept)
        if (before) endOnServer(before)
      },
      onError: (error) =>
        refuse(
          error instanceof ApiError && error.status === 401
            ? authMessages.lockedWrong
            : authErrors.login(error),
        ),
    })
  }

  const leave = () => {
    const before = tokenToSignOut()
    signOut('left')
    if (before) endOnServer(before)
  }

  return (
    <form noValidate onSubmit={form.onSubmit(submit)}>
      <Stack align="stretch" w="100%" maw={352} mx="auto">
        <Stack align="center" gap={4}>
          <Avatar name={name} size={64} mb="xs" aria-hidden />
          <Title order={2} ta="center" style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Title>
          <Text ta="center" c="dimmed">
            {lock && authMessages.locked[lock]}
          </Text>
        </Stack>
        {/* What a password manager goes by. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={username}
          readOnly
          hidden
        />
        <PasswordInput
          label="Password"
          size="md"
          required
          withAsterisk={false}
          autoComplete="current-password"
          ref={field}
          {...form.getInputProps('password')}
        />
        <BusyButton type="submit" size="md" fullWidth busy={busy} busyLabel="Unlocking...">
          Unlock
        </BusyButton>
        <Button variant="subtle" size="md" fullWidth onClick={leave}>
          Sign in as somebody else
        </Button>
      </Stack>
    </form>
  )
}
