import { personName } from '@/lib/person-name'
import { useSession } from '@/stores/session'

/** The name under which whoever is signed in prescribes. */
export const useOwnName = (): string => useSession(({ session }) => personName(session?.userData))
