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

colleague('what another desk changes shows within two seconds', async ({ page, add }) => {
  await page.goto('/admin/department')
  await expectRow(page, 'Neurology')
  await add('Allergology')
  await expect(rowOf(page, 'Allergology')).toHaveCount(1, { timeout: 2_000 })
})

colleague('rows that come wait while somebody is among the rows', async ({ page, add }) => {
  await page.goto('/admin/department')
  await rowOf(page, 'Neurology').hover()
  const before = await readTable(page)
  await add('Allergology')
  const show = page.getByRole('button', { name: 'Show 1 change' })
  await expect(show).toBeVisible({ timeout: 3_000 })
  expect(await readTable(page)).toEqual(before)
  await add('Bariatrics')
  await press(page, 'Show 2 changes')
  await expectRow(page, 'Allergology')
  await expectRow(page, 'Bariatrics')
  await expect(page.getByRole('button', { name: /Show \d/ })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Departments' })).toBeFocused()

  await rowOf(page, 'Neurology').hover()
  await add('Chiropody')
  await expect(show).toBeVisible({ timeout: 3_000 })
  await heading(page, /Department/).hover(away)
  await page.getByRole('searchbox').focus()
  await expectRow(page, 'Chiropody')
})

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

colleague(
  'a lost feed is told, and what changed meanwhile shows once it is back',
  async ({ page, add, fault, healed }) => {
    await page.goto('/admin/department')
    await expectRow(page, 'Neurology')
    fault(faults.dropped('follow changes'))
    const line = page.getByRole('status').filter({ hasText: /^Not live since \d/ })
    await expect(line).toBeVisible()
    await expect(line).toContainText('Trying again…')
    await add('Allergology')
    await expect(rowOf(page, 'Allergology')).toHaveCount(0)
    healed()
    await expect(line).toBeHidden()
    await expectRow(page, 'Allergology')
  },
)
