import { Card, Select, Stack, Table, Text, Title } from '@mantine/core'
import type { Role, RoleHolders } from '@shared/contracts/roles'
import { accessActions, permissionsOf } from './access-actions'
import { namesWords, peopleWords } from './effect-words'

interface WhoCanProps {
  roles: readonly Role[]
  /** undefined where they are on their way, or not to be read. */
  holders: readonly RoleHolders[] | undefined
  /** The action that is asked about; empty for none. */
  asked: string
  onAsk: (action: string) => void
}

const choices = [...new Set(accessActions.map(({ screen }) => screen))].map((screen) => ({
  group: screen,
  items: accessActions
    .filter((action) => action.screen === screen)
    .map(({ id, can }) => ({ value: id, label: can })),
}))

/** Which roles allow an action, and who can sign in with them. */
export function WhoCan({ roles, holders, asked, onAsk }: WhoCanProps) {
  const action = accessActions.find(({ id }) => id === asked)
  return (
    <Card component="section" aria-label="Who can" padding="md">
      <Stack gap="sm">
        <Title order={2} size="h4">
          Who can …?
        </Title>
        <Select
          label="Action"
          placeholder="For example: cancel an appointment"
          maw={480}
          data={choices}
          value={action ? action.id : null}
          onChange={(chosen) => onAsk(chosen ?? '')}
        />
        {action && <Answer action={action} roles={roles} holders={holders} />}
      </Stack>
    </Card>
  )
}

function Answer({
  action,
  roles,
  holders,
}: Pick<WhoCanProps, 'roles' | 'holders'> & { action: (typeof accessActions)[number] }) {
  const found = roles.filter((role) => action.isAllowed(permissionsOf(role)))
  const holdersOf = (role: Role) => holders?.find(({ privilegeId }) => privilegeId === role._id)
  const total = found.reduce((sum, role) => sum + (holdersOf(role)?.total ?? 0), 0)
  return (
    <>
      <Text role="status">{answerWords(action.can, found.length, holders ? total : null)}</Text>
      {found.length > 0 && (
        <Table.ScrollContainer minWidth={0}>
          <Table aria-label={`Roles that can ${action.can}`} verticalSpacing={6}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th w="32%">Role</Table.Th>
                <Table.Th>People who can sign in</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {found.map((role) => {
                const people = holdersOf(role)
                const without =
                  people && action.without({ held: permissionsOf(role), isAdmin: people.isAdmin })
                return (
                  <Table.Tr key={role._id}>
                    <Table.Td style={{ verticalAlign: 'top' }}>
                      {role.name}
                      {without && (
                        <Text size="xs" c="dimmed">
                          without {without}
                        </Text>
                      )}
                    </Table.Td>
                    <Table.Td>{people && heldWords(people)}</Table.Td>
                  </Table.Tr>
                )
              })}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </>
  )
}

function answerWords(can: string, count: number, people: number | null): string {
  if (count === 0) return `Nobody can ${can}: no role allows it.`
  const allowed = `${count} ${count === 1 ? 'role allows' : 'roles allow'} it`
  if (people === null) return `To ${can}: ${allowed}.`
  if (people === 0) return `Nobody can ${can}: ${allowed}, which nobody who can sign in holds.`
  return `${peopleWords(people)} can ${can}: ${allowed}.`
}

const heldWords = (held: RoleHolders): string => {
  if (held.total === 0) return 'Nobody'
  return held.names.length > 0
    ? `${peopleWords(held.total)}: ${namesWords(held)}`
    : `${peopleWords(held.total)}, with patients’ accounts`
}
