import '@/components/later-styles'
import { Button, Card, FileInput, Group, Progress, Stack, Text } from '@mantine/core'
import { type ImportKind, importMost } from '@shared/contracts/imports'
import { useId } from 'react'
import type { FileReadingState } from './use-file-reading'

const hints: Readonly<Record<ImportKind, string>> = {
  patients:
    'A file of patients: name, date of birth or age, gender, and a telephone or e-mail. Address, contact person and language if the file has them.',
  staff:
    'A file of staff: first and last name, e-mail, username, phone, role and department. Working time and status if the file has them.',
}

interface ChooseFileProps {
  kind: ImportKind
  reading: FileReadingState
}

/** Takes a file, also by dropping it. */
export function ChooseFile({ kind, reading }: ChooseFileProps) {
  const id = useId()
  const { progress, failure, choose, cancel } = reading
  const take = (file: File | null | undefined) => {
    if (file) choose(file)
  }
  return (
    <Card
      component="section"
      maw={832}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        take(event.dataTransfer.files[0])
      }}
    >
      <Stack>
        <Text size="sm">{hints[kind]}</Text>
        <FileInput
          label="File"
          description={`CSV or text, up to ${importMost[kind].toLocaleString('en')} rows. The columns can be in any order.`}
          placeholder="Choose a file, or drop it here"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          // The same file can be chosen once more, after it was mended.
          value={null}
          onChange={take}
          error={failure}
          errorProps={{ role: 'alert' }}
          labelProps={{ htmlFor: id }}
          fileInputProps={{ id }}
        />
        {progress !== null && (
          <Group wrap="nowrap">
            <Progress.Root flex={1}>
              <Progress.Section value={progress * 100} aria-label="Reading the file" />
            </Progress.Root>
            <Button variant="default" onClick={cancel}>
              Cancel
            </Button>
          </Group>
        )}
        <Text size="sm" c="dimmed">
          You see first what would happen to each row. Nothing is imported before you say so.
        </Text>
      </Stack>
    </Card>
  )
}
