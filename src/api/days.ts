import { dayEndpoints } from '@shared/contracts/day-sheets'
import type { InputOf } from '@shared/contracts/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client'
import { useResourceMutation } from './use-resource-mutation'

/**
 * What is open on a day, and its sheet where it is closed.
 * @param date YYYY-MM-DD
 */
export const openDayQuery = (date: string) =>
  queryOptions({
    queryKey: ['visits', 'day', date],
    queryFn: ({ signal }) => call(dayEndpoints.open, { date }, { signal }),
  })

export const useCloseDay = () =>
  useResourceMutation(['visits'], (input: InputOf<typeof dayEndpoints.close>, attempt) =>
    call(dayEndpoints.close, input, attempt),
  )
