import '@/components/later-styles'
import { Alert, Box, Button, Group, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core'
import { importFileMessages } from '@shared/contracts/import-files'
import type { ImportKind } from '@shared/contracts/imports'
import { useRef, useState } from 'react'
import { centuries, dateOrders } from '@/lib/import/dates'
import { nameOrders } from '@/lib/import/rows'
import { separators } from '@/lib/import/separators'
import { encodings } from '@/lib/import/text-of-bytes'
import { fileSize } from '@/lib/result-file'
import { type Choices, withHeadings } from './choices'
import { choose } from './choose'
import { ColumnsTable } from './columns-table'
import { EncodingQuestion } from './encoding-question'
import { rowsWords } from './import-words'
import { StageTitle } from './stage-title'
import type { Question, Understood } from './understood'
import type { ReadingChoice, ReadSource } from './use-file-reading'
import type { PlacesState } from './use-places'
import { ValueQuestions } from './value-questions'

interface ColumnsViewProps {
  kind: ImportKind
  source: ReadSource
  choices: Choices
  file: Understood
  placeQueries: PlacesState['queries']
  onChoices: (choices: Choices) => void
  onReading: (choice: ReadingChoice) => void
  onCheck: () => void
  onOtherFile: () => void
}

/** How the file is read: its encoding and columns, what each column is, and what is not certain. */
export function ColumnsView({
  kind,
  source,
  choices,
  file,
  placeQueries,
  onChoices,
  onReading,
  onCheck,
  onOtherFile,
}: ColumnsViewProps) {
  const { table, name, size } = source
  /** Whether it was pressed: what is still to be chosen is then marked. */
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isOpen = (about: Question['about']) => file.questions.some((one) => one.about === about)
  const errorAt = (about: Question['about']) => (tried && isOpen(about) ? 'Please choose' : null)
  const missing = file.questions.filter(({ about }) => about === 'columns')
  const change = (more: Partial<Choices>) => onChoices({ ...choices, ...more })

  const check = () => {
    setTried(true)
    const [first] = file.questions
    if (first) {
      form.current
        ?.querySelector<HTMLElement>(`[data-about="${first.about}"] :is(select, input)`)
        ?.focus()
    } else if (file.refusal === null) onCheck()
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        check()
      }}
    >
      <Stack>
        <Group justify="space-between">
          <StageTitle>Columns of the file</StageTitle>
          <Button variant="default" onClick={onOtherFile}>
            Choose Another File
          </Button>
        </Group>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          <bdi translate="no">{name}</bdi>, {fileSize(size)}, {rowsWords(file.data.length)}
        </Text>
        {file.refusal !== null && <Alert color="red">{file.refusal}</Alert>}
        {isOpen('encoding') && (
          <EncodingQuestion
            samples={table.samples}
            error={errorAt('encoding')}
            onChoose={(encoding) => onReading({ encoding })}
          />
        )}
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} maw={832}>
          <Box data-about="separator">
            <NativeSelect
              label="Columns are divided by"
              data={[
                ...(isOpen('separator') ? [choose] : []),
                ...separators.map(({ value, label }) => ({ value, label })),
              ]}
              value={isOpen('separator') ? '' : table.separator}
              error={errorAt('separator')}
              description={isOpen('separator') ? importFileMessages.separatorAsked : undefined}
              onChange={({ currentTarget: { value } }) =>
                onReading({ separator: separators.find((one) => one.value === value)?.value })
              }
            />
          </Box>
          {!isOpen('encoding') && (
            <NativeSelect
              label="Encoding"
              data={encodings.map(({ value, label }) => ({ value, label }))}
              value={table.encoding}
              onChange={({ currentTarget: { value } }) =>
                onReading({ encoding: encodings.find((one) => one.value === value)?.value })
              }
            />
          )}
          <Box data-about="headings">
            <NativeSelect
              label="First row"
              data={[
                ...(choices.headings === null ? [choose] : []),
                { value: 'yes', label: 'Names of the columns' },
                { value: 'no', label: kind === 'patients' ? 'A patient' : 'A user' },
              ]}
              value={choices.headings === null ? '' : choices.headings ? 'yes' : 'no'}
              error={errorAt('headings')}
              description={isOpen('headings') ? importFileMessages.headingsAsked : undefined}
              onChange={({ currentTarget: { value } }) =>
                onChoices(withHeadings(kind, table.rows, choices, value === 'yes'))
              }
            />
          </Box>
        </SimpleGrid>
        {missing.length > 0 && (
          <Alert color={tried ? 'red' : 'yellow'}>
            {missing.map(({ message }) => (
              <div key={message}>{message}</div>
            ))}
          </Alert>
        )}
        <ColumnsTable
          kind={kind}
          headings={file.layout.headings}
          examples={file.data.slice(0, 3).map(({ cells }) => cells)}
          mapping={choices.mapping}
          onChange={(mapping) => change({ mapping })}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }} maw={832}>
          {file.areNamesAsked && (
            <NativeSelect
              wrapperProps={{ 'data-about': 'names' }}
              label="Names with a comma"
              description={choices.names === null ? importFileMessages.namesAsked : undefined}
              data={[...(choices.names === null ? [choose] : []), ...nameOrders]}
              value={choices.names ?? ''}
              error={errorAt('names')}
              onChange={({ currentTarget: { value } }) =>
                change({ names: nameOrders.find((one) => one.value === value)?.value ?? null })
              }
            />
          )}
          {file.isOrderNeeded && (
            <NativeSelect
              wrapperProps={{ 'data-about': 'order' }}
              label="Dates are written as"
              description={
                <>
                  {file.order === null && `${importFileMessages.orderAsked} `}
                  For example <bdi translate="no">{file.unclearDate}</bdi>
                </>
              }
              data={[...(file.order === null ? [choose] : []), ...dateOrders]}
              value={file.order ?? ''}
              error={errorAt('order')}
              onChange={({ currentTarget: { value } }) =>
                change({ order: dateOrders.find((one) => one.value === value)?.value ?? null })
              }
            />
          )}
          {file.isCenturyAsked && (
            <NativeSelect
              wrapperProps={{ 'data-about': 'century' }}
              label="Years of two digits"
              description={choices.century === null ? importFileMessages.centuryAsked : undefined}
              data={[...(choices.century === null ? [choose] : []), ...centuries]}
              value={choices.century ?? ''}
              error={errorAt('century')}
              onChange={({ currentTarget: { value } }) =>
                change({ century: centuries.find((one) => one.value === value)?.value ?? null })
              }
            />
          )}
        </SimpleGrid>
        {file.notes.map((note) => (
          <Alert key={note} color="yellow">
            {note}
          </Alert>
        ))}
        <ValueQuestions
          kind={kind}
          file={file}
          choices={choices}
          tried={tried}
          onChange={change}
          placeQueries={placeQueries}
        />
        {tried && file.questions.length > 0 && (
          <Alert color="red">
            {file.questions.map(({ message }) => (
              <div key={message}>{message}</div>
            ))}
          </Alert>
        )}
        <Group>
          <Button type="submit">{`Check ${rowsWords(file.data.length)}`}</Button>
          <Text size="sm" c="dimmed">
            Nothing is imported yet.
          </Text>
        </Group>
      </Stack>
    </form>
  )
}
