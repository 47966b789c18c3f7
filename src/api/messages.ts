import type { InputOf } from '@shared/contracts/endpoint'
import {
  type MessageSettings,
  messageEndpoints,
  messageSettingsSchema,
} from '@shared/contracts/messages'
import { queryOptions } from '@tanstack/react-query'
import { staleRecord } from './api-error'
import { call } from './client'
import { useResourceMutation } from './use-resource-mutation'

/** Of what patients get messages. */
export const messageSettingsQuery = queryOptions({
  queryKey: ['clinic', 'messages'],
  queryFn: ({ signal }) => call(messageEndpoints.settings, {}, { signal }),
})

/** The messages that could not be sent, the last first. */
export const failedMessagesQuery = queryOptions({
  queryKey: ['clinic', 'failed-messages'],
  queryFn: ({ signal }) => call(messageEndpoints.failed, {}, { signal }),
})

/** Which messages about a visit were sent. */
export const messagesOfVisitQuery = (id: string) =>
  queryOptions({
    queryKey: ['visits', 'messages', id],
    queryFn: ({ signal }) => call(messageEndpoints.ofVisit, { id }, { signal }),
  })

export const useChangeMessageSettings = () =>
  useResourceMutation(['clinic'], (input: InputOf<typeof messageEndpoints.change>, attempt) =>
    call(messageEndpoints.change, input, attempt),
  )

/** What a change was refused for that was made from an old version; null where it was refused otherwise. */
export const staleMessageSettings = (error: unknown): MessageSettings | null =>
  messageSettingsSchema.safeParse(staleRecord(error)).data ?? null
