import { Button, Checkbox, Stack } from '@mantine/core'
import { permissionLabel } from '@/contracts/permissions'
import classes from './roles.module.css'

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
    <fieldset className={classes.card}>
      <legend className={classes.title}>{title}</legend>
      <Button
        variant="subtle"
        size="compact-xs"
        className={classes.all}
        aria-label={`${all ? 'No' : 'All'} ${title} permissions`}
        onClick={() => onChange(all ? others : [...others, ...keys])}
      >
        {all ? 'No' : 'All'}
      </Button>
      <Stack gap={8}>
        {keys.map((key) => (
          <Checkbox
            key={key}
            size="xs"
            label={permissionLabel(key)}
            checked={granted.includes(key)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...granted, key] : granted.filter((held) => held !== key))
            }
          />
        ))}
      </Stack>
    </fieldset>
  )
}
