import { type Affected, type AffectedKind, settleDenial } from '@shared/contracts/absence-desk'
import { useMemo } from 'react'
import type { Reason } from '@/components/disabled-with-reason'
import { useSession } from '@/stores/session'

const settleKeys = ['appointment_edit', 'medical_record_create', 'lab_report_view'] as const

/** The permissions that it takes to settle records of a kind. */
const keysOf = (kind: AffectedKind) =>
  settleKeys.filter((key) => settleDenial({ has: (other) => other !== key }, kind) !== null)

/** Why the person may settle no row of its kind; null where they may. */
export function useSettleDenials(): (row: Affected) => Reason | null {
  const keys = useSession(({ session }) => session?.userData.roles)
  return useMemo(() => {
    const has = (key: string) => keys?.includes(key) ?? false
    return ({ kind }) => {
      const reason = settleDenial({ has }, kind)
      return reason === null ? null : { reason, keys: keysOf(kind).filter((key) => !has(key)) }
    }
  }, [keys])
}
