import type { Id } from '@shared/contracts/lists'
import {
  type Role,
  type RoleInput,
  roleEndpoints,
  roleMessages,
  roleSchema,
} from '@shared/contracts/roles'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText, staleRecord } from './api-error'
import { call } from './client'
import { readAfterChange } from './read-after-change'
import { type Seen, sentVersion } from './seen-version'
import { useResourceMutation } from './use-resource-mutation'

export const rolesQuery = queryOptions({
  queryKey: ['roles'],
  queryFn: ({ signal }) => call(roleEndpoints.list, {}, { signal }),
})

/** Who holds each role. Kept with the staff, since it changes with their accounts. */
export const roleHoldersQuery = queryOptions({
  queryKey: ['staff', 'role-holders'],
  queryFn: ({ signal }) => call(roleEndpoints.holders, {}, { signal }),
})

/** Staff and the overview are shown with them, and forms offer them. */
const invalidates = ['roles', 'staff', 'overview'] as const

export const useCreateRole = () =>
  useResourceMutation(invalidates, (input: RoleInput) => call(roleEndpoints.create, input))

export const useUpdateRole = () =>
  useResourceMutation(invalidates, ({ _id, version, ...input }: RoleInput & { _id: Id } & Seen) =>
    call(roleEndpoints.update, { privilegeId: _id, ...input, _id, ...sentVersion({ version }) }),
  )

/** The role as it is now, where a change was made from an old version; null for any other failure. */
export const staleRole = (error: unknown): Role | null =>
  roleSchema.safeParse(staleRecord(error)).data ?? null

interface Failure {
  name: string
  error: unknown
}

/** Some of the roles could not be deleted; the others are. */
class RoleDeletionError extends Error {
  override name = 'RoleDeletionError'
  readonly failures: readonly Failure[]
  readonly asked: number

  constructor(failures: readonly Failure[], asked: number) {
    super(roleMessages.deleteFailed)
    this.failures = failures
    this.asked = asked
  }
}

/** One call a role, one after the other: a failure doesn't keep the rest from being deleted. */
async function deleteRoles(roles: readonly Role[]): Promise<void> {
  const failures: Failure[] = []
  for (const { _id, name } of roles)
    await call(roleEndpoints.delete, { privilegeId: _id }).catch((error: unknown) =>
      failures.push({ name, error }),
    )
  if (failures.length > 0) throw new RoleDeletionError(failures, roles.length)
}

/**
 * A mutation of its own, for `useResourceMutation` reads again after a success alone: here some of the
 * roles may be deleted although others could not be.
 */
export function useDeleteRoles() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: deleteRoles,
    onSettled: () => readAfterChange(client, invalidates),
  })
}

const deleteReason = (error: unknown) => errorText(error, { otherwise: roleMessages.deleteFailed })

/** Which of several roles failed, and why; of one alone, why. */
function deleteText(error: unknown): string {
  if (!(error instanceof RoleDeletionError)) return deleteReason(error)
  const reasons = [...new Set(error.failures.map((failure) => deleteReason(failure.error)))]
  if (error.asked === 1) return reasons.join(' ')
  const names = error.failures.map(({ name }) => name).join(', ')
  return [
    `${roleMessages.deleteFailed}: ${names}.`,
    ...reasons.filter((reason) => reason !== roleMessages.deleteFailed),
  ].join(' ')
}

/** The sentence that a person reads of each failed role call. */
export const roleErrors = {
  fetch: (error: unknown) => errorText(error, { otherwise: roleMessages.fetchFailed }),
  create: (error: unknown) => errorText(error, { otherwise: roleMessages.createFailed }),
  update: (error: unknown) => errorText(error, { otherwise: roleMessages.updateFailed }),
  delete: deleteText,
}
