import { keyedCalls } from '@server/test/records'
import { departmentEndpoints } from '@/contracts/departments'
import { workingTimeEndpoints } from '@/contracts/working-times'
import { expect, expectRow, faults, heading, press, readTable, rowOf, test } from './fixtures'

test.beforeEach(async ({ signInToRecords }) => signInToRecords())

/** What a colleague does meanwhile at another desk. */
const colleague = test.extend<{ add: (name: string) => Promise<void> }>({
  add: async ({ world }, use) => {
    const token = await world.signIn('admin')
    const ask = keyedCalls(
      () => world.api,
      () => token,
    )
    await use(async (name) => {
      const { status } = await ask('POST', departmentEndpoints.create.path, { json: { name } })
      expect(status).toBe(201)
    })
  },
})

const away = { position: { x: 1, y: 1 } }

colleague(
  'what another desk changes shows, at once or when nobody is among the rows, and after a lost feed',
  async ({ page, add, fault, healed }) => {
    await page.clock.install()

    await test.step('it shows within two seconds', async () => {
      await page.goto('/admin/department')
      await expectRow(page, 'Neurology')
      await add('Allergology')
      await expect(rowOf(page, 'Allergology')).toHaveCount(1, { timeout: 2_000 })
    })

    await test.step('rows that come wait while somebody is among the rows', async () => {
      await rowOf(page, 'Neurology').hover()
      const before = await readTable(page)
      await add('Bariatrics')
      const show = page.getByRole('button', { name: 'Show 1 change' })
      await expect(show).toBeVisible({ timeout: 3_000 })
      expect(await readTable(page)).toEqual(before)
      await add('Chiropody')
      await press(page, 'Show 2 changes')
      await expectRow(page, 'Bariatrics')
      await expectRow(page, 'Chiropody')
      await expect(page.getByRole('button', { name: /Show \d/ })).toHaveCount(0)
      await expect(page.getByRole('region', { name: 'Departments' })).toBeFocused()

      await rowOf(page, 'Neurology').hover()
      await add('Dietetics')
      await expect(show).toBeVisible({ timeout: 3_000 })
      await heading(page, /Department/).hover(away)
      await page.getByRole('searchbox').focus()
      await expectRow(page, 'Dietetics')
    })

    await test.step('a lost feed is told, and what changed meanwhile shows once it is back', async () => {
      const line = page.getByRole('status').filter({ hasText: /^Not live since \d/ })
      // It is told after five seconds, and tried again at longer and longer intervals.
      const passUntil = (shown: () => Promise<void>) =>
        expect(async () => {
          await page.clock.runFor(1_000)
          await shown()
        }).toPass()
      fault(faults.dropped('follow changes'))
      await passUntil(() => expect(line).toBeVisible({ timeout: 100 }))
      await expect(line).toContainText('Trying again…')
      await add('Endocrinology')
      await expect(rowOf(page, 'Endocrinology')).toHaveCount(0)
      healed()
      await passUntil(() => expect(line).toBeHidden({ timeout: 100 }))
      await expectRow(page, 'Endocrinology')
    })
  },
)

test('one tab of a browser asks for all, and another one goes on when it is closed', async ({
  page,
  context,
  world,
}) => {
  const asked: string[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/changes') asked.push(request.frame().page().url())
  })
  await page.goto('/admin/department')
  await expectRow(page, 'Neurology')
  await expect.poll(() => asked.length).toBeGreaterThan(1)
  const beside = await context.newPage()
  await beside.goto('/admin/working-time')
  await expect(heading(beside, /Working/)).toBeVisible()
  const token = await world.signIn('admin')
  const ask = keyedCalls(
    () => world.api,
    () => token,
  )
  const shift = (workTimingName: string) =>
    ask('POST', workingTimeEndpoints.create.path, {
      json: {
        ...{ workTimingName, inTime: '09:00', inTimePeriod: 'AM' },
        ...{ outTime: '05:30', outTimePeriod: 'PM', totalHour: 8.5 },
      },
    })
  expect((await shift('Early bird')).status).toBe(201)
  await expectRow(beside, 'Early bird')
  expect(asked.filter((url) => url === beside.url())).toEqual([])
  await page.close()
  expect((await shift('Night owl')).status).toBe(201)
  await expectRow(beside, 'Night owl')
  expect(asked).toContain(beside.url())
})
