import { LabelledCheckbox } from '@/components/checkbox'
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
      <button
        type="button"
        className={classes.all}
        aria-label={`${all ? 'Clear' : 'All'} ${title} permissions`}
        onClick={() => onChange(all ? others : [...others, ...keys])}
      >
        {all ? 'Clear' : 'All'}
      </button>
      {keys.map((key) => (
        <LabelledCheckbox
          key={key}
          label={permissionLabel(key)}
          checked={granted.includes(key)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? [...granted, key] : granted.filter((held) => held !== key))
          }
        />
      ))}
    </fieldset>
  )
}
