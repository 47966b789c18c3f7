import * as z from 'zod/mini'
import { withName } from './call-words'
import type { Endpoint } from './endpoint'
import { createUserSchema, staffEndpoints, staffVersionFields } from './staff'

/** What a person reads who gives somebody a start password (docs/product/staff.md). */
export const startPasswordMessages = {
  given: (name: string) => `${name} has a new start password.`,
  giveFailed: 'Failed to give the start password',
  ownAccount: 'You cannot give yourself a start password: your own password you choose yourself.',
  beyondOwn:
    'You can only give a start password to users whose role gives nothing that you do not hold yourself.',
} as const

/** What is typed: under the rules of Create User. */
export const startPasswordSchema = z.pick(createUserSchema, { password: true })

export const startPasswordEndpoints = {
  /** In place of the password of somebody who is signed out by it, and chooses another at the next sign-in. */
  give: {
    name: 'give start password',
    method: 'POST',
    path: '/api/staff/:id/start-password',
    input: z.extend(startPasswordSchema, staffVersionFields),
    output: staffEndpoints.get.output,
    access: 'staff_edit',
    resource: 'staff',
    recordsOnly: true,
    words: {
      screen: 'Staff Management',
      label: 'New Start Password',
      can: 'give a user a new start password',
      did: withName('Gave a new start password to', 'user'),
    },
  },
} as const satisfies Record<string, Endpoint>
