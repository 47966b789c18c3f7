import { Button, Checkbox, Fieldset, Stack } from '@mantine/core'
import { permissionLabel } from '@/contracts/permissions'

interface PermissionCardProps {
  title: string
  keys: readonly string[]
  /** All keys that the role has, of this card or not. */
  granted: readonly string[]
  onChange: (granted: string[]) => void
}

/** The permissions of one kind, together or one by one. */
export function PermissionCard({ title, keys, granted, onChange }: PermissionCardProps) {
  const others = granted.filter((key) => !keys.includes(key))
  const all = keys.every((key) => granted.includes(key))
  return (
    <Fieldset legend={title} pos="relative" p="sm">
      <Stack gap="xs">
        <Button
          variant="default"
          size="compact-xs"
          pos="absolute"
          top={-12}
          right={8}
          aria-label={`${all ? 'Clear' : 'All'} ${title} permissions`}
          onClick={() => onChange(all ? others : [...others, ...keys])}
        >
          {all ? 'Clear' : 'All'}
        </Button>
        {keys.map((key) => (
          <Checkbox
            key={key}
            label={permissionLabel(key)}
            checked={granted.includes(key)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...granted, key] : granted.filter((held) => held !== key))
            }
          />
        ))}
      </Stack>
    </Fieldset>
  )
}
