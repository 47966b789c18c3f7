import { Box, Group, List, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { type Effect, gained } from '@shared/contracts/access-effects'
import { isForAdmins } from '@shared/contracts/call-words'
import { permissionLabel } from '@shared/contracts/permissions'
import { type Role, type RoleHolders, roleEndpoints } from '@shared/contracts/roles'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useMemo } from 'react'
import { roleHoldersQuery } from '@/api/roles'
import { useMay } from '@/hooks/use-may'
import { type Draft, effectLines, namesWords, peopleWords } from './effect-words'

export interface RoleEffectsProps {
  /** The role as it is kept; null for a new one. */
  role: Role | null
  /** The permissions of the draft. */
  granted: readonly string[]
}

const none: readonly string[] = []

/** What a draft of a role gives and takes, and from whom, before it is saved. It is read, not announced. */
export function RoleEffects({ role, granted }: RoleEffectsProps) {
  const titleId = useId()
  const saved = role?.roles ?? none
  const after = useDeferredValue(granted)
  const { gives, takes, draft } = useMemo(
    () => ({
      gives: gained(saved, after),
      takes: gained(after, saved),
      draft: { before: new Set(saved), after: new Set(after) },
    }),
    [saved, after],
  )
  const isOpen = useMay(roleEndpoints.holders)
  const { data } = useQuery({ ...roleHoldersQuery, enabled: isOpen && role !== null })
  const holders = role ? data?.find(({ privilegeId }) => privilegeId === role._id) : undefined
  const isUnchanged = gives.length === 0 && takes.length === 0
  const opensToAdmins = [...gives, ...takes].some(({ calls }) =>
    calls.some(({ words }) => isForAdmins(words.screen)),
  )
  return (
    <Stack component="section" aria-labelledby={titleId} gap="xs">
      <Group justify="space-between" gap="sm">
        <Title order={3} size="h5" id={titleId}>
          What this changes
        </Title>
      </Group>
      <Text size="sm" c="dimmed">
        {holders && holderWords(holders)} {isUnchanged && unchangedWords(role)}
      </Text>
      {!isUnchanged && (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <Effects kind="gives" effects={gives} draft={draft} holders={holders} />
          <Effects kind="takes" effects={takes} draft={draft} holders={holders} />
        </SimpleGrid>
      )}
      {opensToAdmins && (
        <Text size="sm" c="dimmed">
          Staff Management, Role Management, Departments and Working Times open to the Admin role
          alone.
        </Text>
      )}
    </Stack>
  )
}

const unchangedWords = (role: Role | null): string =>
  role ? 'Nothing is changed yet.' : 'Nothing is given yet.'

function holderWords({ total, names }: RoleHolders): string {
  if (total === 0) return 'Nobody who can sign in holds this role.'
  const hold = `${peopleWords(total)} who can sign in ${total === 1 ? 'holds' : 'hold'} this role`
  return names.length > 0
    ? `${hold}: ${namesWords({ total, names })}.`
    : `${hold}, with patients’ accounts.`
}

interface EffectsProps {
  kind: 'gives' | 'takes'
  effects: readonly Effect[]
  draft: Draft
  holders: RoleHolders | undefined
}

function Effects({ kind, effects, draft, holders }: EffectsProps) {
  const titleId = useId()
  if (effects.length === 0) return null
  const whom = holders && holders.total > 0 ? peopleWords(holders.total) : null
  const title =
    kind === 'gives' ? `Gives${whom ? ` ${whom}` : ''}` : `Takes${whom ? ` from ${whom}` : ''}`
  return (
    <Box>
      <Text
        id={titleId}
        size="sm"
        fw={650}
        c={kind === 'gives' ? 'var(--mantine-color-success)' : 'var(--mantine-color-error)'}
      >
        {title}
      </Text>
      <List aria-labelledby={titleId} listStyleType="none" size="sm" spacing={6} mt={4}>
        {effects.map((effect) => (
          <List.Item key={effect.permission} styles={{ itemWrapper: { display: 'block' } }}>
            <Text size="sm" fw={600}>
              {effect.permission === null ? scopeWords[kind] : permissionLabel(effect.permission)}
            </Text>
            {effectLines(effect, kind, draft).map(({ screen, words }) => (
              <Text key={screen} size="sm">
                {screen && <b style={{ fontWeight: 500 }}>{screen}: </b>}
                {words}
              </Text>
            ))}
          </List.Item>
        ))}
      </List>
    </Box>
  )
}

/** Where no permission is the cause, but whose records the role sees. */
const scopeWords = {
  gives: 'The clinic’s records, and not the own alone',
  takes: 'The clinic’s records: the role sees its holder’s own alone',
} as const
