import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core'
import { Figures } from '@/components/cells'
import { rowsWords } from './import-words'
import { StageTitle } from './stage-title'
import type { PreviewState } from './use-preview'

interface CheckingProps {
  preview: PreviewState
  onRetry: () => void
  onCancel: () => void
}

/** How far the rows are checked. */
export const Checking = ({ preview, onRetry, onCancel }: CheckingProps) => {
  const { done, total, failure } = preview
  return (
    <Stack maw={832}>
      <StageTitle>Checking the rows</StageTitle>
      <Progress.Root>
        <Progress.Section
          value={(done / Math.max(1, total)) * 100}
          aria-label="Checking the rows"
        />
      </Progress.Root>
      <Text size="sm">
        <Figures>{`${done.toLocaleString('en')} of ${rowsWords(total)} checked.`}</Figures> Nothing
        is imported yet.
      </Text>
      {failure !== null && <Alert color="red">{failure}</Alert>}
      <Group>
        {failure !== null && <Button onClick={onRetry}>Try Again</Button>}
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </Stack>
  )
}
