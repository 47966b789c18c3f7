import type { TestWorld } from '@mocks/node'
import { users } from '@server/db/schema'
import { visits } from '@server/db/schema-care'
import { and, eq } from 'drizzle-orm'
import { expect, test } from '../fixtures'

const lists = [
  { user: 'receptionist', address: '/?tab=receptionist&view=appointments' },
  { user: 'receptionist', address: '/?tab=receptionist&view=directory' },
  { user: 'doctor', address: '/?tab=doctor&view=appointments' },
  { user: 'admin', address: '/admin/staffs' },
  { user: 'admin', address: '/?tab=admin&view=audit' },
]

const minutes = 60_000

/** Lets a patient of the doctor's be late by what takes most room in words. */
async function letOneBeLate({ db }: TestWorld) {
  const now = Date.now()
  const [late] = await db
    .select({ id: visits.id })
    .from(visits)
    .innerJoin(users, eq(users.id, visits.doctorId))
    .where(and(eq(users.username, 'doctor'), eq(visits.status, 'pending')))
    .orderBy(visits.startsAt)
    .limit(1)
  if (!late) throw new Error('nobody is expected by the doctor')
  await db
    .update(visits)
    .set({ startsAt: new Date(now - 48 * minutes), endsAt: new Date(now - 33 * minutes) })
    .where(eq(visits.id, late.id))
}

for (const host of ['our server', 'a host that keeps no records'])
  test(`on a tablet no list is swiped sideways, and a wall screen is used: ${host}`, async ({
    page,
    signIn,
    signInToRecords,
    world,
  }) => {
    await letOneBeLate(world)
    for (const { user, address } of lists) {
      await (host === 'our server' ? signInToRecords : signIn)(user)
      await page.goto(address)
      const list = page
        .getByRole('region')
        .filter({ has: page.getByRole('table') })
        .first()
      await expect(list.getByRole('cell').first()).toBeVisible()
      for (const width of [768, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expect
          .poll(
            () => list.evaluate((box) => box.scrollWidth - box.clientWidth),
            `${address}, ${width} px`,
          )
          .toBe(0)
      }
      await page.setViewportSize({ width: 2560, height: 900 })
      await expect.poll(() => list.evaluate((box) => box.clientWidth)).toBeGreaterThan(2190)
    }
  })
