import { Loader, Select } from '@mantine/core'
import { type StaffUser, staffMessages } from '@shared/contracts/staff'
import type { WorkingTime } from '@shared/contracts/working-times'
import { useQuery } from '@tanstack/react-query'
import { errorText } from '@/api/api-error'
import { useAssignWorkingTime } from '@/api/staff'
import { workingTimeErrors, workingTimesQuery } from '@/api/working-times'
import { toast } from '@/components/toast'

const none = { value: 'none', label: 'None' }

const optionsOf = (workingTimes: readonly WorkingTime[]) => [
  none,
  ...workingTimes.map(({ _id, workTimingName, ...times }) => ({
    value: String(_id),
    label: `${workTimingName} (${times.inTime} ${times.inTimePeriod} to ${times.outTime} ${times.outTimePeriod})`,
  })),
]

/** When somebody works, saved as soon as it is chosen. */
export function WorkingTimeSelect({ user }: { user: StaffUser }) {
  const workingTimes = useQuery({ ...workingTimesQuery, select: optionsOf })
  const assign = useAssignWorkingTime()
  const saved = user.workingTime
    ? { value: user.workingTime._id, label: user.workingTime.name }
    : none
  const value = assign.isPending ? (assign.variables.workingTime ?? none.value) : saved.value

  const choose = (chosen: string | null) => {
    if (assign.isPending || chosen === null || chosen === value) return
    assign.mutate(
      {
        _id: user._id,
        version: user.version,
        workingTime: chosen === none.value ? null : chosen,
      },
      { onSuccess: () => toast.success('Working time saved') },
    )
  }

  return (
    <Select
      aria-label="Working time"
      // As wide as the longest name asks for, where there is room.
      style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 22rem)' }}
      data={workingTimes.data ?? [saved]}
      value={value}
      onChange={choose}
      rightSection={assign.isPending ? <Loader size="xs" aria-label="Saving" /> : undefined}
      error={
        assign.error
          ? errorText(assign.error, { otherwise: staffMessages.updateFailed })
          : workingTimes.error && workingTimeErrors.fetch(workingTimes.error)
      }
    />
  )
}
