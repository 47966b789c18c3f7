import { Select, Textarea, TextInput } from '@mantine/core'
import { schemaResolver } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import * as z from 'zod/mini'
import { Caution } from '@/components/caution'
import { FormPage } from '@/components/form-page'
import { toast } from '@/components/toast'
import {
  genders,
  isAgeMissing,
  type Patient,
  patientMessages,
  registrationSchemaOn,
} from '@/contracts/patients'
import { clinicToday } from '@/lib/clinic-date'
import { dropDraft } from '@/records/drafts'
import { similarPatientsQuery, useRegisterPatient } from '@/records/patient-queries'
import { failureOf } from '@/records/records'
import { useDraftForm } from '@/records/use-draft-form'
import { ageHint } from './age-hint'
import { contactHint } from './contact-hint'
import { isIncomplete } from './is-incomplete'
import classes from './receptionist.module.css'
import { SimilarPatients } from './similar-patients'
import { useStartInForm } from './use-start-in-form'

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

interface RegistrationViewProps {
  startsInForm: RefObject<boolean>
  onRegistered: (patient: Patient) => void
  onCancel: () => void
}

export function RegistrationView({ startsInForm, onRegistered, onCancel }: RegistrationViewProps) {
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
      <h2 className={classes.formTitle}>New Registration</h2>
      <FormPage
        form={form}
        submitLabel="Register"
        incomplete={incomplete ? patientMessages.registrationIncomplete : null}
        keepsDraft
        save={save}
        saved={patientMessages.registered}
        tellSaved={toast.success}
        onSaved={onRegistered}
        failed={(error) => ({ message: failureOf(error, patientMessages.registerFailed) })}
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
        <TextInput
          label="Date of Birth"
          placeholder="YYYY-MM-DD"
          autoComplete="off"
          {...form.getInputProps('dateOfBirth')}
        />
        <Textarea label="Address" autosize={false} rows={2} {...form.getInputProps('address')} />
        <div aria-live="polite" className={`${classes.wide} ${classes.hints}`}>
          {hints.map((hint) => (
            <Caution key={hint} quiet>
              {hint}
            </Caution>
          ))}
        </div>
        <SimilarPatients typed={form.values} />
      </FormPage>
    </>
  )
}
