import { Group, SegmentedControl, Text } from '@mantine/core'
import { BusyButton } from '@/components/busy-button'
import { useNarrow } from '@/hooks/use-narrow'
import type { AbsenceSearch, RowsShown } from './absence-search'

interface DeskFiltersProps {
  /** Who is away. */
  staff: string
  search: AbsenceSearch
  openCount: number
  callCount: number
  selectedCount: number
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
  selectedCount,
  onChange,
  onAcceptSelected,
  onOther,
}: DeskFiltersProps) {
  const isNarrow = useNarrow()
  return (
    <Group justify="space-between" gap="sm" mb="sm" data-noprint>
      <Group gap="sm">
        <Text span>Proposals first:</Text>
        <SegmentedControl
          orientation={isNarrow ? 'vertical' : 'horizontal'}
          aria-label="Proposals first"
          data={[
            { value: '', label: 'A colleague the same day' },
            { value: 'same', label: `${staff} when back` },
          ]}
          value={search.prefer}
          onChange={(prefer) => onChange({ prefer: prefer === 'same' ? 'same' : '' })}
        />
        <SegmentedControl
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
          {selectedCount > 0 && `${selectedCount} selected`}
        </Text>
        <BusyButton
          variant="default"
          busy={false}
          disabled={selectedCount === 0}
          onClick={onAcceptSelected}
        >
          Accept Selected
        </BusyButton>
        <BusyButton variant="default" busy={false} disabled={selectedCount === 0} onClick={onOther}>
          Other Ways…
        </BusyButton>
      </Group>
    </Group>
  )
}
