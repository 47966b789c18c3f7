import { addDays, type ClinicDate, weekdayOf } from '@shared/lib/clinic-date'

/** A day as people at a desk say it: `today`, `tomorrow`, `Sat 2026-03-07,`, in front of a time. */
export function dayWords(date: ClinicDate, today: ClinicDate): string {
  if (date === today) return 'today'
  if (date === addDays(today, 1)) return 'tomorrow'
  if (date === addDays(today, -1)) return 'yesterday'
  return `${weekdayOf(date).slice(0, 3)} ${date},`
}
