import type { Period } from '@shared/contracts/working-times'
import { describe, expect, it } from 'vitest'
import { totalHours } from './total-hours'

const between = (inTime: string, inTimePeriod: Period, outTime: string, outTimePeriod: Period) =>
  totalHours({ inTime, inTimePeriod, outTime, outTimePeriod })

describe('totalHours', () => {
  it.each([
    ['a day shift', '09:00', 'AM', '05:00', 'PM', 8],
    ['hours without a leading zero', '9:00', 'AM', '5:30', 'PM', 8.5],
    ['12 AM as hour 0', '12:00', 'AM', '08:00', 'AM', 8],
    ['12 PM as hour 12', '12:00', 'PM', '06:15', 'PM', 6.3],
    ['from midnight to noon', '12:00', 'AM', '12:00', 'PM', 12],
    ['a night shift', '10:00', 'PM', '06:00', 'AM', 8],
    ['a span that ends at midnight', '04:00', 'PM', '12:00', 'AM', 8],
    ['noon to just before noon', '12:00', 'PM', '11:59', 'AM', 24],
    ['an earlier minute of the same hour, on the next day', '09:30', 'AM', '09:00', 'AM', 23.5],
    ['equal times', '09:00', 'AM', '09:00', 'AM', 0],
  ] as const)('counts %s', (_case, inTime, inPeriod, outTime, outPeriod, hours) => {
    expect(between(inTime, inPeriod, outTime, outPeriod)).toBe(hours)
  })

  it.each([
    ['09:02', 0],
    ['09:03', 0.1],
    ['09:08', 0.1],
    ['09:09', 0.2],
    ['09:20', 0.3],
    ['09:45', 0.8],
    ['09:57', 1],
  ] as const)('rounds 09:00 AM to %s AM to %s hours', (outTime, hours) => {
    expect(between('09:00', 'AM', outTime, 'AM')).toBe(hours)
  })

  it.each(['', '9', '09:', '09:3', '0930', '00:30', '13:00', '09:60', '009:30', 'nine', '٠٩:٣٠'])(
    'has no answer for %j',
    (time) => {
      expect(between(time, 'AM', '05:00', 'PM')).toBeNull()
      expect(between('05:00', 'AM', time, 'PM')).toBeNull()
    },
  )
})
