import type { InputOf } from '@shared/contracts/endpoint'
import { problemEndpoints } from '@shared/contracts/problems'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client'
import { useResourceMutation } from './use-resource-mutation'

/** All of a patient's: the active ones first. */
export const problemsOfPatientQuery = (patientId: string) =>
  queryOptions({
    queryKey: ['problems', 'patient', patientId],
    queryFn: ({ signal }) => call(problemEndpoints.list, { patientId }, { signal }),
  })

/** The last entered is the patient's diagnosis. */
const invalidates = ['problems', 'patients'] as const

export const useAddProblem = () =>
  useResourceMutation(invalidates, (input: InputOf<typeof problemEndpoints.create>, attempt) =>
    call(problemEndpoints.create, input, attempt),
  )

export const useChangeProblem = () =>
  useResourceMutation(invalidates, (input: InputOf<typeof problemEndpoints.change>, attempt) =>
    call(problemEndpoints.change, input, attempt),
  )

export const useEndProblem = () =>
  useResourceMutation(invalidates, (input: InputOf<typeof problemEndpoints.end>, attempt) =>
    call(problemEndpoints.end, input, attempt),
  )

export const useReopenProblem = () =>
  useResourceMutation(invalidates, (input: InputOf<typeof problemEndpoints.reopen>, attempt) =>
    call(problemEndpoints.reopen, input, attempt),
  )

export const useMarkProblemInError = () =>
  useResourceMutation(invalidates, (input: InputOf<typeof problemEndpoints.markInError>, attempt) =>
    call(problemEndpoints.markInError, input, attempt),
  )

export const useRestoreProblem = () =>
  useResourceMutation(invalidates, (input: InputOf<typeof problemEndpoints.restore>, attempt) =>
    call(problemEndpoints.restore, input, attempt),
  )
