import { faults } from '@mocks/faults'
import { departmentMessages } from '@shared/contracts/departments'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fault, healed, openScreen } from '@/test/screen'
import {
  boxOf,
  button,
  expectColumns,
  expectInSight,
  expectNoRow,
  expectRange,
  expectRow,
  expectSuccess,
  expectTable,
  press,
  rowOf,
  selectRow,
} from '@/test/screen-words'

// What all lists have in common, on 25 departments.

const numbered = Array.from({ length: 25 }, (_, at) => ({
  _id: `${at + 1}`,
  name: `Clinic ${at + 1}`,
}))
const namesOf = (departments: readonly { name: string }[]) =>
  departments.map(({ name }) => ({ 'Department Name': name }))

async function openList(search = '', more?: Parameters<typeof openScreen>[1]) {
  fault(faults.answers('list departments', numbered))
  const opened = await openScreen(`/admin/department?world=quiet&as=admin${search}`, more)
  await expect.element(page.getByText(/^\d+ - \d+ of \d+$/)).toBeVisible()
  return { ...opened, address: () => opened.router.state.location.href }
}

const searchBox = page.getByPlaceholder('Search department...')

test('Next, Previous and First turn the pages, and the address names the page', async () => {
  const { address, router } = await openList()
  await expectRange('1 - 10 of 25')
  await expect.element(button(page, 'Previous')).toBeDisabled()
  await expect.element(button(page, 'Reset to first page')).toBeDisabled()
  await expectTable(namesOf(numbered.slice(0, 10)))

  await press(page, 'Next')
  await expectRange('11 - 20 of 25')
  expect(address()).toBe('/admin/department?page=2')
  await expectTable(numbered.slice(10, 20).map((_, at) => ({ 'Sl No': `${at + 11}` })))
  await press(page, 'Next')
  await expectRange('21 - 25 of 25')
  await expect.element(button(page, 'Next')).toBeDisabled()
  await press(page, 'Previous')
  await expectRange('11 - 20 of 25')
  router.history.back()
  await expectRange('21 - 25 of 25')

  await press(page, 'Reset to first page')
  await expectRange('1 - 10 of 25')
  expect(address()).toBe('/admin/department')
  await expectTable(namesOf(numbered.slice(0, 10)))
})

test('a page past the end shows the last, and another size starts at the first', async () => {
  const { address } = await openList('&page=99')
  await expectRange('21 - 25 of 25')
  const size = page.getByLabelText('Page size')
  await expect.element(size).toHaveValue('10')
  await expect.element(size).toHaveTextContent(/^102550100$/)
  await userEvent.selectOptions(size, '25')
  await expectRange('1 - 25 of 25')
  await expect.poll(address).toBe('/admin/department?size=25')
  await expectTable(namesOf(numbered))
})

test('on a phone the page size and the pages are in sight below the rows', async () => {
  await openList('&q=clinic+2', { size: [390, 800] })
  await expectRange('1 - 7 of 7')
  await expectRow('Clinic 25')
  const pages = page.getByRole('navigation', { name: 'Pagination' })
  pages.element().scrollIntoView({ block: 'nearest' })
  for (const control of [
    page.getByLabelText('Page size'),
    pages.getByText('1 - 7 of 7'),
    ...['Reset to first page', 'Previous', 'Next'].map((name) => button(pages, name)),
  ])
    expectInSight(control)
  expect(boxOf(button(pages, 'Next')).top).toBeGreaterThan(
    boxOf(page.getByLabelText('Page size')).bottom,
  )
  expect(document.documentElement.scrollWidth).toBe(390)
})

test('an address with a page size shows as many rows', async () => {
  await openList('&size=25')
  await expect.element(page.getByLabelText('Page size')).toHaveValue('25')
  await expectRange('1 - 25 of 25')
})

test('an address that makes no sense shows the first page', async () => {
  await openList('&page=-2&size=7&sort=;drop&q=')
  await expectRange('1 - 10 of 25')
  await expect.element(page.getByLabelText('Page size')).toHaveValue('10')
})

test('a search finds a part of the name, whatever the case, from the first page on', async () => {
  const { address } = await openList('&q=25')
  await expect.element(searchBox).toHaveValue('25')
  await expectTable(namesOf(numbered.slice(24)))
  await press(page, 'Reset')
  await press(page, 'Next')
  await searchBox.fill('  CLINIC 25 ')
  await expectRange('1 - 1 of 1')
  await expectTable([{ 'Sl No': '1', 'Department Name': 'Clinic 25' }])
  await searchBox.fill('clinic 2')
  await expectRange('1 - 7 of 7')
  await expect.poll(address).toBe('/admin/department?q=clinic+2')
})

test('a search leaves one entry in the history, and Reset clears it', async () => {
  fault(faults.answers('list departments', numbered))
  const { router } = await openScreen('/?world=quiet&as=admin')
  const address = () => router.history.location.href
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Department' }).click()
  await searchBox.click()
  await userEvent.keyboard('clinic 12')
  await expect.element(searchBox).toHaveValue('clinic 12')
  await expect.poll(address).toBe('/admin/department?q=clinic+12')
  await userEvent.keyboard('{Backspace}')
  await expect.poll(address).toBe('/admin/department?q=clinic+1')
  await expect.element(searchBox).toHaveValue('clinic 1')
  router.history.back()
  await expect.poll(address).toBe('/')
  router.history.forward()
  await expect.element(searchBox).toHaveValue('clinic 1')
  await press(page, 'Reset')
  await expect.element(searchBox).toHaveValue('')
  await expectRange('1 - 10 of 25')
  await expect.poll(address).toBe('/admin/department')
})

test('the table shows its outline until the rows are there', async () => {
  const held = faults.held('list departments', [{ _id: '1', name: 'Late' }])
  fault(held.handler)
  const opening = openScreen('/admin/department?world=quiet&as=admin')
  await expect.element(page.getByRole('heading', { name: 'Departments' })).toBeVisible()
  const waiting = page.getByRole('status', { name: 'Loading departments' })
  await expect.element(waiting).toBeVisible()
  await expect.element(page.getByText('No departments found')).not.toBeInTheDocument()
  held.release()
  await expectRow('Late')
  await expect.element(waiting).not.toBeInTheDocument()
  await opening
})

test('a head orders the rows up, down, and as they were', async () => {
  const { address } = await openList('&size=25')
  await expectColumns(['', 'Sl No', 'Department Name', 'Action'])
  const head = page.getByRole('columnheader', { name: 'Department Name' })
  await press(page, 'Department Name')
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending')
  await expectTable(namesOf(numbered))
  await press(page, 'Department Name')
  await expect.element(head).toHaveAttribute('aria-sort', 'descending')
  await expectTable(namesOf(numbered.toReversed()))
  expect(address()).toContain('sort=-name')
  await press(page, 'Department Name')
  await expect.element(head).not.toHaveAttribute('aria-sort')
  await expectTable(namesOf(numbered))
})

test('the rows scroll by keyboard under their head, in 60 % of the height', async () => {
  await openList('&size=25', { size: [1200, 800] })
  const area = page.getByRole('region', { name: 'Departments' })
  expect(boxOf(area).height).toBe(480)
  await page.getByRole('cell', { name: '1', exact: true }).click()
  await expect.element(area).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(rowOf('Clinic 25')).toBeInViewport()
  await expect.element(page.getByRole('columnheader', { name: 'Sl No' })).toBeInViewport()
})

test('a selection survives paging and searching, and is cleared page by page', async () => {
  await openList()
  const all = page.getByRole('checkbox', { name: 'Select all' })
  await expect.element(button(page, 'Delete Selected')).toBeDisabled()
  await selectRow('Clinic 1')
  await press(page, 'Next')
  await all.click()
  await expect.element(page.getByText('11 selected')).toBeVisible()
  await searchBox.fill('nothing')
  await expectNoRow('Clinic 11')
  await expect.element(page.getByText('11 selected')).toBeVisible()
  await press(page, 'Reset')
  await expect.element(all).toBePartiallyChecked()
  await selectRow('Clinic 1')
  await expect.element(page.getByText('10 selected')).toBeVisible()
  await all.click()
  await expect.element(page.getByText('20 selected')).toBeVisible()
  await all.click()
  await expect.element(page.getByText('10 selected')).toBeVisible()
  await press(page, 'Next')
  await all.click()
  await expect.element(button(page, 'Delete Selected')).toBeDisabled()
})

test('a selection never holds a row that a colleague has deleted', async () => {
  await openList()
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await expect.element(page.getByText('10 selected')).toBeVisible()
  healed()
  fault(faults.answers('list departments', [{ _id: '26', name: 'Another' }]))
  await press(page, 'Add Department')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Department Name' }).fill('Another')
  await press(dialog, 'Save')
  await expectSuccess(departmentMessages.created)
  await expectTable([{ 'Department Name': 'Another' }])
  await expect.element(page.getByText(/\d selected/)).not.toBeInTheDocument()
  await expect.element(button(page, 'Delete Selected')).toBeDisabled()
})

test.for([
  { address: '/admin/staffs?sort=-name', as: 'admin', title: 'Staff' },
  { address: '/admin/roles?', as: 'admin', title: 'Roles' },
  { address: '/?tab=receptionist&sort=-patient', as: 'receptionist', title: 'Appointments' },
])(
  'the list $title has no order, columns or export on a host that keeps no records',
  async ({ address, as, title }) => {
    await openScreen(`${address}&world=quiet&as=${as}`, { keepsRecords: false })
    const table = page.getByRole('table', { name: title, exact: true })
    await expect.element(table.getByRole('row').nth(1)).toBeVisible()
    for (const head of table.getByRole('columnheader').elements())
      expect(head).not.toHaveAttribute('aria-sort')
    await expect
      .element(page.getByRole('button', { name: /Columns|Export/ }))
      .not.toBeInTheDocument()
  },
)
