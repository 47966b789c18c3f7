import { beforeEach, expect, test } from 'vitest'
import { useClock } from './clock'
import { addNotice, clearNotices, markNoticesRead, useNotices } from './notices'
import { useSession } from './session'

const texts = () => useNotices.getState().items.map((notice) => notice.text)

beforeEach(() => {
  clearNotices()
  useSession.setState({
    session: { token: 't', userData: { roles: [] }, owner: 'asha', keepsRecords: false },
  })
})

test('are kept newest first, with their kind and time', () => {
  addNotice('success', 'Saved.', 1000)
  addNotice('error', 'Lost.', 2000)
  expect(useNotices.getState().items).toMatchObject([
    { kind: 'error', text: 'Lost.', at: 2000 },
    { kind: 'success', text: 'Saved.', at: 1000 },
  ])
  const [first, second] = useNotices.getState().items
  expect(first?.id).not.toBe(second?.id)
})

test('are of the host’s time', () => {
  useClock.setState({ offset: -90_000_000 })
  const before = Date.now()
  addNotice('success', 'Saved.')
  expect(useNotices.getState().items[0]?.at).toBe(before - 90_000_000)
  useClock.setState({ offset: 0 })
})

test('are counted until they are read', () => {
  addNotice('success', 'One.')
  addNotice('success', 'Two.')
  expect(useNotices.getState().unread).toBe(2)
  markNoticesRead()
  expect(useNotices.getState().unread).toBe(0)
  expect(texts()).toEqual(['Two.', 'One.'])
})

test('are at most fifty', () => {
  for (let count = 1; count <= 60; count++) addNotice('success', `Number ${count}`)
  expect(texts()).toHaveLength(50)
  expect(texts()[0]).toBe('Number 60')
  expect(useNotices.getState().unread).toBe(50)
})

test('are for whoever is signed in', () => {
  useSession.setState({ session: null })
  addNotice('warning', 'Wrong password.')
  expect(texts()).toEqual([])
})

test('lie in the tab’s own storage, not in the one that all tabs share', () => {
  addNotice('success', 'Saved.')
  expect(sessionStorage.getItem('notices')).toContain('Saved.')
  expect(localStorage.getItem('notices')).toBeNull()
})
