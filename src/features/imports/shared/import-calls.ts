import type { ImportKind } from '@shared/contracts/imports'
import type { Call } from '@/hooks/use-may'

const call = { scope: 'clinic', resource: 'patients', recordsOnly: true } as const

/**
 * The call by which each kind is imported, with the permission that this kind takes. Written out: lists, which
 * offer the import, do without its contract. A test holds both equal.
 */
export const importCalls = {
  patients: { ...call, access: 'patient_register' },
  staff: { ...call, access: 'staff_create' },
} as const satisfies Record<ImportKind, Call>
