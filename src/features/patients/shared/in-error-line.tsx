import { Text } from '@mantine/core'
import type { InError } from '@shared/contracts/entered-in-error'
import { isolated } from '@shared/lib/isolated'
import { clinicToday } from '@/stores/clinic-day'

/** How what was entered in error is written. */
export const struck = (inError: InError) =>
  inError === null ? {} : ({ td: 'line-through', c: 'dimmed' } as const)

/** Why it was, when and by whom; nothing of what counts. */
export const InErrorLine = ({ inError }: { inError: InError }) =>
  inError && (
    <Text size="sm" fw={500}>
      Entered in error, {clinicToday(new Date(inError.at))}, by {isolated(inError.by)}:{' '}
      <span translate="no">{inError.reason}</span>
    </Text>
  )
