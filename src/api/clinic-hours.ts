import {
  closingDayEndpoints,
  closingDaySchema,
  openingHoursEndpoints,
} from '@shared/contracts/clinic-hours'
import type { InputOf } from '@shared/contracts/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { staleRecord } from './api-error'
import { call } from './client'
import { hoursInvalidate } from './hours'
import { useResourceMutation } from './use-resource-mutation'

export const openingHoursQuery = queryOptions({
  queryKey: ['hours', 'opening'],
  queryFn: ({ signal }) => call(openingHoursEndpoints.get, {}, { signal }),
})

export const useSaveOpeningHours = () =>
  useResourceMutation(
    hoursInvalidate,
    (input: InputOf<typeof openingHoursEndpoints.save>, attempt) =>
      call(openingHoursEndpoints.save, input, attempt),
  )

export const previewOpeningHours = (input: InputOf<typeof openingHoursEndpoints.preview>) =>
  call(openingHoursEndpoints.preview, input)

const savedHoursSchema = openingHoursEndpoints.save.output

/** The opening hours as they are now, where a change was made from an old version; otherwise null. */
export const staleOpeningHours = (error: unknown) =>
  savedHoursSchema.safeParse(staleRecord(error)).data ?? null

export const closingDaysQuery = queryOptions({
  queryKey: ['hours', 'closing-days'],
  queryFn: ({ signal }) => call(closingDayEndpoints.list, {}, { signal }),
})

export const useCreateClosingDays = () =>
  useResourceMutation(
    hoursInvalidate,
    (input: InputOf<typeof closingDayEndpoints.create>, attempt) =>
      call(closingDayEndpoints.create, input, attempt),
  )

export const useChangeClosingDay = () =>
  useResourceMutation(
    hoursInvalidate,
    (input: InputOf<typeof closingDayEndpoints.change>, attempt) =>
      call(closingDayEndpoints.change, input, attempt),
  )

export const useDeleteClosingDay = () =>
  useResourceMutation(
    hoursInvalidate,
    (input: InputOf<typeof closingDayEndpoints.delete>, attempt) =>
      call(closingDayEndpoints.delete, input, attempt),
  )

export const previewClosingDays = (input: InputOf<typeof closingDayEndpoints.preview>) =>
  call(closingDayEndpoints.preview, input)

/** The closing day as it is now, where a change was made from an old version; otherwise null. */
export const staleClosingDay = (error: unknown) =>
  closingDaySchema.safeParse(staleRecord(error)).data ?? null
