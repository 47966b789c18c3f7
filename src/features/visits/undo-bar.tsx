import { Anchor, Group, Text } from '@mantine/core'
import { visitWhen } from '@shared/contracts/visit-rules'
import { IconArrowBackUp } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { BusyButton } from '@/components/busy-button'
import { disabledWithReason, type Reason } from '@/components/disabled-with-reason'
import { type PatientLabel, usePatientLabel } from '@/features/patients/shared/patient-label'
import classes from './desk.module.css'
import { isSameAction, type VisitAction } from './visit-history'
import { isWithDoctor, visitorName } from './visit-words'

interface UndoBarProps {
  told: VisitAction | null
  /** What Undo takes back; null where nothing can be. */
  next: VisitAction | null
  /** Why the person signed in can't take it back; null where they can. */
  denied: Reason | null
  busy: boolean
  withKeys: boolean
  onUndo: (action: VisitAction) => void
  /** What else can be done for whom it was done, beside Undo. */
  children?: ReactNode
  /** Leads to the day of what is told, where that is not the one on show. */
  onShowDay?: (() => void) | undefined
}

/**
 * Says what was done last, from one action to the next; it is read out. It is at the foot of the screen, once
 * there is something: its coming moves no row.
 * On a phone it has two lines at most; what is longer is read out all the same.
 */
export function UndoBar({
  told,
  next,
  denied,
  busy,
  withKeys,
  onUndo,
  onShowDay,
  children,
}: UndoBarProps) {
  const patientLabel = usePatientLabel()
  const isUndoNext = isSameAction(next, told)
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (told) uncoverFocused(bar.current)
  }, [told])
  // It stands there empty, to be read out when it fills.
  if (told === null && next === null) return <Group aria-live="polite" />
  return (
    <Group
      ref={bar}
      aria-live="polite"
      justify="space-between"
      wrap="nowrap"
      className={classes.undo}
    >
      <Text size="sm" flex={1}>
        {told && (
          <span key={keyOf(told)} id="last-action">
            {actionWords(told, patientLabel)}
          </span>
        )}
        {next && !isUndoNext && (
          <span key={`next ${keyOf(next)}`} id="next-action">
            {told && <span> Before that:</span>} {actionWords(next, patientLabel)}
          </span>
        )}
      </Text>
      {told && onShowDay && (
        <Anchor
          component="button"
          type="button"
          size="sm"
          className={classes.day}
          onClick={onShowDay}
        >
          Show that day
        </Anchor>
      )}
      {children}
      {next && (
        <BusyButton
          flex="none"
          variant="default"
          busy={busy}
          {...disabledWithReason(denied)}
          aria-describedby={isUndoNext ? 'last-action' : 'next-action'}
          aria-keyshortcuts={withKeys ? 'u' : undefined}
          onClick={({ detail }) => {
            // The second click of a double click on an action, over which this has come.
            if (detail <= 1) onUndo(next)
          }}
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
        >
          Undo
        </BusyButton>
      )}
    </Group>
  )
}

/** Each action has elements of its own: a translator of pages may have replaced the texts of the last. */
const keyOf = ({ kind, after }: VisitAction): string => `${kind} ${after.id} ${after.version}`

/** What has the focus when the bar comes is not to be covered by it. */
function uncoverFocused(bar: HTMLElement | null): void {
  const focused = document.activeElement?.closest('td, tr')
  if (!bar || !focused || focused.contains(bar)) return
  const [{ top }, { bottom }] = [bar.getBoundingClientRect(), focused.getBoundingClientRect()]
  if (bottom > top) focused.scrollIntoView({ block: 'nearest' })
}

/** What a phone has no room for, and is read out there. */
const More = ({ children }: { children: ReactNode }) => (
  <span className={classes.more}>{children}</span>
)

function actionWords(
  { kind, verb, before, after }: VisitAction,
  patientLabel: PatientLabel,
): ReactNode {
  const who = <strong translate="no">{visitorName(after, patientLabel)}</strong>
  const when = visitWhen(after)
  if (kind === 'schedule')
    return (
      <>
        {verb}: {who}, for {after.date} at {after.time}
        <More>, {after.doctor}.</More>
      </>
    )
  const isMoved = before && visitWhen(before) !== when
  if (kind === 'move')
    return (
      <>
        {verb}: {who}, {isMoved && <More>from {visitWhen(before)} </More>}
        {isMoved && 'to '}
        {when}
        <More>, {after.doctor}.</More>
      </>
    )
  if (kind === 'undo' && before)
    return (
      <>
        {verb}: {who}, to {when}
        <More>, {after.doctor}.</More>
      </>
    )
  return (
    <>
      {verb}: {who}, {kind === 'step' && isMoved && `moved from ${visitWhen(before)} to `}
      {when}
      <More>, is now {isWithDoctor(after) ? 'with the doctor' : after.status}.</More>
    </>
  )
}
