import {
  type RoleTrialInput,
  roleTrialEndpoints,
  roleTrialMessages,
} from '@shared/contracts/role-trials'
import { useMutation } from '@tanstack/react-query'
import { errorText } from './api-error'
import { withToken } from './auth'
import { call } from './client'

/** Begins a trial of a role on the server. */
export const useTryRole = () =>
  useMutation({
    mutationFn: async (input: RoleTrialInput) =>
      withToken(await call(roleTrialEndpoints.begin, input)),
  })

/** The sentence that a person reads of a failed call. */
export const roleTrialErrors = {
  begin: (error: unknown) => errorText(error, { otherwise: roleTrialMessages.failed }),
}
