import { type ExtraHours, extraHoursMessages } from '@shared/contracts/staff-hours'
import { previewExtraHours, useDeleteExtraHours } from '@/api/hours'
import { confirm, showError } from '@/components/dialogs'
import { toast } from '@/components/toast'
import { useOneAtATime } from '@/hooks/use-one-at-a-time'
import { timesWords } from './hours-words'
import { costFailure, withForecast } from './shared/forecast'

/** Asks, shows what it costs, and deletes extra hours. */
export function useDeleteExtra(): (extra: ExtraHours) => Promise<void> {
  const remove = useDeleteExtraHours()
  const { begin, end } = useOneAtATime()
  return async (extra) => {
    const isSure = await confirm({
      title: 'Delete these extra hours?',
      about: `${extra.date}, ${timesWords(extra)}`,
      message: 'The user can no longer be booked in them.',
      confirmLabel: 'Delete',
      danger: true,
    })
    if (!isSure || !begin()) return
    const { id, staffId, version } = extra
    try {
      await withForecast({
        preview: () => previewExtraHours({ staffId, hours: null, id }),
        save: () => remove.mutateAsync({ id, version }),
        confirmLabel: 'Delete',
      })
      toast.success(extraHoursMessages.deleted)
    } catch (error) {
      const failure = costFailure(error, extraHoursMessages.deleteFailed)
      if (failure) showError(failure.message)
    } finally {
      end()
    }
  }
}
