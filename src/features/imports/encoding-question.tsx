import { Card, NativeSelect, Radio, Stack, Text } from '@mantine/core'
import { importFileMessages } from '@shared/contracts/import-files'
import { type Encoding, type EncodingSample, encodings } from '@/lib/import/text-of-bytes'

interface EncodingQuestionProps {
  samples: readonly EncodingSample[]
  error: string | null
  onChoose: (encoding: Encoding | undefined) => void
}

/** The same words in each encoding that can be meant: a person sees which of them reads right. */
export const EncodingQuestion = ({ samples, error, onChoose }: EncodingQuestionProps) => {
  const choose = (value: string) => onChoose(encodings.find((one) => one.value === value)?.value)
  return (
    <Card component="section" maw={832} data-about="encoding" aria-label="Encoding">
      <Radio.Group label={importFileMessages.encodingAsked} error={error} onChange={choose}>
        <Stack gap="xs" my="xs">
          {samples.map(({ encoding, label, words, unread }) => (
            <Radio
              key={encoding}
              value={encoding}
              label={
                <bdi translate="no" style={{ overflowWrap: 'anywhere' }}>
                  {words}
                </bdi>
              }
              description={unread === 0 ? label : `${label}: ${importFileMessages.unread(unread)}`}
            />
          ))}
        </Stack>
      </Radio.Group>
      <NativeSelect
        label="Another encoding"
        maw={400}
        data={[
          { value: '', label: 'Please choose', disabled: true },
          ...encodings.map(({ value, label }) => ({ value, label })),
        ]}
        value=""
        onChange={({ currentTarget: { value } }) => choose(value)}
      />
      <Text size="sm" mt="xs">
        {importFileMessages.encodingNone}
      </Text>
    </Card>
  )
}
