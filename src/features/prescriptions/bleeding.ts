import type { Medication } from '@shared/contracts/medications'
import { prescriptionMessages } from '@shared/contracts/prescriptions'
import { visible } from '@shared/medicines/visible'

const named = (part: string) => (name: string) => visible(name).toLowerCase().includes(part)
const isAspirin = named('aspirin')
const isWarfarin = named('warfarin')

const has = (medications: readonly Medication[], is: (name: string) => boolean): boolean =>
  medications.some(({ name }) => is(name))

/** The local rule (docs/product/prescriptions.md), whichever of the two is there first. */
export const bleedingWarning = (name: string, present: readonly Medication[]): string | null =>
  (isAspirin(name) && has(present, isWarfarin)) || (isWarfarin(name) && has(present, isAspirin))
    ? prescriptionMessages.aspirinAndWarfarin
    : null

/** The same rule for medicines that are all there already. */
export const bleedingAmong = (medications: readonly Medication[]): string | null =>
  has(medications, isAspirin) && has(medications, isWarfarin)
    ? prescriptionMessages.aspirinAndWarfarin
    : null
