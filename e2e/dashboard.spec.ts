import type { Page } from '@playwright/test'
import { overviewMessages } from '@/contracts/overview'
import { expect, expectDialog, expectRetry, heading, press, test } from './fixtures'

const dashboards = (page: Page) => page.getByRole('tablist', { name: 'Dashboards' })
const tabs = (page: Page) => dashboards(page).getByRole('tab')
const tab = (page: Page, name: string) => dashboards(page).getByRole('tab', { name, exact: true })

test('an account with every permission sees all tabs, the first of them open', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('/')
  await expect(heading(page, 'Dashboard')).toBeVisible()
  await expect(tabs(page)).toHaveText(['Admin', 'Doctor', 'Patient', 'Receptionist', 'Lab'])
  await expect(tab(page, 'Admin')).toHaveAttribute('aria-selected', 'true')
  for (const each of [tab(page, 'Admin'), page.getByRole('tab', { name: 'Staff', exact: true })]) {
    const padding = await each.evaluate((node) =>
      Number.parseFloat(getComputedStyle(node).paddingInlineStart),
    )
    expect(padding, 'tabs look like tabs').toBeGreaterThan(8)
  }

  await tab(page, 'Admin').press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Patient')).toBeFocused()
  await expect(tab(page, 'Patient')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name: 'Patient' })).toBeVisible()
})

test('a tab shows by its permission alone, and no address opens another', async ({
  page,
  signInWith,
}) => {
  await signInWith('lab_dashboard', 'patient_dashboard')
  await page.goto('/?tab=admin')
  await expect(tabs(page)).toHaveText(['Patient', 'Lab'])
  await expect(tab(page, 'Patient')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name: 'Patient' })).toBeVisible()
})

const sampleLine = 'Sample records of this tab, until you log out'

test('every staff screen says that its records are a sample, and other lists do not', async ({
  page,
  signIn,
}) => {
  await signIn()
  for (const path of [
    '/admin/staffs',
    '/admin/staff/create',
    '/admin/staff/edit?id=4',
    '/admin/user/4',
  ]) {
    await page.goto(path)
    await expect(page.getByText(sampleLine)).toHaveCount(1)
  }
  await page.goto('/admin/department')
  await expect(heading(page, 'Departments')).toBeVisible()
  await expect(page.getByText(sampleLine)).toHaveCount(0)
})

test('a dashboard whose records the host keeps says nothing of a sample', async ({
  page,
  signIn,
}) => {
  await signIn('lab')
  await page.goto('/')
  await expect(page.getByText(sampleLine)).toBeVisible()
  await page.route('**/api/lab-orders**', (route) =>
    route.fulfill({ json: { rows: [], total: 0 } }),
  )
  await page.route('**/api/lab-orders/counts', (route) =>
    route.fulfill({ json: { pending: 7, inProgress: 0, completedToday: 0, urgent: 0 } }),
  )
  await page.evaluate(() => {
    const answer = JSON.parse(localStorage.getItem('userInfo') ?? '{}')
    localStorage.setItem('userInfo', JSON.stringify({ ...answer, records: ['lab-orders'] }))
  })
  await page.reload()
  await expect(page.getByLabel('Laboratory today')).toContainText('Pending Tests7')
  await expect(page.getByText('No lab orders found')).toBeVisible()
  await expect(page.getByText(sampleLine)).toHaveCount(0)
})

test('a pharmacist, who has no dashboard, gets a word and ways on', async ({ page, signIn }) => {
  await signIn('pharmacist')
  await page.goto('/?tab=admin')
  await expect(heading(page, /^Good (morning|afternoon|evening)/)).toBeVisible()
  await expect(dashboards(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('Your roles show no dashboard.')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Chat with AI/ })
    .click()
  await expect(page).toHaveURL('/ai-chat')
})

test('booking is offered by its permission alone, but on the patient’s dashboard', async ({
  page,
  signInWith,
}) => {
  for (const [roles, links] of [
    [['lab_dashboard'], 0],
    [['lab_dashboard', 'appointment_create'], 1],
    [[], 0],
    [['appointment_create'], 1],
    // Which has a link of its own.
    [['patient_dashboard'], 1],
  ] as const)
    await test.step(`with ${roles.join(' and ') || 'nothing'}`, async () => {
      await signInWith(...roles)
      await page.goto('/')
      await expect(heading(page, /./)).toBeVisible()
      await expect(page.getByRole('link', { name: /^Book Appointment/ })).toHaveCount(links)
    })
})

test('the address says which tab and view are open, and leads back; nonsense falls to the default', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('/')
  await tab(page, 'Patient').click()
  await expect(page).toHaveURL('/?tab=patient')
  await page.getByRole('tab', { name: 'Prescriptions', exact: true }).click()
  await expect(page).toHaveURL('/?tab=patient&view=prescriptions')
  await page.reload()
  const prescriptions = page.getByRole('table', { name: 'Prescriptions' })
  await expect(prescriptions).toBeVisible()
  await tab(page, 'Admin').click()
  await expect(page).toHaveURL('/?tab=admin')
  await page.goBack()
  await expect(prescriptions).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('table', { name: 'Upcoming appointments' })).toBeVisible()

  for (const nonsense of ['/?tab=nobody&page=-3&size=7', '/?tab=admin&view=nothing']) {
    await page.goto(nonsense)
    await expect(tab(page, 'Admin'), nonsense).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('table', { name: 'Staff' })).toBeVisible()
  }
})

test('no table hides a column behind scrolling on a screen of 1280 px, and each says that its records are a sample', async ({
  page,
  signIn,
}) => {
  await signIn()
  // The browser of the tests draws no scroll bars: the page's and the table's take 15 px each.
  await page.setViewportSize({ width: 1280 - 2 * 15, height: 800 })
  for (const [dashboard, views] of [
    ['admin', ['staff', 'departments', 'activities']],
    ['doctor', ['appointments', 'recent']],
    ['patient', ['appointments', 'prescriptions']],
    ['receptionist', ['appointments', 'directory']],
    ['lab', ['orders', 'results']],
  ] as const)
    for (const view of views) {
      await page.goto(`/?tab=${dashboard}&view=${view}&size=100`)
      await expect(page.getByRole('cell').first()).toBeVisible()
      await expect(page.getByText(sampleLine)).toHaveCount(1)
      const hidden = await page.getByRole('table').evaluateAll((tables) =>
        tables.map((table) => {
          const box = table.closest('[role="region"]')
          return box && box.scrollWidth - box.clientWidth
        }),
      )
      expect(new Set(hidden), `${dashboard}, ${view}`).toEqual(new Set([0]))
    }
})

test('a dashboard is loaded when its tab is first shown', async ({ page, signIn }) => {
  await signIn('receptionist')
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.goto('/')
  await expect(page.getByRole('tabpanel', { name: 'Receptionist' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((path) => path.includes('receptionist-dashboard'))).not.toEqual([])
  expect(scripts.filter((path) => /(admin|doctor|patient|lab)-dashboard/.test(path))).toEqual([])
})

test('a dashboard that does not come leaves the others, and comes at the next try', async ({
  page,
  signIn,
  console: said,
}) => {
  await signIn()
  await page.goto('/')
  const figures = page.getByLabel('Laboratory today')
  await page.route('**/assets/lab-dashboard-*.js', (route) => route.abort())
  await tab(page, 'Lab').click()
  const alert = page.getByRole('alert').filter({ hasText: 'The Lab dashboard cannot be shown.' })
  await expect(alert).toBeVisible()
  await press(alert, 'Retry')
  await expect(alert).toBeVisible()
  await tab(page, 'Doctor').click()
  await expect(page.getByLabel('Figures of the doctor')).toBeVisible()
  await tab(page, 'Lab').click()
  await expect(alert).toBeVisible()
  await page.unroute('**/assets/lab-dashboard-*.js')
  await press(alert, 'Retry')
  await expect(figures).toBeVisible()
  await expect(alert).toHaveCount(0)
  // React reports the failed import to the console, as it should.
  said.length = 0
})

test('charts that do not come cost the table nothing, and come at the next try', async ({
  page,
  signIn,
  console: said,
}) => {
  await signIn()
  await page.route('**/assets/department-charts-*.js', (route) => route.abort())
  await page.goto('/?view=departments')
  const charts = page.getByRole('img', { name: /^Revenue by department/ })
  await expectRetry(page, 'The charts could not be loaded.', () =>
    page.unroute('**/assets/department-charts-*.js'),
  )
  await expect(charts).toBeVisible()
  said.length = 0
})

test('figures that cannot be read are told, and read again', async ({ page, signIn }) => {
  const sample = '**/assets/sample-host-*.js'
  await signIn()
  for (const [dashboard, label] of [
    ['admin', 'The clinic in figures'],
    ['doctor', 'Figures of the doctor'],
    ['patient', 'Your health in figures'],
    ['receptionist', 'At a glance'],
    ['lab', 'Laboratory today'],
  ] as const)
    await test.step(dashboard, async () => {
      await page.route(sample, (route) => route.abort())
      await page.goto(`/?tab=${dashboard}`)
      await expectRetry(page, overviewMessages.totalsFailed, () => page.unroute(sample))
      await expect(page.getByLabel(label)).toHaveText(/\d/)
      await expect(page.getByLabel(label)).not.toContainText('–')
    })
})

test('Help tells the front desk its keys, and others nothing of them', async ({ page, signIn }) => {
  for (const [account, told] of [
    ['receptionist', ['/', 'n', 'p', 'c']],
    ['lab', []],
  ] as const)
    await test.step(account, async () => {
      await signIn(account)
      await page.goto('/')
      await expect(heading(page, 'Dashboard')).toBeVisible()
      await page.keyboard.press('Alt+h')
      const help = await expectDialog(page, 'Help')
      await expect(help).toContainText('Keyboard shortcuts')
      const keys = help.getByRole('rowheader').filter({ hasText: /^[/npc]$/ })
      await expect(keys).toHaveText([...told])
    })
})
