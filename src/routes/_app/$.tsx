import { createFileRoute } from '@tanstack/react-router'
import { UnknownPage } from '@/features/layout/not-found-pages'

/** Every address that no screen has. */
export const Route = createFileRoute('/_app/$')({ component: UnknownPage })
