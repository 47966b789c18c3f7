import { type Clinic, clinicEndpoints, clinicSchema } from '@shared/contracts/clinic'
import type { InputOf } from '@shared/contracts/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { staleRecord } from './api-error'
import { call } from './client'
import { useResourceMutation } from './use-resource-mutation'

/** What the clinic is called and where it is. */
export const clinicQuery = queryOptions({
  queryKey: ['clinic'],
  queryFn: ({ signal }) => call(clinicEndpoints.get, {}, { signal }),
})

/** Whether mail and assistant are set up. */
export const servicesQuery = queryOptions({
  queryKey: ['clinic', 'services'],
  queryFn: ({ signal }) => call(clinicEndpoints.services, {}, { signal }),
})

export const useChangeClinic = () =>
  useResourceMutation(['clinic'], (input: InputOf<typeof clinicEndpoints.change>, attempt) =>
    call(clinicEndpoints.change, input, attempt),
  )

/** What a change was refused for that was made from an old version; null where it was refused otherwise. */
export const staleClinic = (error: unknown): Clinic | null =>
  clinicSchema.safeParse(staleRecord(error)).data ?? null
