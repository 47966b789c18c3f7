import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { visitGridQuery } from '@/api/visits'
import { columnsOf } from './grid-layout'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/api/client', () => ({ call }))

const of = (date: string) => ({ date, days: 1, doctorId: null, departmentId: null })
const doctors = [{ doctorId: 'Rao', doctor: 'Dr. Rao', isActive: true, spans: [], away: [] }]

it('shows a day as that day until the next one has come', async () => {
  call.mockResolvedValue({ doctors, moreDoctors: 0, visits: [] })
  const observer = new QueryObserver(new QueryClient(), visitGridQuery(of('2026-11-23')))
  const stop = observer.subscribe(() => undefined)
  const dates = () => {
    const { data, isPlaceholderData } = observer.getCurrentResult()
    return { isPlaceholderData, dates: data && columnsOf(data).map(({ date }) => date) }
  }
  await vi.waitFor(() =>
    expect(dates()).toEqual({ isPlaceholderData: false, dates: ['2026-11-23'] }),
  )
  observer.setOptions(visitGridQuery(of('2026-11-24')))
  expect(dates()).toEqual({ isPlaceholderData: true, dates: ['2026-11-23'] })
  await vi.waitFor(() =>
    expect(dates()).toEqual({ isPlaceholderData: false, dates: ['2026-11-24'] }),
  )
  stop()
})
