import { Checkbox } from '@mantine/core'
import { deskShortcuts } from '@/lib/shortcuts'
import classes from './receptionist.module.css'

interface DeskKeysProps {
  enabled: boolean
  onChange: (enabled: boolean) => void
}

/**
 * The desk's keys. Whoever speaks to the computer, or slips, must be able to switch single letters
 * off (WCAG 2.1.4).
 */
export const DeskKeys = ({ enabled, onChange }: DeskKeysProps) => (
  <div className={classes.keys}>
    <Checkbox
      size="xs"
      label="Keyboard shortcuts"
      checked={enabled}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    {enabled &&
      Object.entries(deskShortcuts).map(([key, does]) => (
        <span key={key}>
          <kbd>{key}</kbd> {does}
        </span>
      ))}
  </div>
)
