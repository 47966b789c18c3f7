import { createFileRoute } from '@tanstack/react-router'
import { CreateUserPage } from '@/features/staff/create-user-page'

export const Route = createFileRoute('/_app/_admin/admin/staff/create')({
  component: CreateUserPage,
})
