import '@/components/later-styles'
import { Checkbox, Group, Kbd, Text } from '@mantine/core'
import { deskShortcuts } from '@/lib/shortcuts'

interface DeskKeysProps {
  enabled: boolean
  onChange: (enabled: boolean) => void
}

/**
 * The desk's keys, where there is room for a keyboard. Whoever speaks to the computer, or slips, must
 * be able to switch single letters off (WCAG 2.1.4).
 */
export const DeskKeys = ({ enabled, onChange }: DeskKeysProps) => (
  <Group gap="md" mt="lg" visibleFrom="xs">
    <Checkbox
      size="xs"
      label="Keyboard shortcuts"
      checked={enabled}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    {enabled &&
      Object.entries(deskShortcuts).map(([key, does]) => (
        <Text key={key} size="sm" c="dimmed">
          <Kbd>{key}</Kbd> {does}
        </Text>
      ))}
  </Group>
)
