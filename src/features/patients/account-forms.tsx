import { Alert, Box, Radio, Stack, Text, TextInput } from '@mantine/core'
import { type GetInputPropsReturnType, schemaResolver, useForm } from '@mantine/form'
import {
  type AccountLink,
  codeWays,
  patientAccountEndpoints,
  patientAccountMessages,
  type StartCode,
} from '@shared/contracts/patient-accounts'
import { createUserSchema } from '@shared/contracts/staff'
import * as z from 'zod/mini'
import {
  useGiveStartCode,
  useLinkPatientAccount,
  useOpenPatientAccount,
} from '@/api/patient-accounts'
import { FormModal } from '@/components/form-modal'
import { toast } from '@/components/toast'
import { denialFor } from '@/hooks/use-may'
import { emailOnRecord, emailWarning } from './account-email'
import { Who } from './shared/who'
import { type PatientFormProps, useSeenPatient } from './use-seen-patient'

const usernameProps = {
  label: 'Username',
  required: true,
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const

/** Whether an account shows the record at once where the person signed in opens or links it. */
const readsAll = () => denialFor(patientAccountEndpoints.confirmAccount) === null

const codeWayWords = { mail: 'By mail', slip: 'On a printed slip' } as const

/** How the patient gets the code. */
const CodeWays = (props: GetInputPropsReturnType) => (
  <Radio.Group label="Code" {...props}>
    <Stack gap="xs" pt="xs">
      {codeWays.map((by) => (
        <Radio key={by} value={by} label={codeWayWords[by]} />
      ))}
    </Stack>
  </Radio.Group>
)

interface CodeFormProps extends PatientFormProps {
  /** Takes a code that is to be printed. */
  onSlip: (code: StartCode) => void
}

const newAccountSchema = z.pick(patientAccountEndpoints.openAccount.input, {
  ...{ username: true, email: true, by: true },
})
const validateNew = schemaResolver(newAccountSchema, { sync: true })

/** An account by which a patient sees this record. */
export function OpenAccount({ patient, onSlip, onClose }: CodeFormProps) {
  const open = useOpenPatientAccount()
  const { opened, change, changes, failed } = useSeenPatient(patient)
  const onRecord = emailOnRecord(opened)
  const form = useForm<z.infer<typeof newAccountSchema>>({
    initialValues: { username: '', email: onRecord, by: onRecord ? 'mail' : 'slip' },
    validate: validateNew,
  })
  const typed = form.values.email.trim()
  const warning = typed === '' ? null : emailWarning(opened, typed)
  return (
    <FormModal
      title="Open Account"
      about={<Who patient={opened} />}
      form={form}
      submitLabel="Open Account"
      save={(typed) => open.mutateAsync({ ...newAccountSchema.parse(typed), ...change })}
      saved={patientAccountMessages.accountOpened(form.values.username.trim())}
      showSaved={toast.success}
      onSaved={({ startCode }) => startCode && onSlip(startCode)}
      failed={(error) => failed(error, patientAccountMessages.accountOpenFailed)}
      onClose={onClose}
    >
      {changes}
      <Text size="sm">
        The patient signs in with the username and a code, gives the date of birth and chooses a
        password. The code is for the patient alone, and ends after 7 days.
        {!readsAll() &&
          ' A doctor or an admin confirms the account after that; until then it shows no record.'}
      </Text>
      <TextInput {...usernameProps} {...form.getInputProps('username')} />
      <TextInput
        label="Email"
        description="The patient’s own address: new passwords go there too."
        type="email"
        required
        autoComplete="off"
        {...form.getInputProps('email')}
      />
      <Box mih={52} aria-live="polite">
        {warning && (
          <Alert color="yellow" role="note" p="xs">
            {warning}
          </Alert>
        )}
      </Box>
      <CodeWays {...form.getInputProps('by')} />
    </FormModal>
  )
}

const newCodeSchema = z.pick(patientAccountEndpoints.giveCode.input, { by: true })
const validateCode = schemaResolver(newCodeSchema, { sync: true })

/** Another code for an account, in place of the password where there is one. */
export function NewCode({
  patient,
  account: { username, email, codeEndsAt },
  onSlip,
  onClose,
}: CodeFormProps & { account: Pick<AccountLink, 'username' | 'email' | 'codeEndsAt'> }) {
  const give = useGiveStartCode()
  const { opened, change, changes, failed } = useSeenPatient(patient)
  const form = useForm<z.infer<typeof newCodeSchema>>({
    initialValues: { by: 'slip' },
    validate: validateCode,
  })
  const warning = emailWarning(opened, email)
  const said = {
    mail: patientAccountMessages.codeMailed(email),
    slip: patientAccountMessages.codeGiven,
  }
  return (
    <FormModal
      title={`New Code for ${username}`}
      about={<Who patient={opened} />}
      form={form}
      submitLabel="Make Code"
      save={({ by }) => give.mutateAsync({ username, by, ...change })}
      saved={said[form.values.by]}
      showSaved={toast.success}
      onSaved={({ startCode }) => startCode && onSlip(startCode)}
      failed={(error) => failed(error, patientAccountMessages.codeFailed)}
      onClose={onClose}
    >
      {changes}
      <Text size="sm">
        {codeEndsAt
          ? 'The earlier code stops working.'
          : 'The password stops working, and the account is signed out.'}
        {!readsAll() && ' A doctor or an admin confirms the account again after the sign-in.'}
      </Text>
      <CodeWays {...form.getInputProps('by')} />
      <Stack gap="xs" mih={86} aria-live="polite">
        {form.values.by === 'mail' && (
          <>
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              Goes to <b translate="no">{email}</b>.
            </Text>
            {warning && (
              <Alert color="yellow" role="note" p="xs">
                {warning}
              </Alert>
            )}
          </>
        )}
      </Stack>
    </FormModal>
  )
}

const { accountLinked, accountWaits } = patientAccountMessages
const linkSchema = z.pick(createUserSchema, { username: true })
const validateLink = schemaResolver(linkSchema, { sync: true })

/** Lets an account that there is show this record: a parent's, for one. */
export function LinkAccount({ patient, onClose }: PatientFormProps) {
  const link = useLinkPatientAccount()
  const { opened, change, changes, failed } = useSeenPatient(patient)
  const form = useForm({ initialValues: { username: '' }, validate: validateLink })
  return (
    <FormModal
      title="Link Account"
      about={<Who patient={opened} />}
      form={form}
      submitLabel="Link Account"
      save={(typed) => link.mutateAsync({ ...linkSchema.parse(typed), ...change })}
      saved={(readsAll() ? accountLinked : accountWaits)(form.values.username.trim())}
      showSaved={toast.success}
      failed={(error) => failed(error, patientAccountMessages.accountLinkFailed)}
      onClose={onClose}
    >
      {changes}
      <Text size="sm">
        A patient’s account that shows nobody’s record yet, by its exact username. One account shows
        one patient; a record may be shown by several.
        {!readsAll() && ' A doctor or an admin confirms the link; until then nothing is shown.'}
      </Text>
      <TextInput {...usernameProps} {...form.getInputProps('username')} />
    </FormModal>
  )
}
