import { Stack } from '@mantine/core'
import { staffHoursMessages } from '@shared/contracts/staff-hours'
import { useQuery } from '@tanstack/react-query'
import { absencesQuery } from '@/api/absences'
import { staffHoursQuery } from '@/api/hours'
import { QueryAlert } from '@/components/query-alert'
import { useListSearch } from '@/hooks/use-list-search'
import { useToday } from '@/hooks/use-now'
import { pageRequest } from '@/lib/list-search'
import { useSession } from '@/stores/session'
import { Absences } from './absences'
import { MonthCard } from './month-card'
import { daysOfMonth, monthOf } from './month-days'
import { hoursSearchSchema } from './shared/hours-search'
import { WeekCard } from './week-card'

interface HoursOfUserProps {
  id: string
  name: string
}

/** When a user works: the week, a month day by day, extra hours and absences. */
export function HoursOfUser({ id, name }: HoursOfUserProps) {
  const list = useListSearch(hoursSearchSchema)
  const present = monthOf(useToday())
  const month = list.search.month || present
  const { from, to } = daysOfMonth(month)
  const hours = useQuery(staffHoursQuery(id, from, to))
  const absences = useQuery(absencesQuery({ staffId: id, ...pageRequest(list.search) }))
  const isOwn = useSession(({ session }) => session?.owner === id)
  return (
    <Stack mt="md">
      <QueryAlert query={hours} otherwise={staffHoursMessages.fetchFailed} />
      <WeekCard hours={hours.data} />
      <MonthCard
        staffId={id}
        month={month}
        present={present}
        onMonth={(shown) =>
          list.change({ month: shown === present ? '' : shown, page: list.search.page })
        }
        query={hours}
      />
      <Absences staffId={id} name={name} isOwn={isOwn} query={absences} list={list} />
    </Stack>
  )
}
