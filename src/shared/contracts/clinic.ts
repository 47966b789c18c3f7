import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { nameSchema, versionSchema } from './lists'

/** What a person reads about the clinic's own name and address (docs/product/files.md, On paper). */
export const clinicMessages = {
  nameRequired: "Please enter the clinic's name",
  nameTooLong: 'Please use at most 100 characters',
  addressTooLong: 'Please use at most 500 characters',
  phoneTooLong: 'Please use at most 50 characters',
  versionMissing: "The version of the clinic's name and address is missing",
  stale:
    'This has been changed meanwhile. See what it says now, and save again if you still want to.',
  saved: "The clinic's name and address are saved.",
  fetchFailed: "Failed to fetch the clinic's name and address",
  notPrinted: 'Nothing was printed. Check your connection and try again.',
  saveFailed: "Failed to save the clinic's name and address",
  servicesFailed: 'Failed to fetch whether mail, webhook and assistant are set up',
  mailMissing:
    'Not set up. Forgot Password sends no codes, and new accounts get no mail. Set SMTP_URL and MAIL_FROM on the server.',
  webhookMissing:
    'Not set up. Messages to patients go by mail only. Set MESSAGES_WEBHOOK_URL and MESSAGES_WEBHOOK_SECRET on the server.',
  assistantMissing:
    'Not set up. The assistant answers by its rules and its guide only. Set AI_BASE_URL and AI_MODEL on the server.',
} as const

/** What stands at the head of whatever is printed. */
export const clinicInputSchema = z.object({
  name: nameSchema(clinicMessages.nameRequired, clinicMessages.nameTooLong),
  /** In lines, as on an envelope. */
  address: z.string().check(z.trim(), z.maxLength(500, clinicMessages.addressTooLong)),
  /** As it is to be read: with a country's code, blanks, an extension. */
  phone: z.string().check(z.trim(), z.maxLength(50, clinicMessages.phoneTooLong)),
})
export type ClinicInput = z.infer<typeof clinicInputSchema>

/** The same as it is kept: all empty until somebody has written it. */
export const clinicSchema = z.object({
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  version: z.number(),
})
export type Clinic = z.infer<typeof clinicSchema>

/** What the server is connected to besides its database. */
const servicesSchema = z.object({
  /** Whether it can send mail. */
  mail: z.boolean(),
  /** Whether messages to patients also go to a webhook. */
  webhook: z.boolean(),
  /** Whether the assistant asks a model. */
  assistant: z.boolean(),
})

export const clinicEndpoints = {
  get: {
    name: 'read clinic',
    method: 'GET',
    path: '/api/clinic',
    input: null,
    output: clinicSchema,
    access: 'session',
    resource: 'clinic',
    recordsOnly: true,
  },
  services: {
    name: 'read services',
    method: 'GET',
    path: '/api/clinic/services',
    input: null,
    output: servicesSchema,
    access: 'admin_dashboard',
    scope: 'clinic',
    resource: 'clinic',
    recordsOnly: true,
    words: {
      screen: 'Admin dashboard',
      label: 'Clinic',
      can: 'see whether mail, webhook and assistant are set up',
    },
  },
  change: {
    name: 'change clinic',
    method: 'PATCH',
    path: '/api/clinic',
    input: z.extend(clinicInputSchema, { version: versionSchema(clinicMessages.versionMissing) }),
    output: clinicSchema,
    access: 'staff_edit',
    alsoNeeds: 'admin_dashboard',
    scope: 'clinic',
    resource: 'clinic',
    recordsOnly: true,
    words: {
      screen: 'Admin dashboard',
      label: 'Clinic, Edit',
      can: 'change the clinic’s name and address',
      did: "Changed the clinic's name and address",
    },
  },
} as const satisfies Record<string, Endpoint>
