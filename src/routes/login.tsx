import { createFileRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { LoginPage } from '@/features/auth/login-page'
import { browserNow } from '@/stores/clock'
import { inactivityLimit, refreshSession } from '@/stores/session'

const searchSchema = z.object({
  /** Where the guard met the person. */
  from: z.catch(z.optional(z.string()), undefined),
  view: z.catch(z.optional(z.literal('forgot')), undefined),
})

export const Route = createFileRoute('/login')({
  validateSearch: searchSchema,
  beforeLoad: () => {
    if (refreshSession(browserNow(), inactivityLimit)) throw redirect({ to: '/' })
  },
  component: () => <LoginPage {...Route.useSearch()} />,
})
