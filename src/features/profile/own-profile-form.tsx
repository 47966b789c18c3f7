import { Alert, Text, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { emailKey } from '@shared/contracts/contact'
import {
  type OwnProfile,
  type OwnProfileInput,
  ownProfileInputSchema,
  ownProfileMessages,
} from '@shared/contracts/own-profile'
import { useState } from 'react'
import { errorFields, errorText } from '@/api/api-error'
import { staleProfile, useChangeProfile } from '@/api/own-profile'
import type { RecordWords } from '@/components/changed-meanwhile'
import { FormModal } from '@/components/form-modal'
import { toast } from '@/components/toast'
import { useSeenRecord } from '@/components/use-seen-record'
import { SecretInput } from '@/features/auth/shared/secret-input'
import { untouched } from '@/lib/untouched'

const validate = schemaResolver(ownProfileInputSchema, { sync: true })

const profileWords: RecordWords<OwnProfile> = [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
]

/** Nothing was saved: a code was sent, and is missing. */
class CodeMissing extends Error {}

interface OwnProfileFormProps {
  profile: OwnProfile
  /** Whether only the e-mail is to be confirmed. */
  confirming?: boolean
  onClose: () => void
}

/**
 * Another e-mail takes the password, and where mail is set up the code that was sent to it. So does confirming
 * the one that there is.
 */
export function OwnProfileForm({ profile, confirming = false, onClose }: OwnProfileFormProps) {
  const change = useChangeProfile()
  const [codeSentTo, setCodeSentTo] = useState<string | null>(null)
  const { opened, seen, changes, readFailure } = useSeenRecord(profile, {
    words: profileWords,
    stale: staleProfile,
  })
  const { name, email, phone } = opened
  const form = useForm<OwnProfileInput>({
    initialValues: { name, email, phone, currentPassword: '', otp: '' },
    validate,
  })
  const takeOver = (before: OwnProfile, now: OwnProfile) => {
    form.setValues(untouched(form.values, before, now))
  }
  const emailTyped = emailKey(form.values.email)
  const isMoved = emailTyped !== emailKey(seen.email)
  const isWayIn = isMoved || confirming
  const isAwaited = isWayIn && codeSentTo !== null && emailKey(codeSentTo) === emailTyped
  const words = confirming
    ? {
        title: 'Confirm your email',
        submitLabel: isAwaited ? 'Confirm' : 'Send Code',
        saved: ownProfileMessages.emailConfirmed,
      }
    : { title: 'Your account', submitLabel: 'Save', saved: ownProfileMessages.saved }

  return (
    <FormModal
      {...words}
      form={form}
      save={async (typed) => {
        const { otp, ...input } = ownProfileInputSchema.parse(typed)
        const saved = await change.mutateAsync({
          ...input,
          otp: isAwaited ? otp.trim() : '',
          confirmEmail: confirming,
          version: seen.version,
        })
        if (saved.codeSentTo === undefined) return saved
        setCodeSentTo(saved.codeSentTo)
        throw new CodeMissing()
      }}
      showSaved={toast.success}
      failed={(error) => {
        if (error instanceof CodeMissing) return null
        readFailure(error, takeOver)
        return {
          message: errorText(error, { otherwise: ownProfileMessages.saveFailed }),
          fields: errorFields(error),
        }
      }}
      onClose={onClose}
    >
      {changes}
      {confirming ? (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          A code goes to <b translate="no">{seen.email}</b>.
        </Text>
      ) : (
        <>
          {profile.mayRename && (
            <TextInput label="Name" required autoComplete="name" {...form.getInputProps('name')} />
          )}
          <TextInput
            label="Email"
            type="email"
            required
            autoComplete="email"
            {...form.getInputProps('email')}
          />
          <TextInput
            label="Phone"
            type="tel"
            inputMode="numeric"
            placeholder="10 digits"
            autoComplete="tel"
            {...form.getInputProps('phone')}
          />
        </>
      )}
      {isWayIn && (
        <SecretInput
          label="Current Password"
          autoComplete="current-password"
          {...form.getInputProps('currentPassword')}
        />
      )}
      {isAwaited && (
        <>
          <Alert role="status" color="clinic" icon={null}>
            {ownProfileMessages.codeSent(codeSentTo)}
          </Alert>
          <TextInput
            label="Code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            {...form.getInputProps('otp')}
          />
        </>
      )}
    </FormModal>
  )
}
