import { wholePdf } from '@mocks/sample-files'
import { fileMessages } from '@shared/contracts/files'
import { beforeEach, expect, test, vi } from 'vitest'
import { enter, startHosts } from '@/test/hosts'

// Files of our server: what the client sends as bytes, and reads as such.

const begin = startHosts()
beforeEach(async () => {
  await begin('our server')
  await enter('our server', 'lab')
})

/** These take their host's address from the environment when they are loaded. */
const files = () => import('./files')
const attempt = () => ({ key: crypto.randomUUID() })
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'it did not fail',
    (error: unknown) => error,
  )

test('a file is uploaded as it is, and read as it was', async () => {
  const { uploadFile, readFile } = await files()
  const name = 'Blutbild "Müller" & Co.pdf'
  const file = new File([wholePdf()], name, { type: 'text/html' })
  const kept = await uploadFile({ file, ...attempt() })
  expect(kept).toMatchObject({ name, type: 'application/pdf', size: wholePdf().length })
  const content = await readFile(kept.id)
  expect(content.type).toBe('application/pdf')
  expect(new Uint8Array(await content.arrayBuffer())).toEqual(wholePdf())
})

test('what the server refuses is said in its words, at its field', async () => {
  const { uploadFile, readFile } = await files()
  const file = new File([''], 'a.pdf')
  expect(await failure(uploadFile({ file, ...attempt() }))).toMatchObject({
    status: 400,
    envelope: { fields: { content: fileMessages.empty } },
  })
  expect(await failure(readFile('unknown'))).toMatchObject({
    status: 404,
    message: fileMessages.notFound,
  })
})

test('a file that can no longer be read says so', async () => {
  const { uploadFile } = await files()
  const file = new File([wholePdf()], 'a.pdf')
  file.arrayBuffer = async () => {
    throw new DOMException('', 'NotReadableError')
  }
  expect(await failure(uploadFile({ file, ...attempt() }))).toMatchObject({
    status: 422,
    message: fileMessages.unreadable,
  })
})

test('a web page in place of a file is none', async () => {
  const { readFile } = await files()
  const page = () =>
    Promise.resolve(
      new Response('<p>Sign in to the guest network', { headers: { 'content-type': 'text/html' } }),
    )
  const { fetch } = globalThis
  vi.stubGlobal('fetch', page)
  expect(await failure(readFile('1'))).toMatchObject({
    message: expect.stringContaining('could not be read'),
  })
  vi.stubGlobal('fetch', fetch)
})
