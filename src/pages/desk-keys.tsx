import '@/components/later-styles'
import { Checkbox, Group, Kbd, Text } from '@mantine/core'
import { deskShortcuts, deskShortcutsInGrid } from '@/lib/shortcuts'

interface DeskKeysProps {
  enabled: boolean
  /** Whether the day grid is on show. */
  isGrid: boolean
  onChange: (enabled: boolean) => void
}

/**
 * The desk's keys, where there is room for a keyboard. Whoever speaks to the computer, or slips, must
 * be able to switch single letters off (WCAG 2.1.4).
 */
export const DeskKeys = ({ enabled, isGrid, onChange }: DeskKeysProps) => (
  <Group gap="md" mt="lg" visibleFrom="xs" data-noprint>
    <Checkbox
      size="xs"
      label="Keyboard shortcuts"
      checked={enabled}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    {enabled &&
      Object.entries(isGrid ? deskShortcutsInGrid : deskShortcuts).map(([key, does]) => (
        <Text key={key} size="sm" c="dimmed">
          <Kbd>{key}</Kbd> {does}
        </Text>
      ))}
  </Group>
)
