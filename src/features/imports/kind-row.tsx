import { Box, Button, Group, Text } from '@mantine/core'
import type { ImportDecision, ImportKind } from '@shared/contracts/imports'
import type { CheckedRow } from './checked-rows'
import { decideAllWords, kindHints, kindWords, type RowKind } from './import-words'

interface KindRowProps {
  kind: ImportKind
  of: RowKind
  busy: boolean
  rows: readonly CheckedRow[]
  onShow: () => void
  onDecide: (rows: readonly CheckedRow[], decision: ImportDecision) => void
  onSave: () => void
}

/** How many rows are of one kind, what that means, and a decision for all of them. */
export function KindRow({ kind, of, busy, rows, onShow, onDecide, onSave }: KindRowProps) {
  const asked = rows.filter(({ usual }) => usual === null)
  const options = (['left-out', 'new'] as const).filter((one) => asked[0]?.options.includes(one))
  return (
    <Group component="li" justify="space-between" gap="xs" py="xs">
      <Box flex="1 1 260px">
        <Button variant="subtle" size="compact-sm" ml={-8} onClick={onShow}>
          {`${kindWords[of]}: ${rows.length.toLocaleString('en')}`}
        </Button>
        <Text size="sm" c="dimmed">
          {kindHints[kind][of]}
        </Text>
      </Box>
      <Group gap="xs">
        {of === 'wrong' && (
          <Button size="xs" variant="default" onClick={onSave}>
            Save as a File
          </Button>
        )}
        {options.map((option) => (
          <Button
            key={option}
            size="xs"
            variant="default"
            disabled={busy}
            aria-label={`${decideAllWords(kind, option, asked.length)}: ${kindWords[of]}`}
            onClick={() => onDecide(asked, option)}
          >
            {decideAllWords(kind, option, asked.length)}
          </Button>
        ))}
      </Group>
    </Group>
  )
}
