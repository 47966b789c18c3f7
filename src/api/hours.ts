import type { InputOf } from '@shared/contracts/endpoint'
import {
  extraHoursEndpoints,
  extraHoursSchema,
  staffHoursEndpoints,
} from '@shared/contracts/staff-hours'
import type { ClinicDate } from '@shared/lib/clinic-date'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { staleRecord } from './api-error'
import { call } from './client'
import { useResourceMutation } from './use-resource-mutation'

/** When a user works from one day to another. While other days are read, the ones before stay. */
export const staffHoursQuery = (id: string, from: ClinicDate, to: ClinicDate) =>
  queryOptions({
    queryKey: ['hours', 'staff', id, from, to],
    queryFn: ({ signal }) => call(staffHoursEndpoints.get, { id, from, to }, { signal }),
    placeholderData: (before, query) =>
      query?.queryKey[2] === id ? keepPreviousData(before) : undefined,
  })

/** Who can be booked when is a part of lists of staff, grids and free times. */
export const hoursInvalidate = ['hours', 'staff', 'visits', 'absence-desk'] as const

type WeekOfUser = InputOf<typeof staffHoursEndpoints.save>

export const useSaveWeek = () =>
  useResourceMutation(hoursInvalidate, (input: WeekOfUser, attempt) =>
    call(staffHoursEndpoints.save, input, attempt),
  )

export const previewWeek = (input: WeekOfUser) => call(staffHoursEndpoints.preview, input)

const savedWeekSchema = staffHoursEndpoints.save.output

/** The week as it is now, where a change was made from an old version; null for any other failure. */
export const staleWeek = (error: unknown) =>
  savedWeekSchema.safeParse(staleRecord(error)).data ?? null

export const previewWorkingTime = (input: InputOf<typeof staffHoursEndpoints.previewWorkingTime>) =>
  call(staffHoursEndpoints.previewWorkingTime, input)

export const useCreateExtraHours = () =>
  useResourceMutation(
    hoursInvalidate,
    (input: InputOf<typeof extraHoursEndpoints.create>, attempt) =>
      call(extraHoursEndpoints.create, input, attempt),
  )

export const useChangeExtraHours = () =>
  useResourceMutation(
    hoursInvalidate,
    (input: InputOf<typeof extraHoursEndpoints.change>, attempt) =>
      call(extraHoursEndpoints.change, input, attempt),
  )

export const useDeleteExtraHours = () =>
  useResourceMutation(
    hoursInvalidate,
    (input: InputOf<typeof extraHoursEndpoints.delete>, attempt) =>
      call(extraHoursEndpoints.delete, input, attempt),
  )

export const previewExtraHours = (input: InputOf<typeof extraHoursEndpoints.preview>) =>
  call(extraHoursEndpoints.preview, input)

export const staleExtraHours = (error: unknown) =>
  extraHoursSchema.safeParse(staleRecord(error)).data ?? null
