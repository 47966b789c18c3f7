import '@/components/later-styles'
import { Fieldset, Select, SimpleGrid, TextInput } from '@mantine/core'
import { genders } from '@shared/contracts/patients'
import type { BookingForm } from './typed-booking'

/** Who comes. Somebody else may be typing, so the browser's own details are not offered. */
export const PersonFields = ({ form }: { form: BookingForm }) => (
  <Fieldset variant="unstyled" legend="Personal Details" style={{ gridColumn: '1 / -1' }}>
    <SimpleGrid cols={{ base: 1, xs: 2 }} mt="sm">
      <TextInput
        label="First Name"
        required
        autoComplete="off"
        {...form.getInputProps('firstName')}
      />
      <TextInput
        label="Last Name"
        placeholder="If there is one"
        autoComplete="off"
        {...form.getInputProps('lastName')}
      />
      <Select
        label="Gender"
        placeholder="Select a gender"
        required
        data={genders}
        {...form.getInputProps('gender')}
        value={form.values.gender || null}
      />
      <TextInput
        label="Mobile"
        type="tel"
        inputMode="numeric"
        placeholder="10 digits"
        required
        autoComplete="off"
        {...form.getInputProps('mobile')}
      />
      <TextInput
        label="Email"
        type="email"
        required
        autoComplete="off"
        {...form.getInputProps('email')}
      />
      <TextInput
        label="Age"
        required
        inputMode="numeric"
        placeholder="In whole years"
        autoComplete="off"
        {...form.getInputProps('age')}
      />
    </SimpleGrid>
  </Fieldset>
)
