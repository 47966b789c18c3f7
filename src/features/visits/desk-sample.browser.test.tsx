import { visitMessages as words } from '@shared/contracts/visits'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectActions, expectCounters } from '@/test/desk-words'
import { openScreen } from '@/test/screen'
import {
  boxOf,
  button,
  expectDialog,
  expectInSight,
  expectRange,
  expectRow,
  expectTable,
  expectToast,
  pick,
  press,
  rowAction,
  rowOf,
  search,
  tab,
} from '@/test/screen-words'

// What the desk does otherwise on a host that keeps no records. Monday, 2026-03-02, 09:55.
const open = (link = '/?world=demo&as=receptionist', size?: [number, number]) =>
  openScreen(link, { keepsRecords: false, ...(size && { size }) })

test('the sample’s list has all days, counts all of them, and finds by name and status', async () => {
  const { router } = await open('/?size=100&world=demo&as=receptionist')
  await expectRange('1 - 27 of 27')
  await expectCounters({
    'Total Appointments': 27,
    'Checked-in': 3,
    'Total Patients': 40,
    Pending: 12,
  })
  await pick('Status', 'Checked-in')
  await expectRange('1 - 3 of 3')
  await search.fill('MANOJ')
  await expectTable([{ Patient: 'Manoj Kumar', Status: 'checked-in', Reason: 'Knee pain' }])
  await expect.poll(() => router.state.location.search).toMatchObject({ q: 'MANOJ' })
  await search.fill('nobody')
  await expectRange('0 - 0 of 0')
  await expect.element(page.getByRole('cell', { name: /No appointments found/ })).toBeVisible()
  await press(page, 'Reset Filters')
  await expectRange('1 - 27 of 27')
  await expect.element(page.getByRole('region', { name: 'Appointments' })).toHaveFocus()
})

test('only the sample’s last action can be undone, also after another screen', async () => {
  await open('/?tab=receptionist&world=demo&as=admin')
  await rowAction('Check-In', 'Tomas Novotny')
  await expectActions('Tomas Novotny', ['Complete', 'Cancel'])
  await rowAction('Complete', 'Tomas Novotny')
  await tab('Lab').click()
  await expect.element(tab('Lab Orders')).toBeVisible()
  await tab('Receptionist').click()
  await expect.element(button(page, 'Undo')).toHaveAccessibleDescription(/^Complete: Tomas Novotny/)
  await press(page, 'Undo')
  await expectRow('Tomas Novotny', 'checked-in', '0 min')
  await expect.element(button(page, 'Undo')).not.toBeInTheDocument()
  await expect.element(page.getByText(/^Undo: Tomas Novotny.*is now checked-in/)).toBeVisible()
  await expect.element(rowOf('Tomas Novotny')).toHaveFocus()
  // Cancelled at once: a sample asks for no reason.
  await rowAction('Cancel', 'Manoj Kumar')
  await expectRow('Manoj Kumar', 'cancelled')
})

test.each([1280, 390])(
  'the sample’s list keeps its place when the bar shows an action, %i px wide',
  async (width) => {
    await open(undefined, [width, 844])
    const list = page.getByRole('region', { name: 'Appointments' })
    await expectRow('Tomas Novotny')
    const place = () =>
      boxOf(list).top - boxOf(page.getByRole('heading', { name: 'Appointments' })).top
    const before = place()
    await rowAction('Check-In', 'Tomas Novotny')
    await expect.element(button(page, 'Undo')).toBeVisible()
    expect(place()).toBe(before)
    await press(page, 'Undo')
    await expect.element(button(page, 'Undo')).not.toBeInTheDocument()
    expect(place()).toBe(before)
  },
)

test.each([
  ['as the first action of the day', '', []],
  ['after another action', '', ['Anjali Das']],
  ['that takes its row out of the list', '&status=pending', ['Walter Hahn']],
])('a double click on Check-In checks in once, %s', async (_situation, filter, before) => {
  await open(`/?world=demo&as=receptionist${filter}`)
  for (const name of before) {
    await rowAction('Check-In', name)
    await expect.element(page.getByText(`Check-In: ${name}`)).toBeVisible()
  }
  // 150 ms from the one click to the other: by then the screen shows what the first has done.
  await button(page, 'Check-In Tomas Novotny').dblClick({ delay: 75 })
  await expect
    .element(button(page, 'Undo'))
    .toHaveAccessibleDescription(/^Check-In: Tomas Novotny.*is now checked-in/)
  await press(page, 'Undo')
  await expect.element(rowOf('Tomas Novotny', 'pending')).toHaveFocus()
})

test('on a phone the name stays next to the actions, and Undo below the header and the toasts', async () => {
  await open(undefined, [390, 844])
  const name = rowOf('Tomas Novotny').getByRole('cell', { name: 'Tomas Novotny', exact: true })
  const action = button(page, 'Check-In Tomas Novotny')
  await expect.element(action).toBeInTheDocument()
  action.element().scrollIntoView({ block: 'nearest', inline: 'nearest' })
  expectInSight(action)
  expectInSight(name)
  await action.click()
  const undo = button(page, 'Undo')
  await expect.element(undo).toBeVisible()
  expectInSight(undo)
  expect(boxOf(undo).top).toBeGreaterThanOrEqual(boxOf(page.getByRole('banner')).bottom)
  await userEvent.keyboard('c')
  const toast = await expectToast(words.notPending)
  expect(boxOf(undo).top).toBeGreaterThanOrEqual(boxOf(toast).bottom)
})

test('a host without patients has no patient pages, links or key', async () => {
  const { router } = await open()
  await expectRow('Tomas Novotny')
  await expectActions('Arun Thomas', [])
  expect(page.getByRole('table').getByRole('link').elements()).toEqual([])
  await userEvent.keyboard('{Alt>}h{/Alt}')
  const help = await expectDialog('Help')
  await expect.element(help.getByRole('row', { name: /^Alt ?H / })).toBeVisible()
  await expect.element(help.getByRole('row', { name: /^Alt ?R / })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await router.navigate({ to: '/patient/$number', params: { number: '1' } })
  await expect.element(page.getByText('There is no page at this address.')).toBeVisible()
})
