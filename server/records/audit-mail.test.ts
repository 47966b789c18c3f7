import { testMinute } from '@mocks/node'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { outbox, users } from '../db/schema'
import { auditEntries, auditSeals } from '../db/schema-audit'
import { addUser } from '../test/api'
import { setUpWorld, world } from '../test/world'
import { mailSeal } from './audit-mail'
import { nameOfSeal, sealAudit } from './audit-seals'
import { verifyAudit } from './audit-verify'

setUpWorld()
beforeEach(async () => {
  await write()
})

const log = { info: () => {}, warn: () => {}, error: () => {} }

/** Writes a row and seals it. */
async function write() {
  await world.db.insert(auditEntries).values({
    ...{ at: new Date(testMinute), userId: crypto.randomUUID(), username: 'asha', role: 'Doctor' },
    ...{ kind: 'opened', call: 'read patient', recordIds: [], query: '', address: '', key: '' },
    isOutside: false,
  })
  await sealAudit({ db: world.db, clock: () => Date.UTC(2026, 10, 23, 22), log })
}
const mailAt = (now: number) => mailSeal({ db: world.db, clock: () => now }, 'Asia/Kolkata')
const waiting = () => world.db.select().from(outbox).orderBy(asc(outbox.recipient))
const [evening, night] = [Date.UTC(2026, 10, 23, 18, 29), Date.UTC(2026, 10, 23, 18, 30)]

it('goes to who may read the audit and can sign in, with the seal that verify takes', async () => {
  await addUser(world.db, 'auditor', ['admin_dashboard', 'medical_record_view'])
  await addUser(world.db, 'half', ['admin_dashboard'])
  await addUser(world.db, 'gone', ['admin_dashboard', 'medical_record_view'])
  await world.db.update(users).set({ active: false }).where(eq(users.username, 'gone'))
  expect(await mailAt(evening)).toBe(true)
  const mails = await waiting()
  const { email } =
    (await world.db.select().from(users).where(eq(users.username, 'admin')))[0] ?? {}
  const auditor = (await world.db.select().from(users).where(eq(users.username, 'auditor')))[0]
  expect(mails.map(({ recipient }) => recipient)).toEqual([email, auditor?.email].toSorted())
  const [seal] = await world.db.select().from(auditSeals)
  const name = seal ? nameOfSeal(seal) : ''
  expect(mails[0]?.subject).toBe('Seal 1 of the audit in Rounds')
  expect(mails[0]?.text).toContain(`npm run audit -- verify --seal ${name}`)
  expect(mails[0]?.text).toContain(
    `03:30 on 2026-11-24 (Asia/Kolkata), over the rows up to number ${seal?.lastId}`,
  )
  expect((await verifyAudit(world.db, name)).findings).toEqual([])
})

it("goes once on each of the clinic's days, and not without another seal", async () => {
  expect(await mailAt(evening)).toBe(true)
  await write()
  expect(await mailAt(evening)).toBe(false)
  // Midnight in the clinic.
  expect(await mailAt(night)).toBe(true)
  expect(await mailAt(night + 24 * 3_600_000)).toBe(false)
  await write()
  expect(await mailAt(night + 25 * 3_600_000)).toBe(true)
  expect((await waiting()).map(({ subject }) => subject)).toEqual(
    [1, 2, 3].map((number) => `Seal ${number} of the audit in Rounds`),
  )
})

it('waits for somebody who can read it', async () => {
  await world.db.update(users).set({ active: false })
  expect(await mailAt(evening)).toBe(false)
  await addUser(world.db, 'auditor', ['admin_dashboard', 'medical_record_view'])
  expect(await mailAt(evening)).toBe(true)
})
