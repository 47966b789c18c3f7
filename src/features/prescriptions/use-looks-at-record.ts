import { prescriptionEndpoints } from '@shared/contracts/prescriptions'
import { isOffered, useSession } from '@/stores/session'

/** Whether the host holds medicines against the record; one that keeps no records does not. */
export const useLooksAtRecord = (): boolean =>
  useSession((state) => isOffered(prescriptionEndpoints.check, state))
