import { Button, Card, Group, Text, Title } from '@mantine/core'
import {
  type NoteSettings,
  noteSettingEndpoints,
  noteSettingsMessages as words,
} from '@shared/contracts/note-settings'
import { useQuery } from '@tanstack/react-query'
import { errorText } from '@/api/api-error'
import { noteSettingsQuery, useChangeNoteSettings } from '@/api/notes'
import { confirm, showError } from '@/components/dialogs'
import { disabledWithReason } from '@/components/disabled-with-reason'
import { Facts } from '@/components/facts'
import { QueryAlert } from '@/components/query-alert'
import { toast } from '@/components/toast'
import { useDenial } from '@/hooks/use-may'

/** Whether patients read their signed notes, with the way to switch it. */
export function NotesForPatients() {
  const query = useQuery(noteSettingsQuery)
  const denied = useDenial(noteSettingEndpoints.change)
  const change = useChangeNoteSettings()
  const settings = query.data
  const turn = async ({ forPatients, version }: NoteSettings) => {
    const isSure = await confirm({
      title: forPatients ? 'Hide notes from patients?' : 'Show notes to patients?',
      message: forPatients ? words.hides : words.shows,
      confirmLabel: forPatients ? 'Hide Notes' : 'Show Notes',
    })
    if (!isSure) return
    try {
      await change.mutateAsync({ forPatients: !forPatients, version })
      toast.success(words.saved)
    } catch (error) {
      showError(errorText(error, { otherwise: words.saveFailed }))
    }
  }
  return (
    <Card component="section" aria-label="Notes for patients" maw={720} mt="md">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4">
          Notes for patients
        </Title>
        <Button
          variant="default"
          loading={change.isPending}
          {...(denied === null ? { disabled: !settings } : disabledWithReason(denied))}
          onClick={() => settings && void turn(settings)}
        >
          {settings?.forPatients ? 'Hide Notes' : 'Show Notes'}
        </Button>
      </Group>
      <Text size="sm" c="dimmed" mb="sm">
        {words.about}
      </Text>
      <QueryAlert query={query} otherwise={words.fetchFailed} />
      {settings && (
        <Facts facts={[['Patients read signed notes', settings.forPatients ? 'On' : 'Off']]} />
      )}
    </Card>
  )
}
