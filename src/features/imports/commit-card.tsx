import { Alert, Button, Card, Group, Progress, Stack, Text } from '@mantine/core'
import type { ImportKind } from '@shared/contracts/imports'
import { useState } from 'react'
import { BusyButton } from '@/components/busy-button'
import type { countRows } from './checked-rows'
import { commitWords, recordsWords, rowsWords } from './import-words'
import type { CommitState } from './use-commit'

interface CommitCardProps {
  kind: ImportKind
  counts: ReturnType<typeof countRows>
  commit: CommitState
  /** Shows the rows that need a decision. */
  onUndecided: () => void
  onCommit: () => void
  /** Has all rows checked once more. */
  onCheckAgain: () => void
}

/** What will be written, and the button that writes it. */
export function CommitCard({
  kind,
  counts: { made, leftOut, undecided },
  commit,
  onUndecided,
  onCommit,
  onCheckAgain,
}: CommitCardProps) {
  /** Whether it was pressed before all rows had a decision. */
  const [tried, setTried] = useState(false)
  return (
    <Card component="section" aria-label="Import">
      <Stack gap="sm">
        <Text fw={500} aria-live="polite">
          {undecided > 0
            ? `${rowsWords(undecided)} ${undecided === 1 ? 'needs' : 'need'} a decision first.`
            : made === 0
              ? 'No row is left to import.'
              : commitWords(kind, made, leftOut)}
        </Text>
        {tried && undecided > 0 && (
          <Alert color="red">Please decide on each of these rows, or on all of a kind.</Alert>
        )}
        {commit.made && (
          <>
            <Progress.Root>
              <Progress.Section
                value={(commit.made.done / commit.made.total) * 100}
                aria-label="Making start passwords"
              />
            </Progress.Root>
            <Text size="sm">
              {`${commit.made.done} of ${commit.made.total} start passwords made.`}
            </Text>
          </>
        )}
        {commit.failure && (
          <Alert color="red">
            <Group justify="space-between">
              {commit.failure.message}
              {commit.failure.isOutdated && (
                <Button variant="default" onClick={onCheckAgain}>
                  Check Again
                </Button>
              )}
            </Group>
          </Alert>
        )}
        <Group>
          <BusyButton
            busy={commit.busy}
            busyLabel="Importing…"
            disabled={undecided === 0 && made === 0}
            onClick={() => {
              if (undecided > 0) {
                setTried(true)
                onUndecided()
              } else onCommit()
            }}
          >
            {undecided > 0 ? 'Import' : `Import ${recordsWords(kind, made)}`}
          </BusyButton>
          {commit.made && (
            <Button variant="default" onClick={commit.cancel}>
              Cancel
            </Button>
          )}
        </Group>
      </Stack>
    </Card>
  )
}
