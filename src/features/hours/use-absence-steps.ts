import { useCallbackRef } from '@mantine/hooks'
import { type Absence, absenceMessages } from '@shared/contracts/absences'
import { useMemo } from 'react'
import {
  previewAbsence,
  useConfirmAbsence,
  useDeclineAbsence,
  useDeleteAbsence,
} from '@/api/absences'
import { confirm, showError } from '@/components/dialogs'
import { toast } from '@/components/toast'
import { useOneAtATime } from '@/hooks/use-one-at-a-time'
import type { AbsenceActions } from './absence-columns'
import { rangeWords } from './hours-words'
import { costFailure, withForecast } from './shared/forecast'
import { useOpenDesk } from './use-open-desk'

/** What the preview asks besides the days, for which any kind does. */
const previewInput = ({ id, staffId, from, to, fromTime, toTime }: Absence) => ({
  ...{ id, staffId, from, to, fromTime, toTime },
  ...({ kind: 'other', note: '' } as const),
})

/** Confirms, declines and deletes absences. */
export function useAbsenceSteps(): Omit<AbsenceActions, 'onEdit' | 'onSettle'> {
  const confirmed = useConfirmAbsence()
  const declined = useDeclineAbsence()
  const deleted = useDeleteAbsence()
  const openDesk = useOpenDesk()
  const { begin, end } = useOneAtATime()

  const run = async (step: () => Promise<unknown>, said: string, failed: string) => {
    if (!begin()) return
    try {
      await step()
      toast.success(said)
    } catch (error) {
      const failure = costFailure(error, failed)
      if (failure) showError(failure.message)
    } finally {
      end()
    }
  }

  const onConfirm = useCallbackRef((absence: Absence) => {
    const { id, version } = absence
    const step = () =>
      withForecast({
        preview: () => previewAbsence(previewInput(absence)),
        save: () => confirmed.mutateAsync({ id, version }),
        confirmLabel: 'Confirm absence',
        onOutside: openDesk,
      })
    void run(step, absenceMessages.confirmed, absenceMessages.decideFailed)
  })
  const onDecline = useCallbackRef(async (absence: Absence) => {
    const isSure = await confirm({
      title: 'Decline this absence?',
      about: `${absence.staff}, ${rangeWords(absence)}`,
      message: 'It does not count. The person sees that it was declined.',
      confirmLabel: 'Decline',
      danger: true,
    })
    const { id, version } = absence
    if (isSure)
      await run(
        () => declined.mutateAsync({ id, version }),
        absenceMessages.declined,
        absenceMessages.decideFailed,
      )
  })
  const onDelete = useCallbackRef(async (absence: Absence) => {
    const isSure = await confirm({
      title: 'Delete this absence?',
      about: `${absence.staff}, ${rangeWords(absence)}`,
      message:
        absence.status === 'confirmed'
          ? 'The hours of these days can be booked again.'
          : 'It has not been confirmed, so it does not count.',
      confirmLabel: 'Delete',
      danger: true,
    })
    const { id, version } = absence
    if (isSure)
      await run(
        () => deleted.mutateAsync({ id, version }),
        absenceMessages.deleted,
        absenceMessages.deleteFailed,
      )
  })
  return useMemo(
    () => ({
      onConfirm,
      onDecline: (absence) => void onDecline(absence),
      onDelete: (absence) => void onDelete(absence),
    }),
    [onConfirm, onDecline, onDelete],
  )
}
