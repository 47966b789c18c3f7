import type { Prescription } from '@/contracts/prescriptions'

/** The names of the medicines prescribed, each once, whatever the case they are written in. */
export const medicinesOf = (prescriptions: readonly Prescription[]): string[] => [
  ...new Set(
    prescriptions.flatMap(({ medicines }) =>
      medicines.map(({ name }) => name.trim().toLowerCase()),
    ),
  ),
]
