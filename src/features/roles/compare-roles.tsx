import { Card, Group, Select, Stack, Table, Text, Title } from '@mantine/core'
import type { Role } from '@shared/contracts/roles'
import { optionsOf } from '@/lib/options'
import { type AccessAction, accessActions, permissionsOf } from './access-actions'

interface CompareRolesProps {
  roles: readonly Role[]
  /** The ids of the two; empty for none. */
  first: string
  second: string
  onChoose: (chosen: { first?: string; second?: string }) => void
}

/** What only one of two roles allows, and what both do. */
export function CompareRoles({ roles, first, second, onChoose }: CompareRolesProps) {
  const options = optionsOf(roles)
  const find = (id: string) => roles.find(({ _id }) => String(_id) === id)
  const [one, other] = [find(first), find(second)]
  return (
    <Card component="section" aria-label="Compare two roles" padding="md">
      <Stack gap="sm">
        <Title order={2} size="h4">
          Compare two roles
        </Title>
        <Group gap="sm" grow maw={640} preventGrowOverflow={false}>
          <Select
            label="First role"
            placeholder="Choose a role"
            data={options}
            value={one ? first : null}
            onChange={(chosen) => onChoose({ first: chosen ?? '' })}
          />
          <Select
            label="Second role"
            placeholder="Choose a role"
            data={options}
            value={other ? second : null}
            onChange={(chosen) => onChoose({ second: chosen ?? '' })}
          />
        </Group>
        {one && other && <Comparison first={one} second={other} />}
      </Stack>
    </Card>
  )
}

function Comparison({ first, second }: Record<'first' | 'second', Role>) {
  const [one, other] = [permissionsOf(first), permissionsOf(second)]
  const those = (byFirst: boolean, bySecond: boolean) =>
    accessActions.filter(
      ({ isAllowed }) => isAllowed(one) === byFirst && isAllowed(other) === bySecond,
    )
  const parts = [
    { title: `Only ${first.name}`, actions: those(true, false) },
    { title: `Only ${second.name}`, actions: those(false, true) },
    { title: 'Both', actions: those(true, true) },
  ]
  return (
    <Table aria-label={`${first.name} and ${second.name}`} verticalSpacing={4} layout="fixed">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Can</Table.Th>
          <Table.Th w="40%">Where</Table.Th>
        </Table.Tr>
      </Table.Thead>
      {parts.map((part) => (
        <Part key={part.title} {...part} />
      ))}
    </Table>
  )
}

const Part = ({ title, actions }: { title: string; actions: readonly AccessAction[] }) => (
  <Table.Tbody>
    <Table.Tr bg="var(--mantine-color-default-hover)">
      <Table.Th scope="rowgroup" colSpan={2}>
        {title} ({actions.length})
      </Table.Th>
    </Table.Tr>
    {actions.map(({ id, can, screen }) => (
      <Table.Tr key={id}>
        <Table.Td>{can}</Table.Td>
        <Table.Td>{screen}</Table.Td>
      </Table.Tr>
    ))}
    {actions.length === 0 && (
      <Table.Tr>
        <Table.Td colSpan={2}>
          <Text size="sm" c="dimmed">
            Nothing
          </Text>
        </Table.Td>
      </Table.Tr>
    )}
  </Table.Tbody>
)
