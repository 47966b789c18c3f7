import type { InputOf } from '@shared/contracts/endpoint'
import {
  type LabRange,
  type LabRangeInput,
  labRangeEndpoints,
  labRangeSchema,
  labRangesMost,
} from '@shared/contracts/lab-ranges'
import { queryOptions } from '@tanstack/react-query'
import { readAll } from '@/lib/read-all'
import { staleRecord } from './api-error'
import { call } from './client'
import { useResourceMutation } from './use-resource-mutation'

/** All ranges of the clinic, by test, analyte, sex and age. */
export const labRangesQuery = queryOptions({
  queryKey: ['lab-ranges'],
  queryFn: async ({ signal }): Promise<LabRange[]> => {
    const { rows } = await readAll(
      (page, signal) => call(labRangeEndpoints.list, page, { signal }),
      ({ id }) => id,
      { signal, most: labRangesMost },
    )
    return rows
  },
})

const invalidates = ['lab-ranges'] as const

export const useCreateLabRange = () =>
  useResourceMutation(invalidates, (input: LabRangeInput, attempt) =>
    call(labRangeEndpoints.create, input, attempt),
  )

export const useChangeLabRange = () =>
  useResourceMutation(invalidates, (input: InputOf<typeof labRangeEndpoints.change>, attempt) =>
    call(labRangeEndpoints.change, input, attempt),
  )

export const useDeleteLabRange = () =>
  useResourceMutation(
    [...invalidates, 'bin'],
    ({ id, version }: Pick<LabRange, 'id' | 'version'>, attempt) =>
      call(labRangeEndpoints.delete, { id, version }, attempt),
  )

export const useRestoreLabRange = () =>
  useResourceMutation([...invalidates, 'bin'], (entry: string, attempt) =>
    call(labRangeEndpoints.restore, { entry }, attempt),
  )

/** The range as it is now, where a change was made from an old version; null for any other failure. */
export const staleLabRange = (error: unknown): LabRange | null =>
  labRangeSchema.safeParse(staleRecord(error)).data ?? null
