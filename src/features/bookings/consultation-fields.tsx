import { Alert, Select, SimpleGrid } from '@mantine/core'
import { bookingMessages } from '@shared/contracts/bookings'
import { staffMessages } from '@shared/contracts/staff'
import { useQuery } from '@tanstack/react-query'
import { departmentErrors, departmentsQuery } from '@/api/departments'
import { doctorsQuery } from '@/api/staff'
import { ListAlert } from '@/components/data-table/list-alert'
import { nothingFound } from '@/components/nothing-found'
import { QueryAlert } from '@/components/query-alert'
import { optionsOf } from '@/lib/options'
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
        <ListAlert
          message={departmentErrors.fetch(departments.error)}
          retrying={departments.isFetching}
          onRetry={() => void departments.refetch()}
        />
      )}
      <QueryAlert query={doctors} otherwise={staffMessages.doctorsFailed} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Select
          label="Department"
          placeholder={departments.isLoading ? 'Loading departments…' : 'Select a department'}
          nothingFoundMessage={nothingFound(departments.isPending, 'No departments found')}
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
          nothingFoundMessage={nothingFound(doctors.isPending, 'No doctors found')}
          data={optionsOf(doctors.data ?? [])}
          required
          disabled={!chosen}
          {...form.getInputProps('doctorId')}
          value={form.values.doctorId || null}
        />
      </SimpleGrid>
      <div aria-live="polite">
        {withoutDoctors && (
          <Alert color="yellow" role="note">
            {bookingMessages.noDoctors(chosen.name)}
          </Alert>
        )}
      </div>
    </>
  )
}
