import { wholePdf } from '@mocks/sample-files'
import { documentEndpoints, documentMessages as words } from '@shared/contracts/documents'
import { fileEndpoints, fileMessages } from '@shared/contracts/files'
import { labOrderEndpoints } from '@shared/contracts/lab-orders'
import { patientMessages } from '@shared/contracts/patients'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { permissionMissing } from '../auth/session'
import { patients } from '../db/schema'
import { changes, files } from '../db/schema-care'
import { removeUnattached } from '../records/files'
import { type Call, pathOf, refusal } from '../test/api'
import { bodies, unknownId } from '../test/every-call'
import { prescriptionCalls } from '../test/prescriptions'
import { unchanged } from '../test/records'
import { setUpWorld, token, world } from '../test/world'

let desk: { token: string }
let lab: { token: string }
let patient: { token: string }
let priya: string

setUpWorld({ as: 'doctor' })
beforeEach(async () => {
  desk = { token: await world.signIn('receptionist') }
  lab = { token: await world.signIn('lab') }
  patient = { token: await world.signIn('patient') }
  priya = await patientNamed('priya nair')
})

const { ask, read, patientNamed } = prescriptionCalls(
  () => world,
  () => token,
)
const { list, own, create, markInError } = documentEndpoints
const typed = { kind: 'report', title: 'X-ray of the knee', date: '2026-02-20' }

const upload = (call: Call = {}) =>
  ask('POST', `${fileEndpoints.upload.path}?name=knee.pdf`, { raw: wholePdf(), ...call })
const uploaded = async (call: Call = {}) =>
  fileEndpoints.upload.output.parse((await upload(call)).body).id
const add = async (more: object = {}, call: Call = {}) =>
  ask('POST', create.path, {
    json: { patientId: priya, fileId: await uploaded(), ...typed, ...more },
    ...call,
  })
const added = async (more: object = {}) => create.output.parse((await add(more)).body)
const mark = (id: string, json: object, call: Call = {}) =>
  ask('POST', pathOf(markInError, id), { json, ...call })
const open = async (id: string, { token: by }: { token: string }) =>
  (
    await world.api.request(pathOf(fileEndpoints.read, id), {
      headers: { authorization: `Bearer ${by}` },
    })
  ).status
const all = async () => (await read(list, { patientId: priya })).rows

describe('adding a document', () => {
  it('keeps the file with kind, title and date, for the staff and the patient', async () => {
    const fileId = await uploaded()
    await world.db.delete(changes)
    const answer = await add({ fileId })
    expect(answer).toMatchObject({
      status: 201,
      body: {
        ...{ ...typed, patientId: priya, addedOn: '2026-03-02', by: 'Dr. Daniel Reyes' },
        file: { id: fileId, name: 'knee.pdf', type: 'application/pdf' },
        ...{ inError: null, version: 1 },
      },
    })
    const { id } = create.output.parse(answer.body)
    expect(await world.db.select().from(changes)).toMatchObject([
      { topic: 'documents', recordId: id, patientId: priya },
    ])
    expect((await all())[0]).toEqual(answer.body)
    expect((await read(own, {}, patient))[0]).toEqual(answer.body)
    expect(await open(fileId, { token })).toBe(200)
    expect(await open(fileId, patient)).toBe(200)
    // The laboratory reads the files of results alone, and the desk none.
    expect(await open(fileId, lab)).toBe(404)
    expect(await open(fileId, desk)).toBe(403)
  })

  it('keeps the file when unattached uploads are removed', async () => {
    const { file } = await added()
    const waiting = await uploaded()
    world.advance(2 * 60 * 60_000)
    await removeUnattached(world, world.now())
    const left = (await world.db.select().from(files)).map(({ id }) => id)
    expect(left).toContain(file.id)
    expect(left).not.toContain(waiting)
  })

  it('takes a file once, and none of another user', async () => {
    const fileId = await uploaded()
    const both = await Promise.all([add({ fileId }), add({ fileId })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422])
    const others = await uploaded(lab)
    await unchanged(world.db, async () => {
      for (const json of [others, unknownId, '1'].map((id) => ({
        ...{ ...typed, patientId: priya, fileId: id },
      })))
        expect(await ask('POST', create.path, { json })).toMatchObject(
          refusal(422, words.fileGone, { fileId: words.fileGone }),
        )
    })
  })

  it('gives no file of a document to a result', async () => {
    const admin = { token: await world.signIn('admin') }
    const fileId = await uploaded(admin)
    expect((await add({ fileId }, admin)).status).toBe(201)
    const ordered = await ask('POST', labOrderEndpoints.create.path, {
      json: { ...bodies['order lab tests'], patientId: priya },
    })
    const [order] = labOrderEndpoints.create.output.parse(ordered.body)
    const reported = await ask('POST', pathOf(labOrderEndpoints.report, order?.id ?? ''), {
      ...{ json: { ...bodies['report lab result'], fileId, version: 1 } },
      ...admin,
    })
    expect(reported.status).toBe(422)
  })

  it.each([
    ['no kind', { kind: 'scan' }, 'kind', words.kindRequired],
    ['no title', { title: ' ' }, 'title', words.titleRequired],
    ['too long a title', { title: 'x'.repeat(201) }, 'title', words.titleTooLong],
    ['no date', { date: '' }, 'date', words.dateInvalid],
    ['a date of no calendar', { date: '2026-02-30' }, 'date', words.dateInvalid],
    ['a date to come', { date: '2026-03-03' }, 'date', words.dateLater],
    ['no file', { fileId: '' }, 'fileId', words.fileRequired],
    ['no patient', { patientId: '' }, 'patientId', words.patientRequired],
  ])('with %s is refused at its field', async (_, wrong, field, message) => {
    const fileId = await uploaded()
    await unchanged(world.db, async () => {
      const json = { patientId: priya, fileId, ...typed, ...wrong }
      expect(await ask('POST', create.path, { json })).toMatchObject(
        refusal(400, message, { [field]: message }),
      )
    })
  })

  it('is refused for whoever is closed or unknown, and without the permission', async () => {
    expect(await upload(desk)).toMatchObject(
      refusal(403, permissionMissing(['lab_report_create', 'medical_record_create'])),
    )
    expect(await add({ patientId: unknownId })).toMatchObject(
      refusal(422, patientMessages.notFound, { patientId: patientMessages.notFound }),
    )
    await world.db
      .update(patients)
      .set({ closedAt: new Date(world.now()) })
      .where(eq(patients.id, priya))
    expect((await add()).status).toBe(422)
  })

  it('looks at the bytes of the file', async () => {
    expect(await upload({ raw: new TextEncoder().encode('hello') })).toMatchObject(
      refusal(400, fileMessages.content('PDF'), { content: fileMessages.content('PDF') }),
    )
  })
})

describe('a document entered in error', () => {
  it('is kept with the reason for the staff, and gone for the patient with its file', async () => {
    const { id, file } = await added()
    expect(await mark(id, { version: 1, reason: 'Another patient' })).toMatchObject({
      status: 200,
      body: { inError: { by: 'Dr. Daniel Reyes', reason: 'Another patient' }, version: 2 },
    })
    expect((await all()).map((one) => one.id)).toContain(id)
    expect((await read(own, {}, patient)).map((one) => one.id)).not.toContain(id)
    expect(await open(file.id, { token })).toBe(200)
    expect(await open(file.id, patient)).toBe(404)
  })

  it('is marked once, by the version that was seen, with a reason and the permission', async () => {
    const { id } = await added()
    const reason = 'Another patient'
    expect((await mark(id, { version: 1, reason })).status).toBe(200)
    await unchanged(world.db, async () => {
      expect(await mark(id, { version: 1, reason })).toMatchObject({
        status: 409,
        body: { message: words.stale, error: 'stale', current: { id, version: 2 } },
      })
      expect(await mark(id, { version: 2, reason })).toMatchObject(refusal(409, words.isInError))
      expect(await mark(id, { reason })).toMatchObject(
        refusal(400, words.versionMissing, { version: words.versionMissing }),
      )
      expect(await mark(unknownId, { version: 1, reason })).toMatchObject(
        refusal(404, words.notFound),
      )
      expect(await mark(id, { version: 2, reason }, desk)).toMatchObject(
        refusal(403, permissionMissing(['medical_record_delete'])),
      )
    })
  })
})

it('lists by the documents’ own dates, page by page, and not for the desk', async () => {
  await added({ title: 'Older', date: '2024-01-01' })
  await added({ title: 'Newer', date: '2026-03-01' })
  const first = await read(list, { patientId: priya, limit: '2' })
  expect(first).toMatchObject({ total: 3, rows: [{ title: 'Newer' }, {}] })
  expect(await read(list, { patientId: priya, cursor: first.next ?? '' })).toMatchObject({
    rows: [{ title: 'Older' }],
  })
  expect((await ask('GET', `${list.path}?patientId=${priya}`, desk)).status).toBe(403)
})
