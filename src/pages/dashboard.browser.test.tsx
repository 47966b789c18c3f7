import { faults } from '@mocks/faults'
import { overviewMessages } from '@shared/contracts/overview'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '@/app/query-client'
import { fault, healed, openScreen } from '@/test/screen'
import {
  alert,
  boxOf,
  button,
  expectDialog,
  expectInSight,
  expectRetry,
  openTab,
  tab,
  textsOf,
} from '@/test/screen-words'

const dashboards = page.getByRole('tablist', { name: 'Dashboards' })
const panel = (name: string) => page.getByRole('tabpanel', { name, exact: true })
const title = page.getByRole('heading', { level: 1 })
const booking = page.getByRole('link', { name: /^Book Appointment/ })
const sampleLine = page.getByText('Sample records of this tab, until you log out')

const tabNames = () => textsOf(dashboards.getByRole('tab'))

describe('Home', () => {
  test('arrow keys go along the tabs, and each opens its dashboard', async () => {
    const { router } = await openScreen('/?world=demo&as=admin')
    await expect.element(tab('Admin')).toHaveAttribute('aria-selected', 'true')
    tab('Admin').element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(tab('Patient')).toHaveFocus()
    await expect.element(tab('Patient')).toHaveAttribute('aria-selected', 'true')
    await expect.element(panel('Patient')).toBeVisible()
    expect(router.state.location.pathname).toBe('/my/appointments')
  })

  test('tabs have room at their sides', async () => {
    await openScreen('/?world=demo&as=admin')
    const staff = tab('Staff')
    await expect.element(staff).toBeVisible()
    for (const each of [tab('Admin'), staff]) {
      const { paddingInlineStart } = getComputedStyle(each.element())
      expect(Number.parseFloat(paddingInlineStart)).toBeGreaterThan(8)
    }
  })

  test('an address that makes no sense opens the first dashboard', async () => {
    await openScreen('/?world=demo&as=admin&tab=nobody&view=nothing&page=-3&size=7')
    await expect.element(tab('Admin')).toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByRole('table', { name: 'Staff' })).toBeVisible()
  })

  test('a permission shows its tab, and no address opens another', async () => {
    await openScreen('/?world=demo&as=lab&tab=admin', {
      permissions: ['lab_dashboard', 'patient_dashboard'],
    })
    await expect.poll(tabNames).toEqual(['Patient', 'Lab'])
    await expect.element(tab('Patient')).toHaveAttribute('aria-selected', 'true')
    await expect.element(panel('Patient')).toBeVisible()
  })

  const bare = [
    ['admin', '/overview', '/overview/staff'],
    ['doctor', '/doctor', '/doctor/appointments'],
    ['patient', '/my', '/my/appointments'],
    ['receptionist', '/desk', '/desk/appointments'],
    ['lab', '/lab', '/lab/orders'],
  ] as const

  test.each(bare)(
    '%s: %s opens the first view of the dashboard',
    async (person, address, first) => {
      const { router } = await openScreen(`${address}?world=demo&as=${person}`, {
        permissions: [`${person}_dashboard`],
      })
      expect(router.state.location.pathname).toBe(first)
      await expect.element(title).toHaveTextContent('Dashboard')
    },
  )

  test.each(bare)('%s: other addresses open the own dashboard', async (person, _home, own) => {
    const { router } = await openScreen(`${own}?world=demo&as=${person}`, {
      keepsRecords: false,
      permissions: [`${person}_dashboard`],
    })
    const others = bare.flatMap(([, address, first]) => (first === own ? [] : [address]))
    const oddlyWritten = person === 'patient' ? ['/Desk/Appointments'] : []
    for (const address of [...others, ...oddlyWritten]) {
      await router.navigate({ href: address })
      expect(router.state.location.pathname, address).toBe(own)
      expect(tabNames(), address).toHaveLength(1)
    }
  })

  test.each([
    ['/?tab=receptionist&view=bookings', true, '/desk/appointments'],
    ['/?tab=patient&view=results', false, '/my/appointments'],
    ['/overview/clinic', false, '/overview/staff'],
  ] as const)(
    '%s without that view (records kept: %s) opens %s',
    async (address, keepsRecords, first) => {
      const { router } = await openScreen(
        `${address}${address.includes('?') ? '&' : '?'}world=demo&as=admin`,
        {
          keepsRecords,
          permissions: ['admin_dashboard', 'patient_dashboard', 'receptionist_dashboard'],
        },
      )
      expect(router.state.location.pathname).toBe(first)
      await expect.element(title).toHaveTextContent('Dashboard')
    },
  )

  test.each(['/desk/nothing', '/overview/staff/nothing'])('%s is no page', async (address) => {
    await openScreen(`${address}?world=demo&as=admin`)
    await expect.element(title).toHaveTextContent('Page not found')
  })

  test('the page size stays from view to view and from tab to tab', async () => {
    const { router } = await openScreen('/overview/staff?size=50&world=demo&as=admin')
    await tab('Departments').click()
    await expect.poll(() => router.state.location.href).toBe('/overview/departments?size=50')
    await tab('Lab').click()
    await expect.poll(() => router.state.location.href).toBe('/lab/orders?size=50')
  })

  test('the page size of another list does not count at Home', async () => {
    const { router } = await openScreen('/admin/staffs?size=50&world=demo&as=admin')
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await expect.element(tab('Admin')).toHaveAttribute('aria-selected', 'true')
    expect(router.state.location.search).not.toHaveProperty('size', 50)
    expect(router.state.location.maskedLocation?.href).toBe('/')
  })

  test.each([
    ['only Patient shows a link without the permission', [], 0],
    ['other dashboards show one link to a user who may book', ['appointment_create'], 1],
  ] as const)('booking: %s', async (_title, more, count) => {
    await openScreen('/?world=demo&as=lab', {
      keepsRecords: false,
      permissions: ['lab_dashboard', 'patient_dashboard', ...more],
    })
    await expect.element(panel('Patient')).toBeVisible()
    await expect.poll(() => booking.elements().length).toBe(1)
    await tab('Lab').click()
    await expect.element(panel('Lab')).toBeVisible()
    await expect.poll(() => booking.elements()).toHaveLength(count)
  })

  test('a user without a dashboard is greeted, and may book with the permission', async () => {
    await openScreen('/?world=demo&as=pharmacist', { permissions: ['appointment_create'] })
    await expect.element(title).toHaveTextContent(/^Good morning, /)
    await expect.element(booking).toBeVisible()
  })

  test('a pharmacist without a dashboard finds a link to the chat', async () => {
    const { router } = await openScreen('/?world=demo&as=pharmacist&tab=admin')
    await expect.element(title).toHaveTextContent(/^Good morning, /)
    await expect.element(dashboards).not.toBeInTheDocument()
    await expect.element(booking).not.toBeInTheDocument()
    const main = page.getByRole('main')
    await expect.element(main).toHaveTextContent('Your roles show no dashboard.')
    await main.getByRole('link', { name: /^Chat with AI/ }).click()
    await expect.poll(() => router.state.location.pathname).toBe('/ai-chat')
  })

  test.each([
    ['admin', 'The clinic in figures', 'read-totals'],
    ['doctor', 'Figures of the doctor', 'count-prescriptions'],
    ['patient', 'Your health in figures', 'list-own-visits'],
    ['receptionist', 'At a glance', 'count-visits'],
    ['lab', 'Laboratory today', 'count-lab-orders'],
  ])('%s: figures that cannot be read are read by Retry', async (person, label, call) => {
    await openScreen(`/?world=demo&as=${person}&fault=silent:${call}`)
    await expect.element(page.getByLabelText(label)).toHaveTextContent('–')
    await expectRetry(overviewMessages.totalsFailed, healed)
    await expect.element(page.getByLabelText(label)).not.toHaveTextContent('–')
  })

  test.each([
    ['wide screen', [1280, 800]],
    ['phone', [390, 800]],
  ] as const)('on a %s nothing moves when figures fail and are read again', async (_, size) => {
    await openScreen('/?world=demo&as=receptionist', { size })
    const [figures, tabs] = [page.getByLabelText('At a glance'), tab('Patient Directory')]
    await expect.element(figures).not.toHaveTextContent('–')
    const before = boxOf(tabs).top
    fault(faults.silent('count visits'))
    await queryClient.invalidateQueries({ queryKey: ['visits'] })
    await expect.element(alert(overviewMessages.totalsFailed)).toBeVisible()
    expectInSight(button(page, 'Retry'))
    expect(boxOf(tabs).top).toBe(before)
    expect(
      boxOf(alert(overviewMessages.totalsFailed)).top,
      'no figure is covered',
    ).toBeGreaterThanOrEqual(boxOf(figures).bottom)
    expect(boxOf(button(page, 'Retry')).bottom).toBeLessThanOrEqual(before)
    await expectRetry(overviewMessages.totalsFailed, healed)
    expect(boxOf(tabs).top).toBe(before)
    await expect.element(figures).toHaveFocus()
  })
})

/** Help's rows for the keys of the front desk. */
async function deskKeys(): Promise<string[]> {
  await userEvent.keyboard('{Alt>}h{/Alt}')
  const help = await expectDialog('Help', 'Keyboard shortcuts')
  return textsOf(help.getByRole('rowheader').filter({ hasText: /^[/npc]$/ }))
}

describe('Help', () => {
  test('lists the keys of the front desk', async () => {
    await openScreen('/?world=demo&as=receptionist')
    await expect.element(panel('Receptionist')).toBeVisible()
    expect(await deskKeys()).toEqual(['/', 'n', 'p', 'c'])
  })

  test('lists no keys of the front desk for the laboratory', async () => {
    await openScreen('/?world=demo&as=lab')
    await expect.element(panel('Lab')).toBeVisible()
    expect(await deskKeys()).toEqual([])
  })

  test('Lab on our server does not say that its records are a sample', async () => {
    await openScreen('/?world=demo&as=lab')
    await expect.element(panel('Lab')).toHaveTextContent('Pending Tests')
    await expect.element(sampleLine).not.toBeInTheDocument()
  })
})

// The browser of the tests draws no scroll bars: on a screen of 1280 px the page's and the table's take
// 15 px each.
const wide = { keepsRecords: false, size: [1280 - 2 * 15, 800] } as const

describe('Home on the sample host', () => {
  test.each([
    ['Admin', ['Staff', 'Departments', 'Recent Activities']],
    ['Doctor', ['Appointments', 'Recent Patients']],
    ['Patient', ['Appointments', 'Prescriptions']],
    ['Receptionist', ['Appointments', 'Patient Directory']],
    ['Lab', ['Lab Orders', 'Test Results']],
  ])('%s says that its records are a sample, and no table hides a column', async (name, views) => {
    await openScreen(`/?world=demo&as=admin&tab=${name.toLowerCase()}`, wide)
    for (const view of views) {
      await openTab(view)
      await expect.element(page.getByRole('cell').first()).toBeVisible()
      for (const size of page.getByLabelText('Page size').all()) await size.selectOptions('100')
      await expect.poll(() => sampleLine.elements().length).toBe(1)
      const regions = page.getByRole('region').filter({ has: page.getByRole('table') })
      const hidden = regions.elements().map((box) => box.scrollWidth - box.clientWidth)
      expect(hidden.length, view).toBeGreaterThan(0)
      expect(new Set(hidden), view).toEqual(new Set([0]))
    }
  })
})

describe('Staff on the sample host', () => {
  test('each screen says that its records are a sample, and other lists do not', async () => {
    const { router } = await openScreen('/admin/staffs?world=demo&as=admin', {
      keepsRecords: false,
    })
    const name = 'Chiara Russo'
    const table = page.getByRole('table')
    await expect.element(table.getByRole('link', { name, exact: true })).toBeVisible()
    for (const link of [
      table.getByRole('link', { name, exact: true }),
      page.getByRole('link', { name: `Edit ${name}` }),
      page.getByRole('link', { name: 'New', exact: true }),
    ]) {
      await expect.poll(() => sampleLine.elements().length).toBe(1)
      await link.click()
      await expect.element(page.getByRole('table', { name: 'Staff' })).not.toBeInTheDocument()
      await expect.poll(() => sampleLine.elements().length).toBe(1)
      router.history.back()
      await expect.element(page.getByRole('button', { name: `Delete ${name}` })).toBeVisible()
    }
    await page.getByRole('link', { name: 'Department' }).click()
    await expect.element(title).toHaveTextContent('Departments')
    await expect.element(sampleLine).not.toBeInTheDocument()
  })
})
