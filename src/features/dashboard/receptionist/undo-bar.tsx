import { IconArrowBackUp } from '@tabler/icons-react'
import { PlainButton } from '@/components/plain-button'
import type { Visit } from '@/contracts/visits'
import classes from './receptionist.module.css'

/** What was done last at the front desk, and how to take it back. */
export interface LastAction {
  verb: string
  /** null where there is no step back: what was done was itself one. */
  before: Visit | null
  after: Visit
}

interface UndoBarProps {
  last: LastAction | null
  busy: boolean
  onUndo: (last: LastAction) => void
}

/** Stands from one action to the next; what it says is read out. */
export const UndoBar = ({ last, busy, onUndo }: UndoBarProps) => (
  <div aria-live="polite">
    {last && (
      <div className={classes.undo}>
        <p id="last-action">
          {last.verb}: <strong>{last.after.patientName}</strong>, {last.after.time}, is now{' '}
          {last.after.status}.
        </p>
        {last.before && (
          <PlainButton
            look="default"
            busy={busy}
            aria-describedby="last-action"
            onClick={() => onUndo(last)}
          >
            <IconArrowBackUp size={16} aria-hidden />
            Undo
          </PlainButton>
        )}
      </div>
    )}
  </div>
)
