import { unsignedToken } from '@mocks/faults'
import { beforeEach, expect, it } from 'vitest'
import { logOut, signIn } from '@/stores/session'
import { chooseFile, hasChosenFile } from './chosen-files'

const scan = new File(['%PDF-1.4\n%%EOF\n'], 'scan.pdf')

/** Begins a session; a later one of the same person has another token. */
function enter(sub: string, minutes: number): void {
  const exp = Math.floor(Date.now() / 1000) + minutes * 60
  signIn({ token: unsignedToken({ exp, sub, roles: ['lab_dashboard'] }) })
}

beforeEach(() => {
  logOut()
  enter('asha', 30)
})

it('keeps a chosen file when its person begins another session', async () => {
  await chooseFile('1', scan)
  enter('asha', 60)
  expect(hasChosenFile('1')).toBe(true)
})

it('forgets a chosen file when its person logs out', async () => {
  await chooseFile('1', scan)
  logOut()
  enter('asha', 60)
  expect(hasChosenFile('1')).toBe(false)
})

it('forgets a chosen file when somebody else signs in', async () => {
  await chooseFile('1', scan)
  enter('noel', 30)
  expect(hasChosenFile('1')).toBe(false)
})

it('forgets a file that is still being read when its person logs out', async () => {
  const choosing = chooseFile('1', scan)
  logOut()
  enter('noel', 30)
  await choosing
  expect(hasChosenFile('1')).toBe(false)
})
