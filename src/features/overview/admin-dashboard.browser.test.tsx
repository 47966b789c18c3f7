import { overviewMessages } from '@shared/contracts/overview'
import { staffMessages } from '@shared/contracts/staff'
import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { expectDisabled } from '@/test/desk-words'
import { healed, openScreen } from '@/test/screen'
import {
  answer,
  boxOf,
  expectColumns,
  expectDialog,
  expectRange,
  expectRetry,
  expectRow,
  expectSuccess,
  expectTexts,
  heading,
  openTab,
  press,
  readTable,
  rowAction,
  textsOf,
} from '@/test/screen-words'

const openSample = () => openScreen('/?world=quiet&as=admin', { keepsRecords: false })

const figures = page.getByLabelText('The clinic in figures')
const tabs = page.getByRole('tablist', { name: 'Administration' }).getByRole('tab')
const link = (name: string) => page.getByRole('table').getByRole('link', { name, exact: true })

const digits = (text: string | null | undefined) => Number(text?.replace(/\D/g, ''))
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
const definitions = (found: Locator) => textsOf(found.getByRole('definition'))

test('the sample has four figures, with revenue in rupees and in dollars', async () => {
  await openSample()
  await expectTexts(figures.getByRole('term'), [
    ...['Total Doctors', 'Total Staff', 'Total Patients', 'Revenue'],
  ])
  await expect.element(figures).toHaveTextContent(/Revenue₹[\d,]+\$[\d,]+, this month/)
  await expectTexts(tabs, ['Staff', 'Departments', 'Recent Activities'])
})

test.each([
  ['on the sample host figures are cards, and the list area is 60vh', false],
  ['on our own server figures are one line, and the list ends with its rows', true],
])('%s', async (_title, keepsRecords) => {
  const size = [1280, 1600] as const
  await openScreen('/?world=demo&as=admin', { keepsRecords, size })
  await expectRange(/^1 - 10 of/)
  const card = figures.getByRole('term').first().element().parentElement
  expect(getComputedStyle(card ?? document.body).borderTopWidth).toBe(keepsRecords ? '0px' : '1px')
  const { height } = boxOf(page.getByRole('region', { name: 'Staff' }))
  if (keepsRecords) expect(height).toBeLessThan(0.6 * size[1])
  else expect(height).toBe(0.6 * size[1])
})

test('the staff are listed page by page, with their states; a Super Admin can only be viewed', async () => {
  const { router } = await openSample()
  await expectColumns(['Name', 'Role', 'Department', 'Status', 'Join Date', 'Action'])
  await expectRange('1 - 10 of 68')
  await expectRow('Amara Nwosu', 'Active')
  await expectRow('Farid Haddad', 'On Leave')
  await expectRow('Hiroshi Tanaka', 'On Leave')
  await expect.element(link('View Benjamin Clarke')).toBeVisible()
  for (const verb of ['Edit', 'Delete'])
    await expectDisabled(page, `${verb} Benjamin Clarke`, staffMessages.protected)
  await press(page, 'Next')
  await expectRange('11 - 20 of 68')
  expect(router.state.location.href).toBe('/overview/staff?page=2')
})

test('an address with a page shows that page of the staff', async () => {
  await openScreen('/?page=2&world=quiet&as=admin', { keepsRecords: false })
  await expectRange('11 - 20 of 68')
})

test('a user’s icons lead to the screens for viewing, editing and deleting', async () => {
  const { router } = await openSample()
  await expect
    .element(link('Delete Dmitri Volkov'))
    .toHaveAttribute('title', 'Delete on the Staff screen')
  await link('View Dmitri Volkov').click()
  await expect.element(heading('Dmitri Volkov')).toBeVisible()
  router.history.back()
  await link('Edit Dmitri Volkov').click()
  await expect.element(heading('Edit User')).toBeVisible()
  expect(router.state.location.href).toBe('/admin/staff/edit?id=4')
  router.history.back()
  await link('Delete Dmitri Volkov').click()
  await expect.element(heading('Staff Management')).toBeVisible()
  await expectRange('1 - 1 of 1')
  await rowAction('Delete', 'Dmitri Volkov')
  await expectDialog('Are you sure?')
  await answer('OK')
  await expectSuccess(staffMessages.deleted(1))
  await page.getByRole('link', { name: 'Home' }).click()
  // A person who is deleted is not counted any more.
  await expect.poll(() => definitions(figures)[1]).toBe('67')
})

test('a department’s icons lead to it on the departments’ screen', async () => {
  const { router } = await openSample()
  await openTab('Departments')
  for (const verb of ['View', 'Edit', 'Delete']) {
    await link(`${verb} Neurology`).click()
    await expect.element(heading('Departments')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Delete Neurology' })).toBeVisible()
    await expectRange('1 - 1 of 1')
    router.history.back()
  }
})

test('the departments add up to the figures, and are drawn as charts', async () => {
  await openSample()
  await openTab('Departments')
  await expectColumns(['Department', 'Doctors', 'Nurses', 'Patients', 'Revenue', 'Action'])
  await expect.poll(() => readTable()).toHaveLength(10)
  const rows = readTable()
  const total = (column: string) => sum(rows.map((row) => digits(row[column])))
  const rupees = sum(rows.map((row) => digits(row.Revenue?.split('$')[0])))
  const [doctors, , patients, revenue] = definitions(figures)
  expect([total('Doctors'), total('Patients'), rupees]).toEqual([
    digits(doctors),
    digits(patients),
    digits(revenue),
  ])
  expect(rows[0]?.Revenue).toMatch(/^₹18,45,000\s*\$22,229$/)

  const chart = page.getByRole('img', { name: /^Revenue by department: Oncology ₹/ })
  await expect.element(chart).toBeVisible()
  await expect.element(chart.getByText('Oncology')).toBeVisible()
  await expect.element(chart.getByText('₹23.1L')).toBeVisible()
  await expect.element(page.getByRole('img', { name: /^Patients by department: / })).toBeVisible()
})

test('recent activities say who did what, and when', async () => {
  const { router } = await openSample()
  await openTab('Recent Activities')
  await expect.poll(() => router.state.location.href).toBe('/overview/activities')
  await expectColumns(['User', 'Action', 'Time'])
  await expectRow('Rafael Duarte', 'Completed a Lipid Panel', '12 minutes ago')
})

test('a clinic that keeps its records has no revenue, and more to administer', async () => {
  await openScreen('/?world=quiet&as=admin')
  await expectTexts(figures.getByRole('term'), [
    ...['Total Doctors', 'Total Staff', 'Total Patients'],
  ])
  await expectTexts(tabs, [
    ...['Staff', 'Departments', 'Recent Activities', 'Booking Requests', 'Clinic', 'Lab Ranges'],
    ...['Audit', 'Bin'],
  ])
  await openTab('Departments')
  await expectColumns(['Department', 'Doctors', 'Nurses', 'Patients', 'Action'])
})

test('a user who is no admin sees the figures, and why no screen can be opened', async () => {
  await openScreen('/?world=quiet&as=doctor', { permissions: ['admin_dashboard'] })
  await expect.element(figures).toBeVisible()
  for (const verb of ['View', 'Edit', 'Delete']) {
    const button = page.getByRole('button', { name: `${verb} Amara Nwosu` })
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button).toHaveAccessibleDescription(overviewMessages.adminOnly)
  }
})

test.for([
  { call: 'list-staff-of-overview', view: '', message: overviewMessages.staffFailed },
  {
    call: 'list-departments-of-overview',
    view: '&view=departments',
    message: overviewMessages.departmentsFailed,
  },
  { call: 'list-activities', view: '&view=activities', message: overviewMessages.activitiesFailed },
  { call: 'read-totals', view: '', message: overviewMessages.totalsFailed },
])('a failed read says so, and Retry reads again: $call', async ({ call, view, message }) => {
  await openScreen(`/?world=quiet&as=admin${view}&fault=silent:${call}`)
  await expectRetry(message, healed)
})
