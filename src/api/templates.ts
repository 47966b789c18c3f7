import type { InputOf } from '@shared/contracts/endpoint'
import {
  type Template,
  type TemplateKind,
  templateEndpoints,
  templateSchema,
} from '@shared/contracts/templates'
import { queryOptions } from '@tanstack/react-query'
import { staleRecord } from './api-error'
import { call } from './client'
import { useResourceMutation } from './use-resource-mutation'

/**
 * The clinic's templates, by name.
 * @param kind of one kind alone; null for all
 */
export const templatesQuery = (kind: TemplateKind | null) =>
  queryOptions({
    queryKey: ['templates', kind],
    queryFn: ({ signal }) => call(templateEndpoints.list, { kind }, { signal }),
  })

export const useCreateTemplate = () =>
  useResourceMutation(['templates'], (input: InputOf<typeof templateEndpoints.create>, attempt) =>
    call(templateEndpoints.create, input, attempt),
  )

export const useChangeTemplate = () =>
  useResourceMutation(['templates'], (input: InputOf<typeof templateEndpoints.change>, attempt) =>
    call(templateEndpoints.change, input, attempt),
  )

export const useDeleteTemplate = () =>
  useResourceMutation(['templates'], (input: InputOf<typeof templateEndpoints.delete>, attempt) =>
    call(templateEndpoints.delete, input, attempt),
  )

/** The template as it is, where a change was made from an old version; null for any other failure. */
export const staleTemplate = (error: unknown): Template | null =>
  templateSchema.safeParse(staleRecord(error)).data ?? null
