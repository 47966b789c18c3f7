import { wholeJpeg, wholePdf, wholePng } from '@mocks/sample-files'
import { staffOnly } from '@shared/contracts/access'
import { errorEnvelopeSchema } from '@shared/contracts/error'
import { fileEndpoints, fileMaxBytes, fileMessages as words } from '@shared/contracts/files'
import { tries } from '@shared/test/property'
import { asc, eq, ne } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { permissionMissing } from '../auth/session'
import { contentHash } from '../content-hash'
import { auditEntries } from '../db/schema-audit'
import { files } from '../db/schema-care'
import { demoFileName } from '../db/seed-record'
import { removeUnattached, sweepFiles } from '../records/files'
import { accountCalls } from '../test/account-calls'
import { addUser, type Call, call, pathOf, refusal } from '../test/api'
import { unknownId } from '../test/every-call'
import { observedServer } from '../test/observed-server'
import { unchanged } from '../test/records'
import { uploadsMost } from '../upload-limit'

const server = observedServer()
const { tokenOf } = accountCalls(server)
/** A technician's. */
let token: string

beforeEach(async () => {
  token = await tokenOf('lab')
  server.logged.length = 0
})

const { upload: sent, read } = fileEndpoints
const hour = 60 * 60_000
const week = 7 * 24 * hour

const upload = (
  name: string,
  raw: Call['raw'] = wholePdf(),
  { headers, ...more }: Omit<Call, 'raw'> = {},
) =>
  call(server.api, 'POST', `${sent.path}?name=${encodeURIComponent(name)}`, {
    ...{ token, raw: raw ?? '' },
    headers: { 'idempotency-key': crypto.randomUUID(), ...headers },
    ...more,
  })
const uploaded = async (...given: Parameters<typeof upload>) => {
  const answer = await upload(...given)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return sent.output.parse(answer.body)
}
const opened = (id: string, by = token) =>
  server.api.request(pathOf(read, id), { headers: { authorization: `Bearer ${by}` } })
/** What the tests upload: the demo has a file of its own. */
const rows = () => server.db.select().from(files).where(ne(files.name, demoFileName))
/** What the audit has of files, which is what it has besides the sign-ins. */
const audited = () =>
  server.db
    .select()
    .from(auditEntries)
    .where(ne(auditEntries.kind, 'signed-in'))
    .orderBy(asc(auditEntries.id))

/** After what is refused there is neither a row nor any content of it. */
async function nothingKept<T>(calls: () => Promise<T>): Promise<T> {
  const before = server.files.hashes()
  const answer = await unchanged(server.db, calls)
  expect(server.files.hashes()).toEqual(before)
  return answer
}

const streamed = (bytes: Uint8Array, then: 'end' | 'break' = 'end') => {
  let at = 0
  return new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (at < bytes.length) controller.enqueue(bytes.slice(at, at + 64 * 1024))
      else if (then === 'end') controller.close()
      else controller.error(new Error('the connection is gone'))
      at += 64 * 1024
    },
  })
}

/** A PDF of so many bytes. */
function sized(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  bytes.set(wholePdf())
  bytes.set(wholePdf(), length - wholePdf().length)
  return bytes
}

describe('an upload', () => {
  it.each([
    ['Blood count.pdf', wholePdf(), 'application/pdf'],
    ['scan.JPEG', wholeJpeg, 'image/jpeg'],
    ['scan.png', wholePng, 'image/png'],
  ] as const)('of %s is kept as it is, by its content', async (name, bytes, type) => {
    const answer = await upload(name, bytes, { headers: { 'content-type': 'text/html' } })
    expect(answer).toMatchObject({ status: 201, body: { name, type, size: bytes.length } })
    const hash = await contentHash(bytes)
    expect(await rows()).toMatchObject([{ ...Object(answer.body), hash }])
    expect(server.files.hashes()).toEqual([hash])
    const { id } = sent.output.parse(answer.body)
    const response = await opened(id)
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes)
    expect(response.headers.get('content-type')).toBe(type)
  })

  it('may have 10 MiB, and arrives whole in pieces', async () => {
    expect((await uploaded('a.pdf', sized(fileMaxBytes))).size).toBe(fileMaxBytes)
    expect((await uploaded('a.pdf', streamed(sized(fileMaxBytes)))).size).toBe(fileMaxBytes)
    expect(server.files.hashes()).toHaveLength(1)
  })

  it('of the same content is another file, and its content is kept once', async () => {
    const first = await uploaded('a.pdf')
    const second = await uploaded('b.pdf')
    expect(second.id).not.toBe(first.id)
    expect(await rows()).toHaveLength(2)
    expect(server.files.hashes()).toHaveLength(1)
  })

  it('is made once for its key, with the same name and content', async () => {
    const once = { headers: { 'idempotency-key': crypto.randomUUID() } }
    const answers = await Promise.all([
      upload('a.pdf', wholePdf(), once),
      upload('a.pdf', wholePdf(), once),
    ])
    expect(answers[0]).toMatchObject({ status: 201, body: answers[1].body })
    expect(await rows()).toHaveLength(1)
    await nothingKept(async () => {
      expect((await upload('b.pdf', wholePdf(), once)).status).toBe(422)
      expect((await upload('a.pdf', wholePdf('another'), once)).status).toBe(422)
    })
    expect((await opened(sent.output.parse(answers[0].body).id)).status).toBe(200)
  })

  it.each([
    ['another type', 'a.exe', wholePdf(), 'name', words.type],
    ['no name', '', wholePdf(), 'name', words.type],
    ['a line end in its name', 'a\nb.pdf', wholePdf(), 'name', words.nameControls],
    ['a long name', `${'x'.repeat(300)}.pdf`, wholePdf(), 'name', words.nameTooLong],
    ['a web page', 'a.pdf', '<script>alert(1)</script>', 'content', words.content('PDF')],
    ['another content', 'a.jpg', wholePng, 'content', words.otherKind('JPG', 'png')],
    ['half of a picture', 'a.jpg', wholeJpeg.slice(0, 20), 'content', words.broken('JPG')],
    ['half of a document', 'a.pdf', wholePdf().slice(0, -9), 'content', words.broken('PDF')],
    ['nothing in it', 'a.png', '', 'content', words.empty],
  ] as const)('with %s is refused at its field', async (_what, name, raw, field, message) => {
    await nothingKept(async () => {
      expect(await upload(name, raw)).toMatchObject(refusal(400, message, { [field]: message }))
    })
  })

  it('of more than 10 MiB is refused, whether it tells its length or not', async () => {
    const large = sized(fileMaxBytes + 1)
    await nothingKept(async () => {
      for (const [raw, headers] of [
        [large, { 'content-length': String(large.length) }],
        [streamed(large), {}],
        // A proxy may send both: the length is then not what counts.
        [streamed(large), { 'content-length': '10', 'transfer-encoding': 'chunked' }],
      ] as const) {
        const answer = await upload('a.pdf', raw, { headers })
        expect(answer).toMatchObject(refusal(413, words.tooLarge))
        expect(answer.headers.get('connection')).toBe('close')
      }
    })
  })

  it('that breaks off, or is not as long as it says, is refused', async () => {
    await nothingKept(async () => {
      expect(await upload('a.pdf', streamed(wholePdf(), 'break'))).toMatchObject(
        refusal(400, words.brokeOff),
      )
      const headers = { 'content-length': '5000' }
      expect(await upload('a.pdf', wholePdf(), { headers })).toMatchObject(
        refusal(400, words.brokeOff, { content: words.brokeOff }),
      )
    })
  })

  it('waits for others of its account, and of everybody’s, each of which is in memory', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const begun: ReturnType<typeof upload>[] = []
    /** Sends a file that comes once it is released; it is there when its body is being read. */
    const sendHeld = (of: { token: string }) =>
      new Promise<void>((isRead) => {
        const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
          isRead()
          await released
          controller.enqueue(wholePdf())
          controller.close()
        }
        begun.push(upload('a.pdf', new ReadableStream({ pull }, { highWaterMark: 0 }), of))
      })
    for (let account = 0; begun.length < uploadsMost.together; account++) {
      const name = `technician${account}`
      await addUser(server.db, name, ['lab_report_create'])
      const of = { token: await tokenOf(name) }
      const ofThis = Math.min(uploadsMost.ofAccount, uploadsMost.together - begun.length)
      for (let at = 0; at < ofThis; at++) await sendHeld(of)
      if (account > 0) continue
      await nothingKept(async () => {
        const answer = await upload('a.pdf', wholePdf(), of)
        expect(answer).toMatchObject(refusal(429, words.waitForOwn))
        expect(answer.headers.get('retry-after')).toBe('5')
      })
      // Nothing else of the account is held up.
      expect((await call(server.api, 'GET', pathOf(read, unknownId), of)).status).toBe(404)
    }
    await nothingKept(async () => {
      const answer = await upload('a.pdf')
      expect(answer).toMatchObject(refusal(503, words.busy))
      expect(answer.headers.get('connection')).toBe('close')
    })
    release()
    for (const { status } of await Promise.all(begun)) expect(status).toBe(201)
    // What is refused or breaks off makes room again, too.
    for (let at = 0; at <= uploadsMost.ofAccount; at++)
      expect((await upload('a.pdf', streamed(wholePdf(), 'break'))).status).toBe(400)
    await uploaded('a.pdf')
  })

  it('is refused without the permission, to patients, and without a key, before it is read', async () => {
    const unread = () =>
      new ReadableStream<Uint8Array>({
        pull: () => {
          throw new Error('it was read')
        },
      })
    await addUser(server.db, 'walker', ['lab_report_create', 'patient_dashboard'])
    const desk = { token: await tokenOf('receptionist') }
    const own = { token: await tokenOf('walker') }
    await nothingKept(async () => {
      expect(await upload('a.pdf', unread(), desk)).toMatchObject(
        refusal(403, permissionMissing(['lab_report_create', 'medical_record_create'])),
      )
      expect(await upload('a.pdf', unread(), own)).toMatchObject(refusal(403, staffOnly))
      const headers = { 'idempotency-key': '' }
      expect((await upload('a.pdf', wholePdf(), { headers })).status).toBe(400)
      expect((await call(server.api, 'POST', sent.path, { token })).status).toBe(400)
    })
  })

  it('that cannot be kept says so, and leaves nothing', async () => {
    const full = async () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    }
    await server.start({ files: { ...server.files, put: full } })
    token = await tokenOf('lab')
    await nothingKept(async () => {
      expect(await upload('a.pdf')).toMatchObject(refusal(507, words.notKept))
    })
    expect(server.logged).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'a file could not be kept' }),
    )
  })

  it('that is not written down leaves no content', async () => {
    const { files: store } = server
    const put: typeof store.put = async (...given) => {
      await store.put(...given)
      await server.db.execute('alter table files add constraint none check (false) not valid')
    }
    await server.start({ files: { ...store, put } })
    token = await tokenOf('lab')
    expect((await upload('a.pdf')).status).toBe(500)
    await server.db.execute('alter table files drop constraint none')
    expect([await rows(), store.hashes()]).toEqual([[], []])
  })

  it('keeps what it takes, whatever is sent', async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom(wholePdf(), wholePng, wholeJpeg),
      fc
        .tuple(fc.constantFrom(wholePdf(), wholePng, wholeJpeg), fc.nat(60))
        .map(([whole, at]) => whole.slice(0, at)),
    )
    const ending = fc.constantFrom('.pdf', '.png', '.jpg', '.PDF', '.exe', '')
    const name = fc
      .tuple(fc.string({ unit: 'binary', maxLength: 20 }), ending)
      .map((of) => of.join(''))
    await fc.assert(
      fc.asyncProperty(name, bytes, async (name, content) => {
        const send = () => upload(name, new Uint8Array(content))
        const answer = await send()
        if (answer.status === 201) {
          const file = sent.output.parse(answer.body)
          const response = await opened(file.id)
          expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(content))
          expect(file.size).toBe(content.length)
          return
        }
        expect(answer.status).toBe(400)
        const { message } = errorEnvelopeSchema.parse(answer.body)
        expect(message).not.toMatch(/insert into|select "|drizzle|node_modules/i)
        const before = [await rows(), server.files.hashes()]
        await send()
        expect([await rows(), server.files.hashes()]).toEqual(before)
      }),
      tries(20),
    )
  })
})

describe('a file', () => {
  it.each([
    ['report.pdf', 'filename="report.pdf"', "filename*=UTF-8''report.pdf"],
    ['血液 Müller.pdf', 'filename="__ M_ller.pdf"', '%E8%A1%80%E6%B6%B2%20M%C3%BCller.pdf'],
    [`"it's" (1)*%;.pdf`, `filename="_it's_ (1)*_;.pdf"`, '%22it%27s%22%20%281%29%2A%25%3B.pdf'],
    ['../../etc/x.pdf', 'filename="x.pdf"', "filename*=UTF-8''x.pdf"],
  ])('named %j is sent as an attachment that nothing runs in', async (name, plain, encoded) => {
    const { id } = await uploaded(name)
    const { headers, status } = await opened(id)
    expect(status).toBe(200)
    const disposition = headers.get('content-disposition')
    expect(disposition).toMatch(/^attachment; /)
    expect(disposition).toContain(plain)
    expect(disposition?.endsWith(encoded)).toBe(true)
    expect(headers.get('content-length')).toBe(String(wholePdf().length))
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('that no record refers to is its uploader’s alone', async () => {
    const { id } = await uploaded('a.pdf')
    await addUser(server.db, 'colleague', ['lab_dashboard', 'lab_report_create', 'lab_report_view'])
    for (const other of ['colleague', 'doctor', 'admin', 'patient'])
      expect((await opened(id, await tokenOf(other))).status, other).toBe(404)
    for (const none of [unknownId, '1', '../../secret']) {
      const answer = await opened(encodeURIComponent(none))
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ message: words.notFound })
    }
    expect(await audited()).toEqual([])
    const stranger = await server.api.request(pathOf(read, id))
    expect(stranger.status).toBe(401)
  })

  it('that is opened is written into the audit each time, before it is sent', async () => {
    const { id } = await uploaded('a.pdf')
    for (const _ of [1, 2]) await opened(id)
    const entry = { kind: 'opened', call: 'read file', recordIds: [id], patientId: null }
    expect(await audited()).toMatchObject([
      { ...entry, username: 'lab', key: 'lab_report_view' },
      entry,
    ])
  })

  it('whose content is missing, damaged or out of reach is told, and logged', async () => {
    const { id } = await uploaded('a.pdf')
    const hash = await contentHash(wholePdf())
    const { files: store } = server
    const told = async () => errorEnvelopeSchema.parse(await (await opened(id)).json()).message
    store.clear()
    expect((await opened(id)).status).toBe(410)
    expect(await told()).toBe(words.lost)
    await store.put(hash, wholePng)
    expect(await told()).toBe(words.lost)
    const away = async () => {
      throw Object.assign(new Error('i/o error'), { code: 'EIO' })
    }
    await server.start({ files: { ...store, get: away } })
    token = await tokenOf('lab')
    expect((await opened(id)).status).toBe(503)
    expect(await told()).toBe(words.away)
    expect(server.logged).toContainEqual({
      level: 'error',
      message: 'a file could not be read',
      fields: expect.objectContaining({ fileId: id, hash }),
    })
    expect(await audited()).toEqual([])
  })
})

describe('uploads that no record refers to', () => {
  const parts = () => ({ db: server.db, files: server.files })
  const clean = () => removeUnattached(parts(), server.at.now)
  /** A session lasts an hour too. */
  const later = async (milliseconds: number) => {
    server.at.now += milliseconds
    token = await tokenOf('lab')
  }

  it('are removed after an hour: the row first, then the content', async () => {
    const { id } = await uploaded('a.pdf')
    await later(hour)
    await clean()
    expect((await opened(id)).status).toBe(200)
    await later(1)
    const { remove } = server.files
    const seen: number[] = []
    const watched = {
      ...server.files,
      remove: async (...given: Parameters<typeof remove>) => {
        seen.push((await rows()).length)
        await remove(...given)
      },
    }
    await removeUnattached({ db: server.db, files: watched }, server.at.now)
    expect(seen).toEqual([0])
    expect(server.files.hashes()).toEqual([])
  })

  it('leave their content where another upload has the same', async () => {
    const first = await uploaded('a.pdf')
    await later(hour)
    const second = await uploaded('b.pdf')
    await later(1)
    await clean()
    expect(await rows()).toMatchObject([{ id: second.id }])
    expect((await opened(first.id)).status).toBe(404)
    expect((await opened(second.id)).status).toBe(200)
  })

  it('are safe where the same content comes at that moment', async () => {
    await uploaded('a.pdf')
    await later(hour + 1)
    const { remove } = server.files
    let during: string | undefined
    // The content is set aside, and whoever removes it is about to ask for rows.
    const slow = {
      ...server.files,
      remove: (hash: string, isNeeded: () => Promise<boolean>) =>
        remove(hash, async () => {
          const needed = await isNeeded()
          during = (await uploaded('b.pdf')).id
          return needed
        }),
    }
    await removeUnattached({ db: server.db, files: slow }, server.at.now)
    expect((await opened(during ?? '')).status).toBe(200)
  })
})

describe('content that no row names', () => {
  const sweep = () => sweepFiles({ db: server.db, files: server.files }, server.at.now)

  it('is removed after a week, and what a row names is not', async () => {
    const { id } = await uploaded('a.pdf')
    await server.files.put(await contentHash(wholePng), wholePng)
    server.at.now += week
    await sweep()
    expect(server.files.hashes()).toHaveLength(2)
    server.at.now += 1
    await sweep()
    expect(server.files.hashes()).toEqual([await contentHash(wholePdf())])
    expect(await server.db.select().from(files).where(eq(files.id, id))).toHaveLength(1)
  })
})
