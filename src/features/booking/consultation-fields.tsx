import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { departmentErrors, departmentsQuery } from '@/api/departments'
import { doctorsQuery } from '@/api/staff'
import { BusyButton } from '@/components/busy-button'
import { Caution } from '@/components/caution'
import { ErrorMessage } from '@/components/error-message'
import { bookingMessages } from '@/contracts/bookings'
import { staffMessages } from '@/contracts/staff'
import { optionsOf } from '@/lib/options'
import classes from './booking.module.css'
import type { BookingForm } from './typed-booking'

/** The department, and a doctor of it. */
export function ConsultationFields({ form }: { form: BookingForm }) {
  const departments = useQuery(departmentsQuery)
  const chosen = departments.data?.find(({ _id }) => String(_id) === form.values.department)
  const doctors = useQuery({ ...doctorsQuery(chosen?.name ?? ''), enabled: chosen !== undefined })
  const department = form.getInputProps('department')
  const withoutDoctors = chosen && doctors.data?.length === 0
  const doctorPlaceholder = withoutDoctors
    ? 'No doctors to select'
    : chosen
      ? 'Select a doctor'
      : 'Select a department first'

  return (
    <>
      {departments.error && (
        <Failure
          message={departmentErrors.fetch(departments.error)}
          retrying={departments.isFetching}
          onRetry={() => void departments.refetch()}
        />
      )}
      {doctors.error && (
        <Failure
          message={staffMessages.doctorsFailed}
          retrying={doctors.isFetching}
          onRetry={() => void doctors.refetch()}
        />
      )}
      <Select
        label="Department"
        placeholder={departments.isLoading ? 'Loading departments…' : 'Select a department'}
        nothingFoundMessage="No departments found"
        data={optionsOf(departments.data ?? [])}
        required
        {...department}
        // One that is gone meanwhile is none.
        value={chosen ? String(chosen._id) : null}
        onChange={(id) => {
          department.onChange(id)
          // A doctor belongs to one department.
          if (id !== form.values.department) form.setFieldValue('doctorId', '')
        }}
      />
      <Select
        label="Doctor"
        placeholder={doctorPlaceholder}
        nothingFoundMessage="No doctors found"
        data={optionsOf(doctors.data ?? [])}
        required
        disabled={!chosen}
        {...form.getInputProps('doctorId')}
        value={form.values.doctorId || null}
      />
      <div aria-live="polite" className={classes.news}>
        {withoutDoctors && <Caution quiet>{bookingMessages.noDoctors(chosen.name)}</Caution>}
      </div>
    </>
  )
}

interface FailureProps {
  message: string
  retrying: boolean
  onRetry: () => void
}

const Failure = ({ message, retrying, onRetry }: FailureProps) => (
  <div className={classes.wide}>
    <ErrorMessage message={message}>
      <BusyButton variant="default" busy={retrying} onClick={onRetry}>
        Retry
      </BusyButton>
    </ErrorMessage>
  </div>
)
