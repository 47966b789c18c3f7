import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptSecret } from './secret'
import { StartError } from './start-error'

let directory = ''
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'rounds-secret-'))
})
afterEach(() => rm(directory, { recursive: true }))

test('is made once, of 32 random bytes, for the owner alone', async () => {
  const secret = await keptSecret(join(directory, 'new'))
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(await keptSecret(join(directory, 'new'))).toEqual(secret)
  expect((await stat(join(directory, 'new', 'secret'))).mode & 0o777).toBe(0o600)
  expect(await readdir(join(directory, 'new'))).toEqual(['secret'])
  expect(await keptSecret(join(directory, 'other'))).not.toEqual(secret)
})

test('is one, also for processes that start at the same time', async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, () => keptSecret(directory)))
  expect(new Set(secrets.map(String)).size).toBe(1)
})

test.each(['', 'half writ'])('is made anew where a power cut left %j', async (left) => {
  await writeFile(join(directory, 'secret'), left)
  const secret = await keptSecret(directory)
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(await readFile(join(directory, 'secret'), 'utf8')).toHaveLength(44)
})

test('is refused to everyone else, also where a copy was less careful', async () => {
  await writeFile(join(directory, 'secret'), 'x'.repeat(43), { mode: 0o644 })
  await keptSecret(directory)
  expect((await stat(join(directory, 'secret'))).mode & 0o777).toBe(0o600)
})

test('that cannot be kept is said in words', async () => {
  await writeFile(join(directory, 'file'), '')
  const attempt = keptSecret(join(directory, 'file'))
  await expect(attempt).rejects.toBeInstanceOf(StartError)
  await expect(attempt).rejects.toThrow(/^The token secret cannot be kept in .*file/)
})
