import { useQuery } from '@tanstack/react-query'
import { departmentErrors, departmentsQuery } from '@/api/departments'
import { Caution } from '@/components/caution'
import { ErrorMessage } from '@/components/error-message'
import { PlainButton } from '@/components/plain-button'
import { SearchSelect } from '@/components/search-select'
import { bookingMessages } from '@/contracts/bookings'
import { choiceWords } from '@/contracts/choices'
import { staffMessages } from '@/contracts/staff'
import { optionsOf } from '@/lib/options'
import { doctorsQuery } from '@/records/staff-queries'
import classes from './booking.module.css'
import type { BookingForm } from './typed-booking'

const departmentWords = { ...choiceWords, nothingFound: 'No departments found' }
const doctorWords = { ...choiceWords, nothingFound: 'No doctors found' }

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
      <SearchSelect
        label="Department"
        placeholder={departments.isLoading ? 'Loading departments…' : 'Select a department'}
        words={departmentWords}
        data={departments.data && optionsOf(departments.data)}
        required
        {...department}
        // One that is gone meanwhile is none.
        value={chosen ? String(chosen._id) : ''}
        onChange={(id) => {
          department.onChange(id)
          // A doctor belongs to one department.
          if (id !== form.values.department) form.setFieldValue('doctorId', '')
        }}
      />
      <SearchSelect
        label="Doctor"
        placeholder={doctorPlaceholder}
        words={doctorWords}
        data={doctors.data && optionsOf(doctors.data)}
        required
        disabled={!chosen}
        {...form.getInputProps('doctorId')}
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
      <PlainButton look="default" busy={retrying} onClick={onRetry}>
        Retry
      </PlainButton>
    </ErrorMessage>
  </div>
)
