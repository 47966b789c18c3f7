import { Alert, Text } from '@mantine/core'
import { noteWritingMessages as words } from '@shared/contracts/note-words'
import { clinicTime } from '@/stores/clinic-day'
import { useStorageFailure } from '@/stores/work'
import { type DraftState, isUnsaved } from './draft-state'

/** What has become of the text on the screen, in a few words. */
function savingWords(state: DraftState): string {
  const { saved, sending } = state
  if (sending !== null) return 'Saving…'
  if (isUnsaved(state)) return 'Not saved yet.'
  return saved?.savedAt
    ? `Saved ${clinicTime(new Date(saved.savedAt)).time}.`
    : 'Nothing written yet.'
}

/** Whether the text is saved. A failure is read out; a save is not, as there is one after each pause. */
export function SavingState({ state }: { state: DraftState }) {
  const isKept = useStorageFailure(({ reason }) => reason === null)
  const { failure } = state
  const message = failure?.isTransient && !isKept ? words.notKept : failure?.message
  return (
    <>
      <div aria-live="polite">
        {message !== undefined && <Alert color="yellow">{`Not saved: ${message}`}</Alert>}
      </div>
      {/* From the start, so that nothing moves once it is known. */}
      <Text size="sm" c="dimmed" mih="1.25rem">
        {failure === null && state.other === null && !state.isGone && savingWords(state)}
      </Text>
    </>
  )
}
