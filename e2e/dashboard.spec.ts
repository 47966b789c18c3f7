import type { Page } from '@playwright/test'
import { overviewMessages } from '@/contracts/overview'
import { expect, expectDialog, expectRetry, heading, press, test } from './fixtures'

const dashboards = (page: Page) => page.getByRole('tablist', { name: 'Dashboards' })
const tabs = (page: Page) => dashboards(page).getByRole('tab')
const tab = (page: Page, name: string) => dashboards(page).getByRole('tab', { name, exact: true })

const sampleLine = 'Sample records of this tab, until you log out'

test('the tabs of an account with every permission', async ({ page, signIn, console: said }) => {
  await signIn()
  await page.goto('/')
  await expect(heading(page, 'Dashboard')).toBeVisible()

  await test.step('are all there, the first of them open, and keys lead along them', async () => {
    await expect(tabs(page)).toHaveText(['Admin', 'Doctor', 'Patient', 'Receptionist', 'Lab'])
    await expect(tab(page, 'Admin')).toHaveAttribute('aria-selected', 'true')
    for (const each of [
      tab(page, 'Admin'),
      page.getByRole('tab', { name: 'Staff', exact: true }),
    ]) {
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

  await test.step('stand in the address with their views, which leads back', async () => {
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
  })

  await page.route('**/assets/department-charts-*.js', (route) => route.abort())
  await page.route('**/assets/lab-dashboard-*.js', (route) => route.abort())
  await test.step('fall to the default where the address is nonsense', async () => {
    await page.goto('/?tab=nobody&view=nothing&page=-3&size=7')
    await expect(tab(page, 'Admin')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('table', { name: 'Staff' })).toBeVisible()
  })
  expect(said).toEqual([])

  await test.step('leave the others when one does not come, and it comes at the next try', async () => {
    const alert = page.getByRole('alert').filter({ hasText: 'The Lab dashboard cannot be shown.' })
    await tab(page, 'Lab').click()
    await expect(alert).toBeVisible()
    await press(alert, 'Retry')
    await expect(alert).toBeVisible()
    await tab(page, 'Doctor').click()
    await expect(page.getByLabel('Figures of the doctor')).toBeVisible()
    await tab(page, 'Lab').click()
    await expect(alert).toBeVisible()
    await page.unroute('**/assets/lab-dashboard-*.js')
    await press(alert, 'Retry')
    await expect(page.getByLabel('Laboratory today')).toBeVisible()
    await expect(alert).toHaveCount(0)
  })

  await test.step('keep a table whose charts do not come, and these come at the next try', async () => {
    await tab(page, 'Admin').click()
    await page.getByRole('tab', { name: 'Departments', exact: true }).click()
    await expect(page.getByRole('table', { name: 'Departments' })).toBeVisible()
    await expectRetry(page, 'The charts could not be loaded.', () =>
      page.unroute('**/assets/department-charts-*.js'),
    )
    await expect(page.getByRole('img', { name: /^Revenue by department/ })).toBeVisible()
  })
  // React reports the failed imports to the console, as it should.
  said.length = 0
})

test('a permission alone shows a tab, and offers booking beside it', async ({
  page,
  signIn,
  signInWith,
}) => {
  const booking = page.getByRole('link', { name: /^Book Appointment/ })
  const open = async (...roles: string[]) => {
    await signInWith(...roles)
    await page.goto('/?tab=admin')
  }

  await test.step('no address opens another tab', async () => {
    await open('lab_dashboard', 'patient_dashboard')
    await expect(tabs(page)).toHaveText(['Patient', 'Lab'])
    await expect(tab(page, 'Patient')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel', { name: 'Patient' })).toBeVisible()
  })

  await test.step('the patient’s dashboard has a link of its own', async () => {
    await expect(booking).toHaveCount(1)
    await tab(page, 'Lab').click()
    await expect(page.getByRole('tabpanel', { name: 'Lab', exact: true })).toBeVisible()
    await expect(booking).toHaveCount(0)
  })

  await test.step('and no second one for who may book, whom every other offers it', async () => {
    await open('lab_dashboard', 'patient_dashboard', 'appointment_create')
    await expect(page.getByRole('tabpanel', { name: 'Patient' })).toBeVisible()
    await expect(booking).toHaveCount(1)
    await tab(page, 'Lab').click()
    await expect(page.getByRole('tabpanel', { name: 'Lab', exact: true })).toBeVisible()
    await expect(booking).toHaveCount(1)
  })

  const greeting = heading(page, /^Good (morning|afternoon|evening)/)
  await test.step('it is offered where there is no dashboard', async () => {
    await open('appointment_create')
    await expect(greeting).toBeVisible()
    await expect(booking).toHaveCount(1)
    await open()
    await expect(greeting).toBeVisible()
    await expect(booking).toHaveCount(0)
  })

  await test.step('where a pharmacist gets a word and ways on', async () => {
    await signIn('pharmacist')
    await page.goto('/?tab=admin')
    await expect(greeting).toBeVisible()
    await expect(dashboards(page)).toHaveCount(0)
    const main = page.getByRole('main')
    await expect(main).toContainText('Your roles show no dashboard.')
    await main.getByRole('link', { name: /^Chat with AI/ }).click()
    await expect(page).toHaveURL('/ai-chat')
  })
})

test('every staff screen says that its records are a sample, and other lists do not', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('/admin/staffs')
  const sample = page.getByText(sampleLine)
  await expect(sample).toHaveCount(1)
  for (const way of [
    () => page.getByRole('table').getByRole('link', { name: 'Chiara Russo', exact: true }).click(),
    () => page.getByRole('link', { name: 'Edit Chiara Russo' }).click(),
    () => page.getByRole('link', { name: 'New', exact: true }).click(),
  ]) {
    await way()
    await expect(page.getByRole('table', { name: 'Staff' })).toBeHidden()
    await expect(sample).toHaveCount(1)
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Delete Chiara Russo' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Department' }).click()
  await expect(heading(page, 'Departments')).toBeVisible()
  await expect(sample).toHaveCount(0)
})

/** Help's rows for the keys of the front desk. */
const deskKeys = async (page: Page) => {
  await page.keyboard.press('Alt+h')
  const help = await expectDialog(page, 'Help')
  await expect(help).toContainText('Keyboard shortcuts')
  return help.getByRole('rowheader').filter({ hasText: /^[/npc]$/ })
}

test('a laboratory whose records the host keeps says nothing of a sample', async ({
  page,
  signIn,
}) => {
  await signIn('lab')
  await page.goto('/')
  await expect(page.getByText(sampleLine)).toBeVisible()
  await expect(await deskKeys(page), 'Help tells it nothing of the front desk').toHaveCount(0)
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

test('a front desk loads its own dashboard alone, and Help tells it its keys', async ({
  page,
  signIn,
}) => {
  await signIn('receptionist')
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.goto('/')
  await expect(page.getByRole('tabpanel', { name: 'Receptionist' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((path) => path.includes('receptionist-dashboard'))).not.toEqual([])
  expect(scripts.filter((path) => /(admin|doctor|patient|lab)-dashboard/.test(path))).toEqual([])
  await expect(await deskKeys(page)).toHaveText(['/', 'n', 'p', 'c'])
})

test.describe('on a screen of 1280 px', () => {
  // The browser of the tests draws no scroll bars: the page's and the table's take 15 px each.
  test.use({ viewport: { width: 1280 - 2 * 15, height: 800 } })

  const views = {
    Admin: ['The clinic in figures', 'Staff', 'Departments', 'Recent Activities'],
    Doctor: ['Figures of the doctor', 'Appointments', 'Recent Patients'],
    Patient: ['Your health in figures', 'Appointments', 'Prescriptions'],
    Receptionist: ['At a glance', 'Appointments', 'Patient Directory'],
    Lab: ['Laboratory today', 'Lab Orders', 'Test Results'],
  }

  test('every dashboard tells what it cannot read, and shows all columns of what it can', async ({
    page,
    signIn,
  }) => {
    const sample = '**/assets/sample-host-*.js'
    await page.route(sample, (route) => route.abort())
    await signIn()
    await page.goto('/')
    const failed = page.getByRole('alert').filter({ hasText: overviewMessages.totalsFailed })
    await test.step('figures that cannot be read are told, and read again', async () => {
      for (const [dashboard, [label = '']] of Object.entries(views)) {
        await tab(page, dashboard).click()
        await expect(failed).toBeVisible()
        await expect(page.getByLabel(label)).toContainText('–')
      }
      await expectRetry(page, overviewMessages.totalsFailed, () => page.unroute(sample))
    })
    for (const [dashboard, [label = '', ...names]] of Object.entries(views))
      await test.step(`${dashboard}: no table hides a column, and each says that it is a sample`, async () => {
        await tab(page, dashboard).click()
        await expect(page.getByLabel(label)).toHaveText(/\d/)
        await expect(page.getByLabel(label)).not.toContainText('–')
        for (const name of names) {
          await page.getByRole('tab', { name, exact: true }).click()
          await expect(page.getByRole('cell').first()).toBeVisible()
          for (const size of await page.getByLabel('Page size').all())
            await size.selectOption('100')
          await expect(page.getByText(sampleLine)).toHaveCount(1)
          const hidden = await page.getByRole('table').evaluateAll((tables) =>
            tables.map((table) => {
              const box = table.closest('[role="region"]')
              return box && box.scrollWidth - box.clientWidth
            }),
          )
          expect(new Set(hidden), `${dashboard}, ${name}`).toEqual(new Set([0]))
        }
      })
  })
})
