import * as z from 'zod/mini'
import { loginAnswerSchema } from './auth'
import { withName } from './call-words'
import type { Endpoint } from './endpoint'
import { sentIdSchema } from './lists'
import { grantedRoleSchema } from './roles'

/** For how long a role is tried at most. */
export const trialMinutes = 10

/** What tells a refusal for the sake of a trial from one that the role itself would meet. */
export const trialRefused = 'role_trial'

/** What a person reads about trying a role (docs/product/roles.md, Trying a role). */
export const roleTrialMessages = {
  readOnly: 'You are trying a role: nothing can be changed. Leave the trial first.',
  beyondOwn: 'You can only try permissions that you hold yourself.',
  failed: 'The role could not be tried. Please try again.',
  left: 'You have left the trial, and are back in your own session.',
  roleGone:
    'This role has been deleted meanwhile. What you have typed is here still: you can save it as a new role.',
  ended: 'The trial has ended. You are back in your own session.',
} as const

const roleTrialInputSchema = z.extend(grantedRoleSchema, {
  /** The role that is edited, where it is not a new one. */
  privilegeId: z.optional(sentIdSchema),
})
export type RoleTrialInput = z.input<typeof roleTrialInputSchema>

export const roleTrialEndpoints = {
  /** Begins a session of minutes under a draft's permissions, in which nothing can be changed. */
  begin: {
    name: 'try role',
    method: 'POST',
    path: '/api/privilege/try',
    input: roleTrialInputSchema,
    output: loginAnswerSchema,
    access: 'staff_edit',
    resource: 'staff',
    recordsOnly: true,
    words: {
      screen: 'Role Management',
      label: 'Try it',
      can: 'try a role before it is saved',
      did: withName('Tried', 'role'),
    },
  },
} as const satisfies Record<string, Endpoint>
