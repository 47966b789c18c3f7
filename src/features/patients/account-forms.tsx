import { PasswordInput, Text, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import * as z from 'zod/mini'
import { useLinkPatientAccount, useOpenPatientAccount } from '@/api/patient-records'
import { FormModal } from '@/components/form-modal'
import { toast } from '@/components/toast'
import { patientRecordEndpoints, patientRecordMessages } from '@/contracts/patient-records'
import { createUserSchema } from '@/contracts/staff'
import { type PatientFormProps, useSeenPatient } from './use-seen-patient'

const newAccountSchema = z.pick(patientRecordEndpoints.openAccount.input, {
  username: true,
  email: true,
  password: true,
})
const validateNew = schemaResolver(newAccountSchema, { sync: true })

const usernameProps = {
  label: 'Username',
  required: true,
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const

/** An account by which a patient, who has none yet, sees this record. */
export function OpenAccount({ patient, onClose }: PatientFormProps) {
  const open = useOpenPatientAccount()
  const { opened, change, changes, failed } = useSeenPatient(patient)
  const form = useForm({
    initialValues: {
      username: '',
      email: opened.contact.includes('@') ? opened.contact : '',
      password: '',
    },
    validate: validateNew,
  })
  return (
    <FormModal
      title={`Open an account for ${opened.name}, no. ${opened.number}`}
      form={form}
      submitLabel="Open Account"
      save={(typed) => open.mutateAsync({ ...newAccountSchema.parse(typed), ...change })}
      saved={patientRecordMessages.accountOpened(form.values.username.trim())}
      showSaved={toast.success}
      failed={(error) => failed(error, patientRecordMessages.accountOpenFailed)}
      onClose={onClose}
    >
      {changes}
      <Text size="sm">
        Whoever signs in with it sees this record and books appointments. Tell the patient the
        password to start with: another one must be chosen at the first sign-in.
      </Text>
      <TextInput {...usernameProps} {...form.getInputProps('username')} />
      <TextInput
        label="Email"
        type="email"
        required
        autoComplete="off"
        {...form.getInputProps('email')}
      />
      <PasswordInput
        label="Start Password"
        placeholder="At least 6 characters"
        required
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
    </FormModal>
  )
}

const linkSchema = z.pick(createUserSchema, { username: true })
const validateLink = schemaResolver(linkSchema, { sync: true })

/** Lets an account that there is show this record: a parent's, for one. */
export function LinkAccount({ patient, onClose }: PatientFormProps) {
  const link = useLinkPatientAccount()
  const { opened, change, changes, failed } = useSeenPatient(patient)
  const form = useForm({ initialValues: { username: '' }, validate: validateLink })
  return (
    <FormModal
      title={`Link an account to ${opened.name}, no. ${opened.number}`}
      form={form}
      submitLabel="Link Account"
      save={(typed) => link.mutateAsync({ ...linkSchema.parse(typed), ...change })}
      saved={patientRecordMessages.accountLinked(form.values.username.trim())}
      showSaved={toast.success}
      failed={(error) => failed(error, patientRecordMessages.accountLinkFailed)}
      onClose={onClose}
    >
      {changes}
      <Text size="sm">
        A patient’s account that shows nobody’s record yet, by its exact username. One account shows
        one patient; a record may be shown by several.
      </Text>
      <TextInput {...usernameProps} {...form.getInputProps('username')} />
    </FormModal>
  )
}
