import { questionMaxLength } from '@shared/contracts/chat'
import type { Medication } from '@shared/contracts/medications'
import { visible } from '@shared/medicines/visible'

/**
 * The question to the assistant, from the current medications and the new ones. It holds no
 * identity. Whoever reads medicines out of it finds each name alone between semicolons, with its use
 * in brackets: so nothing typed there can pass for another medicine or for the end of the list.
 */
export const interactionQuestion = (
  currentMedications: readonly Medication[],
  medicines: readonly Medication[],
): string =>
  [
    `Patient is currently taking: ${listed(currentMedications)}.`,
    `New medications: ${listed(medicines)}.`,
    'Are there any significant drug interactions? Please give a safety answer in 1-2 sentences.',
  ].join(' ')

/** Whether the question for these is longer than may be asked. */
export const tooLongToAsk = (...lists: Parameters<typeof interactionQuestion>): boolean =>
  interactionQuestion(...lists).length > questionMaxLength

const listed = (medications: readonly Medication[]): string =>
  medications.length === 0 ? 'none' : medications.map(written).join('; ')

const written = ({ name, dosage, frequency, duration }: Medication): string =>
  `${namePart(name)} (${[dosage, frequency, duration]
    .filter(Boolean)
    .map((use) => usePart(use))
    .join(', ')})`

/** A name as the question writes it: without the signs that the question's lists are made of. */
export const namePart = (name: string): string =>
  usePart(name).replaceAll(',', ' ').replace(/\s+/g, ' ')

const usePart = (text = ''): string =>
  visible(text)
    .replace(/[()[\]{};:?!\n\r]|\.(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
