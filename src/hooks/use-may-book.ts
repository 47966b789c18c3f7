import { useSession } from '@/stores/session'

/** Whether the person signed in may book appointments: the server asks for the same permission. */
export const useMayBook = (): boolean =>
  useSession(({ session }) => session?.userData.roles.includes('appointment_create') ?? false)
