import { Group, SegmentedControl, Text, useMatches } from '@mantine/core'
import type { Affected } from '@shared/contracts/absence-desk'
import { absenceDeskScreenMessages as words } from '@shared/contracts/absence-desk-words'
import { BusyButton } from '@/components/busy-button'
import { disabledWithReason } from '@/components/disabled-with-reason'
import type { AbsenceSearch, RowsShown } from './absence-search'

interface DeskFiltersProps {
  /** Who is away. */
  staff: string
  search: AbsenceSearch
  openCount: number
  callCount: number
  selected: readonly Affected[]
  onChange: (changes: Partial<AbsenceSearch>) => void
  onAcceptSelected: () => void
  onOther: () => void
}

/** Which rows are shown, which proposal comes first, and what is done with the selected rows. */
export function DeskFilters({
  staff,
  search,
  openCount,
  callCount,
  selected,
  onChange,
  onAcceptSelected,
  onOther,
}: DeskFiltersProps) {
  const isPhone = useMatches({ base: true, sm: false })
  const hasProposal = selected.some(({ proposals }) => proposals.length > 0)
  return (
    <Group justify="space-between" gap="sm" mb="sm" data-noprint>
      <Group gap={isPhone ? 'xs' : 'sm'} w={isPhone ? '100%' : undefined}>
        <Text span>Proposals first:</Text>
        <SegmentedControl
          orientation={isPhone ? 'vertical' : 'horizontal'}
          {...(isPhone && { fullWidth: true, w: '100%' })}
          aria-label="Proposals first"
          data={[
            { value: '', label: 'A colleague the same day' },
            { value: 'same', label: `${staff} when back` },
          ]}
          value={search.prefer}
          onChange={(prefer) => onChange({ prefer: prefer === 'same' ? 'same' : '' })}
        />
        <SegmentedControl
          {...(isPhone && { fullWidth: true, w: '100%' })}
          aria-label="Rows to show"
          data={[
            { value: '', label: 'All' },
            { value: 'open', label: `Open (${openCount})` },
            { value: 'call', label: `Call list (${callCount})` },
          ]}
          value={search.show}
          onChange={(value) => onChange({ show: value as RowsShown })}
        />
      </Group>
      <Group gap="xs">
        <Text span c="dimmed" aria-live="polite">
          {selected.length > 0 && `${selected.length} selected`}
        </Text>
        <BusyButton
          variant="default"
          busy={false}
          disabled={selected.length === 0}
          {...disabledWithReason(selected.length === 0 || hasProposal ? null : words.noProposal)}
          onClick={() => hasProposal && onAcceptSelected()}
        >
          Accept Selected
        </BusyButton>
        <BusyButton
          variant="default"
          busy={false}
          disabled={selected.length === 0}
          onClick={onOther}
        >
          Other Ways…
        </BusyButton>
      </Group>
    </Group>
  )
}
