import { Card, NativeSelect, SimpleGrid, Text } from '@mantine/core'
import { choose } from './choose'
import { rowsWords } from './import-words'

interface AskedWord {
  word: string
  /** By which it is answered. */
  key: string
  count: number
  /** Empty for `none`; null where it is still to be chosen. */
  meaning: string | null
}

interface WordsQuestionProps {
  about: string
  label: string
  text: string
  words: readonly AskedWord[]
  /** How many more there are, about which nobody is asked. */
  others: number
  options: readonly string[]
  /** What it means that none of the options is chosen. */
  none: string
  tried: boolean
  onChoose: (key: string, meaning: string) => void
}

const noneValue = ' none'

/** What the words of a column mean, each with how many rows have it. */
export const WordsQuestion = ({
  about,
  label,
  text,
  words,
  others,
  options,
  none,
  tried,
  onChoose,
}: WordsQuestionProps) => (
  <Card component="section" maw={832} data-about={about} aria-label={label}>
    <Text size="sm" mb="xs">
      {text}
    </Text>
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      {words.map(({ word, key, count, meaning }) => (
        <NativeSelect
          key={key}
          label={
            <>
              <bdi translate="no">{word}</bdi> ({rowsWords(count)})
            </>
          }
          data={[
            ...(meaning === null ? [choose] : []),
            ...options,
            { value: noneValue, label: none },
          ]}
          value={meaning === null ? '' : meaning === '' ? noneValue : meaning}
          error={tried && meaning === null ? 'Please choose' : null}
          onChange={({ currentTarget: { value } }) =>
            onChoose(key, value === noneValue ? '' : value)
          }
        />
      ))}
    </SimpleGrid>
    {others > 0 && (
      <Text size="sm" mt="xs">
        {others === 1
          ? 'There is 1 more such word, whose rows are wrong. Is this the right column?'
          : `There are ${others} more such words, whose rows are wrong. Is this the right column?`}
      </Text>
    )}
  </Card>
)
