import { Textarea } from '@mantine/core'
import type { BookingType } from '@/contracts/bookings'
import classes from './booking.module.css'
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
    <fieldset className={classes.group}>
      <legend>Appointment</legend>
      <div role="radiogroup" aria-label="Appointment type" className={classes.types}>
        {types.map(({ value, label }) => (
          <label key={value} className={classes.type}>
            <input
              type="radio"
              name="type"
              value={value}
              checked={type === value}
              onChange={() => form.setFieldValue('type', value)}
            />
            {label}
          </label>
        ))}
      </div>
      {type === 'checkup' ? (
        <Textarea
          className={classes.wide}
          label="Message"
          description="What should be looked at, and what you would like to ask"
          required
          rows={5}
          {...form.getInputProps('checkupDetails')}
        />
      ) : (
        <ConsultationFields form={form} />
      )}
    </fieldset>
  )
}
