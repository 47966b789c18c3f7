import { type FreeTime, type Slot, visitTimeEndpoints } from '@shared/contracts/visit-times'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { doctorsQuery } from '@/api/staff'
import { freeTimesQuery } from '@/api/visits'
import { useMay } from '@/hooks/use-may'
import type { useSlot } from './use-slot'

type Time = Pick<Slot, 'doctorId' | 'date' | 'time'>

/** What times are looked for: a doctor's, or where none is chosen a department's, from a time on. */
interface Wanted extends Time {
  departmentId: string
  minutes: number | null
}

/** Of whoever is offered no more, nothing is to be had. While nobody can say who that is, the host is asked. */
export function useBookable(doctorId: string): boolean {
  const { data: doctors } = useQuery({
    ...doctorsQuery(null),
    enabled: useMay(visitTimeEndpoints.freeTimes),
  })
  return doctorId !== '' && (doctors === undefined || doctors.some(({ _id }) => _id === doctorId))
}

/**
 * The next free times of the doctor who is typed, or of a department, from the time typed on. Once one
 * is picked, the choices stay as they were.
 */
export function useFreeTimes({
  wanted: typed,
  minutes,
  refusedFor,
  visitId,
}: ReturnType<typeof useSlot>) {
  const isAnswered = useMay(visitTimeEndpoints.freeTimes)
  const [departmentId, setDepartment] = useState('')
  const [picked, setPicked] = useState<{ to: string; from: Wanted } | null>(null)
  const from: Wanted =
    picked?.to === timeKey(typed) && picked.from.minutes === minutes
      ? picked.from
      : { ...typed, minutes, departmentId: typed.doctorId === '' ? departmentId : '' }
  const isBookable = useBookable(from.doctorId)
  const isOfSomebody = from.departmentId !== '' || isBookable
  const isAsked = isAnswered && isOfSomebody && from.date !== ''
  const { data, error, isLoading, isPlaceholderData } = useQuery({
    ...freeTimesQuery({
      ...(from.departmentId === ''
        ? { doctorId: from.doctorId }
        : { departmentId: from.departmentId }),
      from: from.date,
      ...(from.time !== '' && { time: from.time }),
      ...(visitId !== undefined && { visitId }),
      ...(from.minutes !== null && { minutes: from.minutes }),
    }),
    enabled: isAsked,
    placeholderData: (before, query) =>
      (query?.queryKey[2].doctorId ?? '') === from.doctorId &&
      (query?.queryKey[2].departmentId ?? '') === from.departmentId
        ? before
        : undefined,
  })
  const refused = refusedFor?.map((span) => ({ ...span, doctorId: typed.doctorId, doctor: '' }))
  return {
    departmentId,
    setDepartment,
    /** undefined while nothing is asked, or nothing could be said. */
    free: refused ?? (isAsked ? data?.free : undefined),
    /** YYYY-MM-DD of the last day that was looked at. */
    until: data?.until,
    /** Why they can't be had. */
    error: isAsked ? error : null,
    isLoading,
    /** Whether they are those from another date or time on. */
    isOutdated: isPlaceholderData && !refused,
    isOfDepartment: from.departmentId !== '' && !refused,
    pick: (time: FreeTime) => setPicked({ to: timeKey(time), from }),
  }
}

/** Tells one doctor's time from another. */
export const timeKey = ({ doctorId, date, time }: Time): string => `${doctorId} ${date} ${time}`
