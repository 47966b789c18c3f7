import { Button, Card, Checkbox, Group, Stack, Text } from '@mantine/core'
import { opensAnything } from '@shared/contracts/access-effects'
import { permissionLabel } from '@shared/contracts/permissions'
import { useId } from 'react'

interface PermissionCardProps {
  title: string
  keys: readonly string[]
  /** All keys that the role has, of this card or not. */
  granted: readonly string[]
  /** Whether keys that open nothing say so: another host may open by them what this product does not know. */
  marksUnused: boolean
  onChange: (granted: string[]) => void
}

/** The permissions of one kind, together or one by one. */
export function PermissionCard({
  title,
  keys,
  granted,
  marksUnused,
  onChange,
}: PermissionCardProps) {
  const titleId = useId()
  const others = granted.filter((key) => !keys.includes(key))
  const all = keys.every((key) => granted.includes(key))
  return (
    <Card role="group" aria-labelledby={titleId} radius="md" padding="sm">
      <Group justify="space-between" wrap="nowrap" mb="sm">
        <Text id={titleId} fw={650}>
          {title}
        </Text>
        <Button
          variant="default"
          size="compact-xs"
          aria-label={`${all ? 'Clear' : 'All'} ${title} permissions`}
          onClick={() => onChange(all ? others : [...others, ...keys])}
        >
          {all ? 'Clear' : 'All'}
        </Button>
      </Group>
      <Stack gap="xs">
        {keys.map((key) => (
          <Checkbox
            key={key}
            label={permissionLabel(key)}
            {...(marksUnused && !opensAnything(key) && { description: 'not used yet' })}
            checked={granted.includes(key)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...granted, key] : granted.filter((held) => held !== key))
            }
          />
        ))}
      </Stack>
    </Card>
  )
}
