import { createFileRoute } from '@tanstack/react-router'
import { VerificationPage } from '@/features/auth/verification-page'

export const Route = createFileRoute('/verification')({ component: VerificationPage })
