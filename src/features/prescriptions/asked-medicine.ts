import { isSameLine, type Medication } from '@shared/contracts/medications'
import type { Prescription } from '@shared/contracts/prescriptions'
import { medicineKey } from './current-medications'

/** What a request asks for: a medicine as it was taken before, or no more than a name. */
export type AskedMedicine = { line: Medication } | { name: string }

interface KnownOfPatient {
  current: readonly Medication[]
  /** Newest first. */
  prescriptions: readonly Pick<Prescription, 'medicines'>[]
}

const compact = (text: string): string => text.replace(/\s+/g, '').toLowerCase()

/** What follows a medicine's name in the patient's words; null where they name another one. */
function behindName(asked: string, { name }: Medication): string | null {
  const words = medicineKey(asked)
  const known = medicineKey(name)
  if (known === '' || !`${words} `.startsWith(`${known} `)) return null
  return compact(words.slice(known.length))
}

/** Whether the patient's words leave the strength open, or name this medicine's. */
function isOfStrength(asked: string, medicine: Medication): boolean {
  const behind = behindName(asked, medicine)
  if (behind === null) return false
  const dosage = compact(medicine.dosage)
  return (
    !/\d/.test(behind) ||
    (behind.startsWith(dosage) && !/^[\d.,]/.test(behind.slice(dosage.length)))
  )
}

const eachOnce = (medicines: readonly Medication[]): Medication[] =>
  medicines.filter((one, at) => medicines.findIndex((other) => isSameLine(one, other)) === at)

/**
 * The medicine that a patient asks for in their own words: as it is taken now, or was prescribed last.
 * Where several fit, or none, or it was ended or has another strength, only the name is taken over, so that
 * who prescribes is asked for the rest.
 */
export function askedMedicine(
  asked: string,
  { current, prescriptions }: KnownOfPatient,
): AskedMedicine {
  const isAsked = (medicine: Medication) => behindName(asked, medicine) !== null
  const last = prescriptions.find(({ medicines }) => medicines.some(isAsked))?.medicines ?? []
  const known = current.some(isAsked) ? current : last
  const [line, ...others] = eachOnce(known.filter((medicine) => isOfStrength(asked, medicine)))
  if (line && others.length === 0 && !('ended' in line && line.ended)) return { line }
  return { name: known.find(isAsked)?.name ?? asked.trim() }
}
