import type { Patient } from '@/contracts/patients'

const plain = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase()

/** The ids of those whose name somebody else has as well, whatever its case and blanks. */
export function namesakes(patients: readonly Pick<Patient, 'id' | 'name'>[]): Set<number> {
  const bearers = new Map<string, number[]>()
  for (const { id, name } of patients)
    bearers.set(plain(name), [...(bearers.get(plain(name)) ?? []), id])
  return new Set([...bearers.values()].filter((ids) => ids.length > 1).flat())
}
