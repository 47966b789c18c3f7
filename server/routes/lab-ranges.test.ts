import { auditEndpoints, targetsSchema } from '@shared/contracts/audit'
import { binEndpoints, binMessages } from '@shared/contracts/bin'
import { labOrderEndpoints } from '@shared/contracts/lab-orders'
import {
  type LabRange,
  labRangeEndpoints,
  labRangesMost,
  rangeName,
  labRangeMessages as words,
} from '@shared/contracts/lab-ranges'
import { labResultMessages } from '@shared/contracts/lab-results'
import type { PermissionKey } from '@shared/contracts/permissions'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { permissionMissing } from '../auth/session'
import { departments, patients } from '../db/schema'
import { changes } from '../db/schema-care'
import { labRanges } from '../db/schema-lab'
import { addUser, type Call, pathOf, refusal } from '../test/api'
import { binCalls } from '../test/bin'
import { unknownId } from '../test/every-call'
import { labCalls, measured, report } from '../test/lab-orders'
import { unchanged } from '../test/records'
import { setUpWorld, world } from '../test/world'

let token: string

setUpWorld()
beforeEach(async () => {
  token = await world.signIn('admin')
})

const lab = labCalls(
  () => world,
  () => token,
)
const { ask } = lab
const bin = binCalls(
  () => world,
  () => token,
)
const calls = labRangeEndpoints
const babies = {
  ...{ testType: 'Basic Metabolic Panel', analyte: 'Creatinine', unit: 'mg/dL', sex: 'any' },
  ...{ ageFrom: 1, ageFromUnit: 'months', ageTo: 11, ageToUnit: 'months' },
  ...{ low: 0.15, high: 0.42, criticalLow: null, criticalHigh: 1.1 },
}
const create = (more: object = {}, call: Call = {}) =>
  ask('POST', calls.create.path, { json: { ...babies, ...more }, ...call })
const created = async (more: object = {}): Promise<LabRange> =>
  calls.create.output.parse((await create(more)).body)
const change = (range: LabRange, more: object = {}) =>
  ask('PATCH', pathOf(calls.change, range.id), { json: { ...range, ...more } })
const remove = ({ id, version }: Pick<LabRange, 'id' | 'version'>) =>
  ask('DELETE', pathOf(calls.delete, id), { json: { version } })
const undo = (entry: string, call: Call = {}) =>
  ask('POST', calls.restore.path, { json: { entry }, ...call })
const all = async () => (await lab.read(calls.list, { limit: '100' })).rows

it('lists what was added, changed and deleted, to each session', async () => {
  const range = await created({ analyte: ' Creatinine ' })
  expect(range).toEqual({ ...babies, id: range.id, version: 1 })
  const lipids = await created({ testType: 'Lipid Panel', analyte: 'Triglycerides' })
  const boys = await created({ sex: 'male', high: 0.5 })
  const newborn = await created({ ageFrom: 0, ageTo: 29, ageFromUnit: 'days', ageToUnit: 'days' })
  token = await world.signIn('patient')
  expect(await all()).toEqual([newborn, range, boys, lipids])
  token = await world.signIn('admin')
  const first = await lab.read(calls.list, { limit: '3' })
  expect(first).toMatchObject({ rows: [newborn, range, boys], total: 4 })
  const rest = await lab.read(calls.list, { limit: '3', cursor: first.next ?? '' })
  expect(rest.rows).toEqual([lipids])
  expect(await change(boys, { high: 0.6 })).toMatchObject({
    status: 200,
    body: { ...boys, high: 0.6, version: 2 },
  })
  expect(await remove(newborn)).toMatchObject({ status: 200, body: newborn })
  expect((await all()).map(({ id }) => id)).toEqual([range.id, boys.id, lipids.id])
})

it('is changed by a user with both permissions alone', async () => {
  const range = await created()
  const { entry } = calls.delete.output.parse((await remove(await created({ sex: 'female' }))).body)
  for (const [held, lacks] of [
    [['lab_report_edit'], 'admin_dashboard'],
    [['admin_dashboard'], 'lab_report_edit'],
  ] as const) {
    await addUser(world.db, lacks, [...held])
    token = await world.signIn(lacks)
    const denied = refusal(403, permissionMissing([lacks]))
    await unchanged(world.db, async () => {
      expect(await create({ sex: 'male' })).toMatchObject(denied)
      expect(await change(range)).toMatchObject(denied)
      expect(await remove(range)).toMatchObject(denied)
      expect(await undo(entry)).toMatchObject(denied)
    })
  }
  await addUser(world.db, 'both', ['lab_report_edit', 'admin_dashboard'])
  token = await world.signIn('both')
  expect((await change(range, { low: 0.2 })).status).toBe(200)
  expect((await undo(entry)).status).toBe(200)
})

describe('a range', () => {
  it('may not overlap with another of the same analyte, unit and sex', async () => {
    const range = await created()
    const older = await created({ ageFrom: 1, ageFromUnit: 'years', ageTo: 4, ageToUnit: 'years' })
    const message = words.overlaps('Creatinine (mg/dL) of children from 1 to 11 months')
    const refused = refusal(409, message, { ageFrom: message })
    await unchanged(world.db, async () => {
      expect(await create({ ageFrom: 9, ageTo: null })).toMatchObject(refused)
      expect(await create({ analyte: 'CREATININE', unit: 'MG/dl' })).toMatchObject(refused)
      expect(await change(older, { ageFrom: 0 })).toMatchObject(refused)
    })
    expect((await change(range, { ageFrom: 2 })).status).toBe(200)
  })

  it('is added by one of two who add the same at once, and once for its key', async () => {
    const both = await Promise.all([create(), create({ high: 0.6 })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const call = { headers: { 'idempotency-key': crypto.randomUUID() } }
    const first = await create({ sex: 'female' }, call)
    expect((await create({ sex: 'female' }, call)).body).toEqual(first.body)
  })

  it('that was changed or deleted meanwhile is refused, with what it is now', async () => {
    const range = await created()
    const now = Object((await change(range, { low: 0.2 })).body)
    const stale = {
      status: 409,
      body: { message: words.stale, error: 'stale', current: now },
    }
    await unchanged(world.db, async () => {
      expect(await change(range, { high: 0.6 })).toMatchObject(stale)
      expect(await remove(range)).toMatchObject(stale)
      expect(await change({ ...range, id: unknownId })).toMatchObject(refusal(404, words.notFound))
      expect(await ask('DELETE', pathOf(calls.delete, range.id), { json: {} })).toMatchObject(
        refusal(400, words.versionMissing, { version: words.versionMissing }),
      )
    })
    await remove(now)
    expect(await remove(now)).toMatchObject(refusal(404, words.notFound))
  })

  it('that was deleted is in the bin, and is restored as it was', async () => {
    const range = await created()
    const { entry, ...answered } = calls.delete.output.parse((await remove(range)).body)
    expect(answered).toEqual(range)
    expect(await bin.listed()).toMatchObject([
      { id: entry, kind: 'lab-range', name: rangeName(range) },
    ])
    expect((await bin.restore([entry])).status).toBe(200)
    expect(await bin.listed()).toEqual([])
    expect((await lab.read(calls.list)).rows).toEqual([range])
    const { rows } = await lab.read(auditEndpoints.list, { kind: 'changed', limit: '1' })
    expect(targetsSchema.parse(JSON.parse(rows[0]?.query ?? '')).targets).toEqual([
      { kind: 'lab-range', name: rangeName(range) },
    ])
  })

  it('that another one overlaps with by now stays in the bin', async () => {
    const range = await created()
    const { entry } = calls.delete.output.parse((await remove(range)).body)
    const other = await created()
    await unchanged(world.db, async () => {
      expect(await bin.restore([entry])).toMatchObject(
        refusal(409, words.overlaps(rangeName(other))),
      )
    })
  })

  it('is restored by its own call, once for its key, and nothing else is', async () => {
    const ent = await bin.idNamed(departments, 'ENT')
    const [department = ''] = await bin.removed('department', [ent])
    const range = await created({ sex: 'male' })
    const { entry } = calls.delete.output.parse((await remove(range)).body)
    const call = { headers: { 'idempotency-key': crypto.randomUUID() } }
    expect(await undo(entry, call)).toMatchObject({ status: 200, body: range })
    expect((await undo(entry, call)).body).toEqual(range)
    expect(await all()).toEqual([range])
    await unchanged(world.db, async () => {
      for (const id of [entry, department, unknownId, 'none'])
        expect(await undo(id), id).toMatchObject(refusal(404, binMessages.notFound))
      expect(await ask('POST', calls.restore.path, { json: {} })).toMatchObject(
        refusal(400, words.entryMissing, { entry: words.entryMissing }),
      )
    })
    const { rows } = await lab.read(auditEndpoints.list, { kind: 'changed', limit: '1' })
    expect(rows).toMatchObject([{ call: calls.restore.name }])
    expect(targetsSchema.parse(JSON.parse(rows[0]?.query ?? '')).targets).toEqual([
      { kind: 'lab-range', name: rangeName(range) },
    ])
  })

  it('is not restored where another one overlaps with it by now', async () => {
    const { entry } = calls.delete.output.parse((await remove(await created())).body)
    const other = await created()
    await unchanged(world.db, async () => {
      expect(await undo(entry)).toMatchObject(refusal(409, words.overlaps(rangeName(other))))
    })
  })

  it('is restored from the bin by a user who may use the bin and delete ranges', async () => {
    const ent = await bin.idNamed(departments, 'ENT')
    const [department = ''] = await bin.removed('department', [ent])
    const { entry } = calls.delete.output.parse((await remove(await created())).body)
    const restore = async (id: string, keys: readonly PermissionKey[]) => {
      const name = `${keys.join('-')}-${id.slice(-6)}`
      await addUser(world.db, name, [...keys])
      const json = { ids: [id] }
      const as = await world.signIn(name)
      return await ask('POST', binEndpoints.restore.path, { json, token: as })
    }
    const rangeKeys: readonly PermissionKey[] = ['lab_report_edit', 'admin_dashboard']
    for (const id of [department, entry])
      expect(await restore(id, rangeKeys)).toMatchObject(
        refusal(403, permissionMissing(['staff_delete'])),
      )
    expect(await restore(entry, ['staff_delete'])).toMatchObject(
      refusal(403, permissionMissing(['lab_report_edit'])),
    )
    expect(await restore(entry, ['staff_delete', 'lab_report_edit'])).toMatchObject(
      refusal(403, permissionMissing(['admin_dashboard'])),
    )
    expect((await restore(entry, ['staff_delete', ...rangeKeys])).status).toBe(200)
  })

  it('is one of 2000 at most', async () => {
    const row = { ...babies, testType: 'Urinalysis', sex: 'any', ageFromUnit: 'days' } as const
    await world.db.insert(labRanges).values(
      Array.from({ length: labRangesMost }, (_, at) => ({
        ...row,
        ...{ analyte: `Substance ${at}`, ageToUnit: 'days' as const },
      })),
    )
    expect(await create()).toMatchObject(refusal(409, words.tooMany))
  })

  it('is in the feed, and in the audit with what was changed', async () => {
    const range = await created()
    await change(range, { high: 0.45, criticalHigh: null })
    await remove({ id: range.id, version: 2 })
    const told = await world.db.select().from(changes).where(eq(changes.recordId, range.id))
    expect(told.map(({ topic }) => topic)).toEqual([...Array(3).fill('lab-ranges'), 'bin'])
    const { rows } = await lab.read(auditEndpoints.list, { kind: 'changed', limit: '3' })
    const targets = rows.map(({ query }) => targetsSchema.parse(JSON.parse(query)).targets[0])
    const name = 'Creatinine (mg/dL) of children from 1 to 11 months'
    expect(targets).toMatchObject([
      { kind: 'lab-range', name, changes: { high: { from: '0.45', to: null } } },
      {
        ...{ kind: 'lab-range', name },
        changes: {
          high: { from: '0.42', to: '0.45' },
          'critical high': { from: '1.1', to: null },
        },
      },
      { kind: 'lab-range', name, changes: { age: { from: null, to: 'from 1 to 11 months' } } },
    ])
  })
})

describe('a result', () => {
  const babyOrder = async (gender: 'Female' | 'Other' = 'Female') => {
    const patientId = (await lab.accountOf('patient')).patientId ?? ''
    await world.db
      .update(patients)
      .set({ dateOfBirth: '2025-08-15', gender })
      .where(eq(patients.id, patientId))
    return await lab.ordered(patientId)
  }
  const creatinine = (value: number) =>
    measured(value, { analyte: 'Creatinine', unit: 'mg/dL', low: 0.15, high: 0.42 })
  const flagOf = async (value: number, gender?: 'Female' | 'Other') => {
    const order = await babyOrder(gender)
    const answer = await lab.report(order, { ...report, values: [creatinine(value)] })
    return labOrderEndpoints.report.output.parse(answer.body).result?.values[0]
  }

  it('is critical by the clinic’s limits for the age and sex, and by none of another’s', async () => {
    await created({ sex: 'female' })
    expect(await flagOf(1.3)).toMatchObject({ flag: 'critical', criticalHigh: 1.1 })
    expect(await flagOf(0.9)).toMatchObject({ flag: 'high' })
    expect(await flagOf(1.3, 'Other')).toMatchObject({ flag: 'high', criticalHigh: null })
  })

  it('is critical by the limits of a wider range, or beyond the narrower one, where that has none', async () => {
    const babiesOfAnySex = await created({ ageFrom: 0, ageTo: 23 })
    await created({ sex: 'female', criticalHigh: null })
    expect(await flagOf(1.3)).toMatchObject({ flag: 'critical', criticalHigh: 1.1 })
    await change(babiesOfAnySex, { high: 0.2, criticalHigh: 0.3 })
    expect(await flagOf(0.42)).toMatchObject({ flag: null, criticalOpen: ['high'] })
    expect(await flagOf(0.43)).toMatchObject({ flag: 'critical', criticalHigh: 0.42 })
  })

  it('keeps the limits that it was reported with when the clinic changes its range', async () => {
    const range = await created()
    const order = await babyOrder()
    await lab.report(order, { ...report, values: [creatinine(1.3)] })
    await change(range, { criticalHigh: 2.4 })
    expect((await lab.record(order.id)).result?.values).toMatchObject([{ flag: 'critical' }])
    const later = await babyOrder()
    await lab.report(later, { ...report, values: [creatinine(1.3)] })
    await remove({ id: range.id, version: 2 })
    expect((await lab.record(later.id)).result?.values).toMatchObject([{ flag: 'high' }])
  })

  it('keeps that the patient was pregnant', async () => {
    const patientId = (await lab.accountOf('patient')).patientId ?? ''
    const order = await lab.ordered(patientId)
    await lab.report(order, { ...report, pregnant: true })
    expect((await lab.record(order.id)).result?.isPregnant).toBe(true)
    const other = await lab.ordered(patientId)
    await lab.report(other, report)
    expect((await lab.record(other.id)).result?.isPregnant).toBeUndefined()
  })

  it('of a male patient is refused as one of a pregnancy', async () => {
    const patientId = (await lab.accountOf('patient')).patientId ?? ''
    await world.db.update(patients).set({ gender: 'Male' }).where(eq(patients.id, patientId))
    const order = await lab.ordered(patientId)
    const message = labResultMessages.pregnantMale
    await unchanged(world.db, async () =>
      expect(await lab.report(order, { ...report, pregnant: true })).toMatchObject(
        refusal(400, message, { pregnant: message }),
      ),
    )
  })
})
