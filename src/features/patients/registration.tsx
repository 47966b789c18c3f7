import { Alert, Select, Stack, Textarea, TextInput, Title } from '@mantine/core'
import { schemaResolver } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import * as z from 'zod/mini'
import { errorText } from '@/api/api-error'
import { similarPatientsQuery, useRegisterPatient } from '@/api/patients'
import { DateField } from '@/components/date-field'
import { isIncomplete } from '@/components/form-errors'
import { FormPage } from '@/components/form-page'
import { toast } from '@/components/toast'
import { useDraftForm } from '@/components/use-draft-form'
import {
  genders,
  isAgeMissing,
  type Patient,
  patientMessages,
  registrationSchemaOn,
} from '@/contracts/patients'
import { useStartInForm } from '@/hooks/use-start-in-form'
import { clinicToday } from '@/lib/clinic-date'
import { dropDraft } from '@/stores/work'
import { ageHint, contactHint } from './registration-hints'
import { SimilarPatients } from './similar-patients'

const draft = 'registration'
const typedSchema = z.object({
  name: z.string(),
  age: z.string(),
  gender: z.string(),
  contact: z.string(),
  dateOfBirth: z.string(),
  address: z.string(),
})
type Typed = z.infer<typeof typedSchema>
const blank: Typed = { name: '', age: '', gender: '', contact: '', dateOfBirth: '', address: '' }

const schemaOfToday = () => registrationSchemaOn(clinicToday())
const validate = (typed: Typed) => schemaResolver(schemaOfToday(), { sync: true })(typed)

interface RegistrationProps {
  startsInForm: RefObject<boolean>
  onRegistered: (patient: Patient) => void
  onCancel: () => void
}

export function Registration({ startsInForm, onRegistered, onCancel }: RegistrationProps) {
  const client = useQueryClient()
  const register = useRegisterPatient()
  const form = useDraftForm<Typed>({ draft, schema: typedSchema, blank, validate })
  const incomplete = isIncomplete(form, (field) => field === 'age' && isAgeMissing(form.values.age))
  // A number that is being typed is short until it is whole.
  const [atContact, setAtContact] = useState(false)
  const hints = [
    atContact ? null : contactHint(form.values.contact),
    ageHint(form.values, clinicToday()),
  ].filter((hint) => hint !== null)

  useStartInForm(startsInForm, () => form.getInputNode('name'))

  const save = async (typed: Typed) => {
    const input = schemaOfToday().parse(typed)
    // A warning, never a block: nor is one a list that can't be read.
    const similar = await client.fetchQuery(similarPatientsQuery(input)).catch(() => [])
    const patient = await register.mutateAsync(input)
    dropDraft(draft)
    if (similar.length > 0)
      toast.warning(patientMessages.registeredBeside(similar.map(({ id }) => id)))
    return patient
  }

  return (
    <>
      <Title order={2} size="h4" mb="sm">
        New Registration
      </Title>
      <FormPage
        form={form}
        submitLabel="Register"
        incomplete={incomplete ? patientMessages.registrationIncomplete : null}
        keepsDraft
        save={save}
        saved={patientMessages.registered}
        showSaved={toast.success}
        onSaved={onRegistered}
        failed={(error) => ({
          message: errorText(error, { otherwise: patientMessages.registerFailed }),
        })}
        onCancel={() => {
          dropDraft(draft)
          onCancel()
        }}
      >
        <TextInput label="Name" required autoComplete="off" {...form.getInputProps('name')} />
        <TextInput
          label="Age"
          placeholder="Whole years"
          inputMode="numeric"
          required
          autoComplete="off"
          {...form.getInputProps('age')}
        />
        <Select
          label="Gender"
          placeholder="Select a gender"
          data={genders}
          required
          {...form.getInputProps('gender')}
          value={form.values.gender || null}
        />
        <TextInput
          label="Contact"
          type="tel"
          required
          autoComplete="off"
          {...form.getInputProps('contact')}
          onFocus={() => setAtContact(true)}
          onBlur={() => setAtContact(false)}
        />
        <DateField
          label="Date of Birth"
          lastDate={clinicToday()}
          {...form.getInputProps('dateOfBirth')}
          value={form.values.dateOfBirth}
        />
        <Textarea label="Address" autosize={false} rows={2} {...form.getInputProps('address')} />
        <Stack aria-live="polite" gap="xs" style={{ gridColumn: '1 / -1' }}>
          {hints.map((hint) => (
            <Alert key={hint} color="yellow" role="note">
              {hint}
            </Alert>
          ))}
        </Stack>
        <SimilarPatients typed={form.values} />
      </FormPage>
    </>
  )
}
