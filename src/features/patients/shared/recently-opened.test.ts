import { afterEach, beforeEach, expect, it } from 'vitest'
import { useSession } from '@/stores/session'
import { claimOpenedPatients, noteOpenedPatient, openedPatients } from './recently-opened'

const enter = (owner: string) =>
  useSession.setState({
    session: { token: 't', userData: { roles: [] }, owner, keepsRecords: false },
  })

beforeEach(() => enter('asha'))
afterEach(() => useSession.setState({ session: null }))

it('keeps the last ten numbers, the last opened first and each once', () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 3]) noteOpenedPatient(number)
  expect(openedPatients()).toEqual([3, 11, 10, 9, 8, 7, 6, 5, 4, 2])
  expect(localStorage.getItem('openedPatients')).toBe(
    JSON.stringify({ owner: 'asha', numbers: [3, 11, 10, 9, 8, 7, 6, 5, 4, 2] }),
  )
})

it('shows nobody what another person opened, and forgets it when they sign in', () => {
  noteOpenedPatient(4)
  enter('meera')
  expect(openedPatients()).toEqual([])
  enter('asha')
  claimOpenedPatients('asha')
  expect(openedPatients()).toEqual([4])
  claimOpenedPatients('meera')
  expect(localStorage.getItem('openedPatients')).toBeNull()
})

it.each(['{', 'null', '[]', '{"owner":"asha","numbers":["1"]}'])(
  'begins anew where the storage holds %s',
  (left) => {
    localStorage.setItem('openedPatients', left)
    expect(openedPatients()).toEqual([])
    noteOpenedPatient(7)
    expect(openedPatients()).toEqual([7])
  },
)

it('keeps nothing of a trial of a role, which other tabs do not notice', () => {
  noteOpenedPatient(4)
  const { session } = useSession.getState()
  if (session) useSession.setState({ session: { ...session, trial: { name: 'x', begunIn: 't' } } })
  noteOpenedPatient(5)
  expect(openedPatients()).toEqual([4])
})

it('keeps nothing while nobody is signed in', () => {
  useSession.setState({ session: null })
  noteOpenedPatient(4)
  expect(localStorage.getItem('openedPatients')).toBeNull()
})
