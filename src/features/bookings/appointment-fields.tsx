import '@/components/later-styles'
import { Fieldset, Group, Radio, Stack, Textarea } from '@mantine/core'
import type { BookingType } from '@shared/contracts/bookings'
import { ConsultationFields } from './consultation-fields'
import type { BookingForm } from './typed-booking'

const types: readonly { value: BookingType; label: string }[] = [
  { value: 'consulting', label: 'Doctor Consultation' },
  { value: 'checkup', label: 'Health Checkup' },
]

/** What the appointment is for: each type asks for something of its own. */
export function AppointmentFields({ form }: { form: BookingForm }) {
  const { type } = form.values
  return (
    <Fieldset variant="unstyled" legend="Appointment" style={{ gridColumn: '1 / -1' }}>
      <Stack mt="sm">
        <Radio.Group aria-label="Appointment type" {...form.getInputProps('type')}>
          <Group gap="lg">
            {types.map(({ value, label }) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </Group>
        </Radio.Group>
        {type === 'checkup' ? (
          <Textarea
            label="Message"
            description="What should be looked at, and what you would like to ask"
            required
            rows={5}
            {...form.getInputProps('checkupDetails')}
          />
        ) : (
          <ConsultationFields form={form} />
        )}
      </Stack>
    </Fieldset>
  )
}
