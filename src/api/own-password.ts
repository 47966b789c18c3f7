import {
  type OwnPasswordInput,
  ownPasswordEndpoints,
  ownPasswordMessages,
} from '@shared/contracts/own-password'
import { useMutation } from '@tanstack/react-query'
import { errorText } from './api-error'
import { withToken } from './auth'
import { call } from './client'

/** Changes the password of whoever is signed in, and begins a new session as a login does. */
export function useChangePassword() {
  return useMutation({
    mutationFn: async (input: OwnPasswordInput) =>
      withToken(await call(ownPasswordEndpoints.change, input)),
  })
}

export const changeError = (error: unknown) =>
  errorText(error, { otherwise: ownPasswordMessages.changeFailed })
