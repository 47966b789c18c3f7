import { Alert, Box, Select, Stack, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { genders } from '@shared/contracts/patients'
import { type ReactNode, useState } from 'react'
import { afterPress } from '@/components/after-press'
import { DateField } from '@/components/date-field'
import { clinicToday } from '@/stores/clinic-day'
import { useContactFields } from './contact-fields'
import { ageBornOn, ageHint, contactHint } from './registration-hints'
import { usePatientsKept } from './shared/patient-label'
import type { TypedPatient } from './shared/registration-draft'

interface PatientFieldsProps {
  form: UseFormReturnType<TypedPatient>
  /** What stands next to the last field. */
  children?: ReactNode
}

/** Who a patient is, as it is registered and corrected; below it what is worth a second look. */
export function PatientFields({ form, children }: PatientFieldsProps) {
  const kept = usePatientsKept()
  // A number that is being typed is short until it is whole.
  const [atContact, setAtContact] = useState(false)
  const more = useContactFields(form)
  const hints = [
    atContact ? null : contactHint(form.values.contact),
    ageHint(form.values, clinicToday()),
  ].filter((hint) => hint !== null)
  return (
    <>
      <TextInput label="Name" required autoComplete="off" {...form.getInputProps('name')} />
      <DateField
        label="Date of Birth"
        lastDate={clinicToday()}
        {...form.getInputProps('dateOfBirth')}
        value={form.values.dateOfBirth}
        onChange={(typed) => {
          form.setFieldValue('dateOfBirth', typed)
          const age = ageBornOn(typed, clinicToday())
          // An age that was typed stays: a hint says where the two contradict one another.
          const { age: before, dateOfBirth } = form.values
          const isTyped = before.trim() !== '' && before !== ageBornOn(dateOfBirth, clinicToday())
          if (age !== null && !isTyped) form.setFieldValue('age', age)
        }}
      />
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
        onBlur={() => afterPress(() => setAtContact(false))}
      />
      {kept && (
        <TextInput
          label="Email"
          type="email"
          autoComplete="off"
          placeholder="The patient’s own"
          {...form.getInputProps('email')}
        />
      )}
      <Box>
        <Textarea label="Address" autosize={false} rows={2} {...form.getInputProps('address')} />
        {kept && more.opener}
      </Box>
      {children}
      {kept && more.fields}
      <Stack aria-live="polite" gap="xs" style={{ gridColumn: '1 / -1' }}>
        {hints.map((hint) => (
          <Alert key={hint} color="yellow" role="note">
            {hint}
          </Alert>
        ))}
      </Stack>
    </>
  )
}
