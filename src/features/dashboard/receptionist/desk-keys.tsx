import { LabelledCheckbox } from '@/components/checkbox'
import classes from './receptionist.module.css'

const keys = [
  { key: '/', does: 'search' },
  { key: 'n', does: 'new appointment' },
  { key: 'p', does: 'new patient' },
  { key: 'c', does: 'check in the selected row' },
]

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
    <LabelledCheckbox
      label="Keyboard shortcuts"
      checked={enabled}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    {enabled &&
      keys.map(({ key, does }) => (
        <span key={key}>
          <kbd>{key}</kbd> {does}
        </span>
      ))}
  </div>
)
