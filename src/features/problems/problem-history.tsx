import { Button, Text } from '@mantine/core'
import type { EarlierProblem } from '@shared/contracts/problems'
import { isolated } from '@shared/lib/isolated'
import { useState } from 'react'
import { clinicToday } from '@/stores/clinic-day'

const dayOf = (iso: string): string => clinicToday(new Date(iso))

/** A problem's words with its beginning and code, where there are any. */
const wordsOf = ({ words, since, code }: EarlierProblem['before']): string =>
  [words, since && `since ${since}`, code].filter(Boolean).join(', ')

function Step({ did, by, at, before }: EarlierProblem) {
  const { ended, inError } = before
  const head = `by ${isolated(by)} on ${dayOf(at)}`
  if (did === 'reopened')
    return `Reopened ${head}. ${isolated(ended?.by ?? '')} had ended it on ${ended?.on}.`
  if (did === 'restored')
    return (
      <>
        {`Restored ${head}. ${isolated(inError?.by ?? '')} had marked it as an error on `}
        {`${dayOf(inError?.at ?? at)}: `}
        <span translate="no">{inError?.reason}</span>
      </>
    )
  return (
    <>
      {`Changed ${head}. It said before: `}
      <span translate="no">{wordsOf(before)}</span>
    </>
  )
}

/** What a problem said before, and who replaced it: the last of it, and behind a button the rest. */
export function ProblemHistory({ earlier }: { earlier: readonly EarlierProblem[] }) {
  const [showsAll, setShowsAll] = useState(false)
  const latestFirst = earlier.toReversed()
  return (
    <>
      {(showsAll ? latestFirst : latestFirst.slice(0, 1)).map((step) => (
        <Text key={`${step.at} ${step.did} ${wordsOf(step.before)}`} size="sm" c="dimmed">
          <Step {...step} />
        </Text>
      ))}
      {earlier.length > 1 && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show the last change only' : `Show all changes (${earlier.length})`}
        </Button>
      )}
    </>
  )
}
