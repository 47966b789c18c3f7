import { Checkbox, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import {
  type MessageKind,
  type MessageSettings,
  messageKindLabels,
  messageKinds,
  messageMessages,
} from '@shared/contracts/messages'
import { errorFields, errorText } from '@/api/api-error'
import { staleMessageSettings, useChangeMessageSettings } from '@/api/messages'
import type { RecordWords } from '@/components/changed-meanwhile'
import { FormModal } from '@/components/form-modal'
import { toast } from '@/components/toast'
import { useSeenRecord } from '@/components/use-seen-record'

const words: RecordWords<MessageSettings> = messageKinds.map((kind) => [
  messageKindLabels[kind],
  ({ kinds }: MessageSettings) => (kinds.includes(kind) ? 'On' : 'Off'),
])

interface MessagesFormProps {
  settings: MessageSettings
  onClose: () => void
}

/** Of what patients get messages. */
export function MessagesForm({ settings, onClose }: MessagesFormProps) {
  const change = useChangeMessageSettings()
  const { opened, seen, changes, readFailure } = useSeenRecord(settings, {
    words,
    stale: staleMessageSettings,
  })
  const form = useForm<{ kinds: MessageKind[] }>({ initialValues: { kinds: opened.kinds } })
  /** What was not touched here follows what somebody else has made of it. */
  const takeOver = (before: MessageSettings, now: MessageSettings) =>
    form.setFieldValue('kinds', (typed) =>
      messageKinds.filter((kind) => {
        const isTouched = typed.includes(kind) !== before.kinds.includes(kind)
        return (isTouched ? typed : now.kinds).includes(kind)
      }),
    )

  return (
    <FormModal
      title="Messages to patients"
      submitLabel="Save"
      form={form}
      save={({ kinds }) => change.mutateAsync({ kinds, version: seen.version })}
      saved={messageMessages.saved}
      showSaved={toast.success}
      failed={(error) => {
        readFailure(error, takeOver)
        return {
          message: errorText(error, { otherwise: messageMessages.saveFailed }),
          fields: errorFields(error),
        }
      }}
      onClose={onClose}
    >
      {changes}
      <Checkbox.Group
        label="Patients get a message when"
        description="A minute after the change, so that an undone one is not sent."
        {...form.getInputProps('kinds')}
      >
        <Stack mt="sm" gap="sm">
          {messageKinds.map((kind) => (
            <Checkbox key={kind} value={kind} label={messageKindLabels[kind]} />
          ))}
        </Stack>
      </Checkbox.Group>
    </FormModal>
  )
}
