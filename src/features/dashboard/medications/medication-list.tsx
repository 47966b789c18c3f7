import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { Medication } from '@/contracts/patients'
import { howTaken } from './how-taken'
import classes from './medications.module.css'

interface MedicationListProps {
  /** Names the list. */
  label: string
  medications: readonly Medication[]
  /** What stands there while there are none. */
  empty: string
  /** Takes one out, by its place; without it the list is only read. */
  onRemove?: (at: number) => void
}

/** Medicines one below the other, each with how it is taken. */
export const MedicationList = ({ label, medications, empty, onRemove }: MedicationListProps) =>
  medications.length === 0 ? (
    <p className={classes.none}>{empty}</p>
  ) : (
    <ul className={classes.list} aria-label={label}>
      {medications.map((medication, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one medicine may stand there twice
        <li key={at} className={classes.item}>
          <span className={classes.words}>
            <strong>{medication.name}</strong>
            <span className={classes.use}>{howTaken(medication)}</span>
          </span>
          {onRemove && (
            <ActionIcon
              aria-label={`Remove ${medication.name}`}
              title={`Remove ${medication.name}`}
              onClick={() => onRemove(at)}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          )}
        </li>
      ))}
    </ul>
  )
