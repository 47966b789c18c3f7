import { clinicTime } from '@/stores/clinic-day'

/** An ISO time as the clinic's clocks show it: `09:30 on 2026-11-21`. */
export function clinicMoment(iso: string): string {
  const { date, time } = clinicTime(new Date(iso))
  return `${time} on ${date}`
}
