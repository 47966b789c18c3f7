import { authMessages } from '@shared/contracts/auth'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { toast } from '@/components/toast'
import { ResetPasswordPage } from '@/features/auth/reset-password-page'
import { readReset } from '@/features/auth/reset-progress'

export const Route = createFileRoute('/resetPassword')({
  beforeLoad: ({ preload }) => {
    if (readReset()) return
    if (!preload) toast.error(authMessages.resetIncomplete)
    throw redirect({ to: '/login' })
  },
  component: ResetPasswordPage,
})
