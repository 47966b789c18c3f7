import { Alert, Button, Group, Stack } from '@mantine/core'
import { noteMessages } from '@shared/contracts/note-text'
import { type NoteDraft, noteEndpoints } from '@shared/contracts/notes'
import { visitWhen } from '@shared/contracts/visit-rules'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ownDraftsQuery } from '@/api/notes'
import { QueryAlert } from '@/components/query-alert'
import { usePatientLabel } from '@/features/patients/shared/patient-label'
import { useMay } from '@/hooks/use-may'
import { clinicTime, clinicToday } from '@/stores/clinic-day'
import { noteAddress } from './note-link'

/** So many are shown, the last saved first. */
const shownMost = 8

/** When a draft was saved last: the time, with the date where that is not today's. */
function savedWords(iso: string): string {
  const { date, time } = clinicTime(new Date(iso))
  return date === clinicToday() ? time : `${time} on ${date}`
}

/** One's own notes that are not signed, with the way to each; of one patient where one is named. */
export function OpenDrafts({ patientId = null }: { patientId?: string | null }) {
  const isOffered = useMay(noteEndpoints.drafts)
  const query = useQuery({ ...ownDraftsQuery(patientId), enabled: isOffered })
  const patientLabel = usePatientLabel()
  const { data: drafts = [] } = query
  const whose = ({ patientNumber: number, patientName: name, visit, savedAt }: NoteDraft) =>
    [
      ...(patientId === null ? [patientLabel({ number, name })] : []),
      visit ? visitWhen(visit) : 'outside of an appointment',
      `saved ${savedWords(savedAt)}`,
    ].join(', ')
  return (
    <>
      <QueryAlert query={query} otherwise={noteMessages.draftsFetchFailed} />
      {drafts.length > 0 && (
        <Alert role="note" color="clinic" icon={null} mb="sm">
          <Stack gap="xs">
            {drafts.length === 1 ? 'Your note is not signed:' : 'Your notes are not signed:'}
            <Group gap="xs">
              {drafts.slice(0, shownMost).map((draft) => (
                <Button
                  key={draft.id}
                  variant="default"
                  h="auto"
                  mih={36}
                  py={4}
                  styles={{ label: { whiteSpace: 'normal' } }}
                  renderRoot={(root) => (
                    <Link
                      {...noteAddress(draft.patientNumber, draft.visit?.id ?? null)}
                      preload={false}
                      {...root}
                    />
                  )}
                >
                  <bdi translate="no">{whose(draft)}</bdi>
                </Button>
              ))}
              {drafts.length > shownMost && `and ${drafts.length - shownMost} more`}
            </Group>
          </Stack>
        </Alert>
      )}
    </>
  )
}
