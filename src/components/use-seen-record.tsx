import { useState } from 'react'
import { ChangedMeanwhile, type RecordWords } from './changed-meanwhile'

interface SeenRecordOptions<Row> {
  words: RecordWords<Row>
  /** The record as it is now, where a save was refused as stale; null for any other failure. */
  stale: (error: unknown) => Row | null
  /** The record as it is now, where it was changed before the form was opened again. */
  known?: Row | null
}

/**
 * The record that a form changes, as the form was opened; and as somebody else has left it, once a save
 * has come too late. What is read again meanwhile changes nothing here: it would be saved over unseen.
 * @param record null for a new one, which nobody else can have changed
 */
export function useSeenRecord<Row extends object | null>(
  record: Row,
  { words, stale, known = null }: SeenRecordOptions<NonNullable<Row>>,
) {
  const [opened] = useState(record)
  const [changed, setChanged] = useState(known)
  const seen: Row = changed ?? opened
  const show = (now: NonNullable<Row>) => setChanged(now)
  return {
    opened,
    /** The record in the version that a change is sent with. */
    seen,
    /** Takes what somebody else has made of it for seen. */
    show,
    /** What has changed since the form was opened. */
    changes: opened && changed && <ChangedMeanwhile words={words} before={opened} now={changed} />,
    /** @param takeOver has what was not touched follow what somebody else has made of it */
    readFailure: (
      error: unknown,
      takeOver?: (before: NonNullable<Row>, now: NonNullable<Row>) => void,
    ) => {
      const current = stale(error)
      if (!current) return
      show(current)
      if (seen) takeOver?.(seen, current)
    },
  }
}
