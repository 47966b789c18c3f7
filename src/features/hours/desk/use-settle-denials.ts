import {
  type Affected,
  absenceDeskEndpoints,
  absenceDeskMessages,
} from '@shared/contracts/absence-desk'
import { useMemo } from 'react'
import type { Reason } from '@/components/disabled-with-reason'
import { useMay } from '@/hooks/use-may'
import { useSession } from '@/stores/session'

/** Why the person may settle nothing of a kind; null where they may. The server asks the same of each. */
export function useSettleDenials(): (row: Affected) => Reason | null {
  const mayCall = useMay(absenceDeskEndpoints.settle)
  const keys = useSession(({ session }) => session?.userData.roles)
  return useMemo(() => {
    const holds = (key: string) => keys?.includes(key) ?? false
    const ofVisits =
      mayCall && holds('appointment_edit')
        ? null
        : { reason: absenceDeskMessages.visitsDenied, keys: ['appointment_edit'] }
    const missing = ['medical_record_create', 'lab_report_view'].filter((key) => !holds(key))
    const ofLab =
      mayCall && missing.length === 0
        ? null
        : { reason: absenceDeskMessages.labDenied, keys: missing }
    return ({ kind }) => (kind === 'visit' || kind === 'request' ? ofVisits : ofLab)
  }, [mayCall, keys])
}
