import { absenceEndpoints, absenceSchema } from '@shared/contracts/absences'
import type { InputOf } from '@shared/contracts/endpoint'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { staleRecord } from './api-error'
import { call } from './client'
import { hoursInvalidate } from './hours'
import { useResourceMutation } from './use-resource-mutation'

/** A page of absences, the last in front. */
export const absencesQuery = (input: InputOf<typeof absenceEndpoints.list>) =>
  queryOptions({
    queryKey: ['hours', 'absences', input],
    queryFn: ({ signal }) => call(absenceEndpoints.list, input, { signal }),
    placeholderData: keepPreviousData,
  })

export const ownAbsencesQuery = queryOptions({
  queryKey: ['hours', 'own-absences'],
  queryFn: ({ signal }) => call(absenceEndpoints.own, {}, { signal }),
})

export const useCreateAbsence = () =>
  useResourceMutation(hoursInvalidate, (input: InputOf<typeof absenceEndpoints.create>, attempt) =>
    call(absenceEndpoints.create, input, attempt),
  )

export const useChangeAbsence = () =>
  useResourceMutation(hoursInvalidate, (input: InputOf<typeof absenceEndpoints.change>, attempt) =>
    call(absenceEndpoints.change, input, attempt),
  )

type Step = InputOf<typeof absenceEndpoints.confirm>

export const useConfirmAbsence = () =>
  useResourceMutation(hoursInvalidate, (input: Step, attempt) =>
    call(absenceEndpoints.confirm, input, attempt),
  )

export const useDeclineAbsence = () =>
  useResourceMutation(hoursInvalidate, (input: Step, attempt) =>
    call(absenceEndpoints.decline, input, attempt),
  )

export const useDeleteAbsence = () =>
  useResourceMutation(hoursInvalidate, (input: Step, attempt) =>
    call(absenceEndpoints.delete, input, attempt),
  )

export const previewAbsence = (input: InputOf<typeof absenceEndpoints.preview>) =>
  call(absenceEndpoints.preview, input)

/** The absence as it is now, where a change was made from an old version; null for any other failure. */
export const staleAbsence = (error: unknown) =>
  absenceSchema.safeParse(staleRecord(error)).data ?? null
