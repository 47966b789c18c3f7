import type { Medication } from '@/contracts/patients'

/** How a medicine is taken, in one line. */
export const howTaken = ({ dosage, frequency, duration }: Medication): string =>
  [dosage, frequency, duration].filter(Boolean).join(', ')
