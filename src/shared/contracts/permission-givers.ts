import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { permissionKeySchema } from './permissions'

/** What a person reads of who can give a permission (docs/product/permissions.md). */
export const permissionGiverMessages = {
  unknown: 'Unknown permission',
  fetchFailed: 'Failed to fetch who can give it',
  nobody: 'Nobody who can sign in now could give it to you.',
} as const

/** How many of those who can give a permission are named. */
export const giversNamed = 5

export const permissionGiverEndpoints = {
  /**
   * Who can give one of these permissions to the caller, by changing a role or whose it is: Super Admins, and
   * Admins who hold it together with the right to edit staff. The first of them by name.
   */
  list: {
    name: 'list permission givers',
    method: 'GET',
    path: '/api/privilege/givers',
    input: z.object({
      /** Apart by commas. */
      permissions: z
        .string()
        .check(
          z.refine(
            (keys) => keys.split(',').every((key) => permissionKeySchema.safeParse(key).success),
            permissionGiverMessages.unknown,
          ),
        ),
    }),
    output: z.object({
      people: z.array(z.object({ id: z.string(), name: z.string(), role: z.string() })),
      /** How many there are. */
      total: z.number(),
    }),
    access: 'session',
    scope: 'clinic',
    resource: 'staff',
    recordsOnly: true,
  },
} as const satisfies Record<string, Endpoint>
