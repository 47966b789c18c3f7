import { Card, NativeSelect, Table, Text } from '@mantine/core'
import type { ImportKind } from '@shared/contracts/imports'
import { chooseTarget, type Target, targetsOf } from '@/lib/import/columns'
import type { Choices } from './choices'

interface ColumnsTableProps {
  kind: ImportKind
  /** Empty where the file names no columns. */
  headings: readonly string[]
  examples: readonly (readonly string[])[]
  mapping: Choices['mapping']
  onChange: (mapping: Choices['mapping']) => void
}

const leftOut = { value: '', label: 'Leave out' } as const

/** Each column of the file with its first cells, and what it is read as. */
export function ColumnsTable({ kind, headings, examples, mapping, onChange }: ColumnsTableProps) {
  const targets = targetsOf(kind)
  return (
    <Card component="section" aria-label="Columns" p={0} data-about="columns">
      <Table.ScrollContainer minWidth={320} type="native">
        <Table aria-label="Columns" verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Column of the file</Table.Th>
              <Table.Th visibleFrom="sm">First rows</Table.Th>
              <Table.Th w={{ base: 180, sm: 260 }}>Read as</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {mapping.map((target, at) => {
              const heading = headings[at] || `Column ${at + 1}`
              const dimmed = target === null ? { c: 'dimmed' } : {}
              const cells = examples.map((row) => row[at] ?? '').filter((cell) => cell !== '')
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the file.
                <Table.Tr key={at}>
                  <Table.Td style={{ overflowWrap: 'anywhere' }}>
                    <Text span size="sm" fw={500} {...dimmed}>
                      <bdi translate="no">{heading}</bdi>
                    </Text>
                    <Text size="sm" c="dimmed" hiddenFrom="sm">
                      <bdi translate="no">{cells[0] ?? ''}</bdi>
                    </Text>
                  </Table.Td>
                  <Table.Td visibleFrom="sm" style={{ overflowWrap: 'anywhere' }}>
                    <Text size="sm" lineClamp={2} {...dimmed}>
                      <bdi translate="no">{cells.join(' · ')}</bdi>
                    </Text>
                  </Table.Td>
                  <Table.Td>
                    <NativeSelect
                      aria-label={`Read ${heading} as`}
                      data={[leftOut, ...targets]}
                      value={target ?? ''}
                      onChange={({ currentTarget: { value } }) => {
                        const next: Target | null =
                          targets.find((one) => one.value === value)?.value ?? null
                        onChange(chooseTarget(mapping, at, next))
                      }}
                    />
                  </Table.Td>
                </Table.Tr>
              )
            })}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Card>
  )
}
