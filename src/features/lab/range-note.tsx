import { Alert, Text } from '@mantine/core'
import { isAdult, type PanelAnalyte } from '@shared/contracts/lab-limits'
import { whomWords } from '@shared/contracts/lab-ranges'
import { labResultMessages } from '@shared/contracts/lab-results'
import { ageWords } from '@/lib/age'
import type { TestedOrder } from './typed-values'

interface RangeNoteProps {
  order: TestedOrder
  /** What was filled in, and why the rest was not. */
  panel: readonly PanelAnalyte[]
}

/** The analytes of a panel that have each of the clinic's ranges, by whom these are for. */
function clinicRanges(panel: readonly PanelAnalyte[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { analyte, range } of panel) {
    if (!range) continue
    const whom = whomWords(range)
    found.set(whom, [...(found.get(whom) ?? []), analyte])
  }
  return found
}

/** Where the ranges that are filled in come from, and why the others are not. */
export function RangeNote({ order, panel }: RangeNoteProps) {
  const lacking = (reason: PanelAnalyte['lacks']) =>
    panel.filter(({ lacks }) => lacks === reason).map(({ analyte }) => analyte)
  const ofAge = lacking('age')
  const ofSex = lacking('sex')
  const ofPregnancy = lacking('pregnancy')
  const own = [...clinicRanges(panel)]
  const withoutRange = own.length > 0 ? ofAge.join(', ') : ''
  const hasAdultRange = panel.some(
    ({ low, high, range }) => range === null && (low !== null || high !== null),
  )
  const moved = panel.filter(
    ({ range, movesInPregnancy }) => order.isPregnant && range && movesInPregnancy,
  )
  const warnings = [
    ...(ofAge.length > 0
      ? [labResultMessages.adultRange(ageWords(order, order.requestedDate), withoutRange)]
      : []),
    ...(ofSex.length > 0 ? [labResultMessages.rangeBySex(ofSex.join(', '))] : []),
    ...(ofPregnancy.length > 0 ? [labResultMessages.pregnantRange(ofPregnancy.join(', '))] : []),
    ...(moved.length > 0
      ? [labResultMessages.pregnantClinicRange(moved.map(({ analyte }) => analyte).join(', '))]
      : []),
  ]
  return (
    <>
      {own.map(([whom, analytes]) => (
        <Text key={whom} size="xs" c="dimmed">
          {labResultMessages.clinicRange(whom, analytes.join(', '))}
        </Text>
      ))}
      <Text size="xs" c="dimmed">
        {isAdult(order) && hasAdultRange && (
          <span>
            {own.length > 0
              ? 'All others are adult reference ranges. Change them if needed. '
              : 'Adult reference ranges. Change them if needed. '}
          </span>
        )}
        Only rows with a value are sent.
      </Text>
      {warnings.map((warning) => (
        <Alert key={warning} role="note" color="yellow" mt={4} p="xs">
          {warning}
        </Alert>
      ))}
    </>
  )
}
