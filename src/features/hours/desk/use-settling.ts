import { useCallbackRef } from '@mantine/hooks'
import {
  type Affected,
  type AffectedAnswer,
  absenceDeskMessages,
  type Outcome,
  type Settlement,
} from '@shared/contracts/absence-desk'
import { absenceDeskScreenMessages as words } from '@shared/contracts/absence-desk-words'
import { useState } from 'react'
import { useSettleAffected, useUndoSettled } from '@/api/absence-desk'
import { errorText } from '@/api/api-error'
import type { AbsenceSearch } from './absence-search'
import { keyOf, patientWords } from './desk-words'

type RecordKey = Pick<Affected, 'kind' | 'id'>
type Keys = ReadonlySet<string>

/** Why a row was not settled, or not put back. */
export interface RowRefusal {
  message: string
  /** What is sent to settle it in spite of its warnings; null where it was refused for something else. */
  despite: Settlement | null
}

interface NamedRow {
  key: string
  name: string
  why: string
}

/** What was done last, and which rows it left as they were. */
export interface LastChange {
  summary: string
  /** Of *Undo*: which rows stay as they are now, and why. */
  unchanged: readonly NamedRow[]
  /** Which rows were not settled, and why; a row that is still listed says so itself. */
  refused: readonly NamedRow[]
}

const withKeys = (keys: Keys, more: Iterable<string>): Keys => new Set([...keys, ...more])
const without = (keys: Keys, less: Keys): Keys => new Set([...keys].filter((key) => !less.has(key)))

/** What is said where nothing was settled. */
export const settleFailure = (error: unknown): string =>
  errorText(error, { otherwise: absenceDeskMessages.settleFailed })

function refusalOf(
  { message, error, warnings = [] }: NonNullable<Outcome['refused']>,
  sent: Settlement | undefined,
): RowRefusal {
  if (error !== 'warned' || !sent) return { message, despite: null }
  return {
    message: warnings.length > 0 ? warnings.join(' ') : message,
    despite: { ...sent, acceptWarnings: true },
  }
}

const firstOf = ({ proposals }: Affected): string => JSON.stringify(proposals[0] ?? null)

/** Whether a row that was shown before says something else now: another desk changed it, or its proposal. */
const isOther = (before: Affected | undefined, now: Affected, isSameOrder: boolean): boolean =>
  before !== undefined &&
  (before.version !== now.version ||
    before.state !== now.state ||
    (isSameOrder && firstOf(before) !== firstOf(now)))

/**
 * Settles rows, one or many at a time, and takes it back. What is refused is said at its row and leaves the
 * others; rows that somebody else changes meanwhile are marked.
 */
export function useSettling(
  absenceId: string,
  answer: AffectedAnswer | undefined,
  prefer: AbsenceSearch['prefer'],
) {
  const settling = useSettleAffected()
  const undoing = useUndoSettled()
  const [pending, setPending] = useState<Keys>(new Set())
  /** The rows that were settled here and not read again yet: no other desk has changed them. */
  const [ownChanges, setOwnChanges] = useState<Keys>(new Set())
  const [refused, setRefused] = useState<ReadonlyMap<string, RowRefusal>>(new Map())
  const [changed, setChanged] = useState<Keys>(new Set())
  /** What the last press here has settled. */
  const [lastSettled, setLastSettled] = useState<readonly RecordKey[]>([])
  const [lastChange, setLastChange] = useState<LastChange | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const [seen, setSeen] = useState({ answer, prefer })
  if (seen.answer !== answer) {
    setSeen({ answer, prefer })
    const isSameOrder = seen.prefer === prefer
    const before = new Map(seen.answer?.rows.map((row) => [keyOf(row), row]))
    const now =
      answer?.rows.filter((row) => isOther(before.get(keyOf(row)), row, isSameOrder)).map(keyOf) ??
      []
    const others = now.filter((key) => !ownChanges.has(key))
    if (others.length > 0) setChanged((keys) => withKeys(keys, others))
    if (others.length < now.length) setOwnChanges((keys) => without(keys, new Set(now)))
  }

  const begin = (keys: Keys) => {
    setPending((before) => withKeys(before, keys))
    setOwnChanges((before) => withKeys(before, keys))
    setChanged((before) => without(before, keys))
    setRefused((before) => new Map([...before].filter(([key]) => !keys.has(key))))
    setFailure(null)
    setLastChange(null)
  }
  /** @param done what was settled; the others stay as they were */
  const end = (keys: Keys, done: readonly Outcome[]) => {
    setPending((before) => without(before, keys))
    setOwnChanges((before) => without(before, without(keys, new Set(done.map(keyOf)))))
  }
  const noteRefused = (outcomes: readonly Outcome[], sent: readonly Settlement[] = []) => {
    const more = outcomes.flatMap((one) =>
      one.refused
        ? [
            [
              keyOf(one),
              refusalOf(
                one.refused,
                sent.find((row) => keyOf(row) === keyOf(one)),
              ),
            ] as const,
          ]
        : [],
    )
    setRefused((before) => new Map([...before, ...more]))
    const names = new Map(answer?.rows.map((row) => [keyOf(row), patientWords(row)]))
    return more.map(
      ([key, { message }]): NamedRow => ({ key, name: names.get(key) ?? '', why: message }),
    )
  }

  /** @returns what became of each; null where all of them are being settled already */
  const send = useCallbackRef(
    async (settlements: readonly Settlement[]): Promise<readonly Outcome[] | null> => {
      const rows = settlements.filter((row) => !pending.has(keyOf(row)))
      if (rows.length === 0) return null
      const keys = new Set(rows.map(keyOf))
      begin(keys)
      let done: readonly Outcome[] = []
      try {
        const { rows: outcomes } = await settling.mutateAsync({ id: absenceId, rows })
        done = outcomes.filter((one) => !one.refused)
        if (done.length > 0) setLastSettled(done.map(({ kind, id }) => ({ kind, id })))
        const summary = done.length > 0 ? words.settled(done.length) : ''
        setLastChange({ summary, unchanged: [], refused: noteRefused(outcomes, rows) })
        return outcomes
      } finally {
        end(keys, done)
      }
    },
  )
  /** The same; a failure is shown on the page. */
  const settle = useCallbackRef(async (settlements: readonly Settlement[]): Promise<void> => {
    await send(settlements).catch((error: unknown) => setFailure(settleFailure(error)))
  })

  /** Undoes what nobody has changed since. @param only these rows; all without it */
  const undo = useCallbackRef(async (only?: readonly RecordKey[]): Promise<void> => {
    const asked = only ?? answer?.rows ?? []
    const keys = new Set(asked.map(keyOf))
    if (asked.some((row) => pending.has(keyOf(row)))) return
    begin(keys)
    setLastSettled((before) => before.filter((row) => !keys.has(keyOf(row))))
    const answers = new Map<string, Outcome>()
    const rows = only?.map(({ kind, id }) => ({ kind, id })) ?? null
    /** One call undoes at most 200 rows; it goes on while a call undoes some. */
    const undoNext = async (): Promise<void> => {
      const { rows: outcomes, more } = await undoing.mutateAsync({ id: absenceId, rows })
      for (const one of outcomes) answers.set(keyOf(one), one)
      if (more > 0 && outcomes.some(({ refused }) => !refused)) await undoNext()
    }
    try {
      await undoNext()
      const outcomes = [...answers.values()]
      const unchanged = noteRefused(outcomes)
      setLastChange({
        ...{ summary: absenceDeskMessages.undone(outcomes.length - unchanged.length), unchanged },
        refused: [],
      })
    } catch (error) {
      setFailure(errorText(error, { otherwise: absenceDeskMessages.undoFailed }))
    } finally {
      end(
        keys,
        [...answers.values()].filter(({ refused }) => !refused),
      )
    }
  })

  return {
    ...{ pending, refused, changed, lastChange, failure, lastSettled, send, settle, undo },
    isUndoing: undoing.isPending,
  }
}
