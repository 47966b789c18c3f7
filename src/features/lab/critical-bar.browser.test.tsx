import { faults } from '@mocks/faults'
import { labOrderEndpoints } from '@shared/contracts/lab-orders'
import { labResultMessages as words } from '@shared/contracts/lab-results'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '@/app/query-client'
import { callAs, fault, openScreen } from '@/test/screen'
import {
  boxOf,
  button,
  expectDialog,
  expectInSight,
  expectToast,
  tab,
  tabTo,
} from '@/test/screen-words'

const bar = page.getByRole('region', { name: 'Critical results' })

/** The laboratory, at its own desk, reports a potassium of 7.1 for an order that is open. */
async function reportCritical(): Promise<void> {
  const { rows } = await callAs('lab', labOrderEndpoints.list, {
    ...{ status: 'in-progress', testType: 'Basic Metabolic Panel' },
  })
  const [order] = rows
  if (!order) throw new Error('no order is open')
  await callAs('lab', labOrderEndpoints.report, {
    ...{ id: order.id, version: order.version, observation: '', fileId: null, pregnant: false },
    values: [
      {
        ...{ analyte: 'Potassium', value: 7.1, unit: 'mmol/L', low: 3.5, high: 5 },
        critical: false,
      },
    ],
  })
  // What the live feed does.
  await queryClient.invalidateQueries({ queryKey: ['lab-orders'] })
}

describe.each([
  [390, 844],
  [1024, 768],
  [1440, 900],
])('At %i by %i', (...size) => {
  test.each([
    ['the doctor’s day', '/?world=demo&as=doctor', () => tab('Recent Patients')],
    ['the laboratory', '/?world=demo&as=lab', () => tab('Test Results')],
    ['the patient’s page', '/patient/39?world=demo&as=doctor', () => page.getByText('At a glance')],
  ])(
    '%s stays where it is as critical results are read, and as one comes',
    async (_, link, below) => {
      const late = faults.late('list critical results')
      fault(late.handler)
      await openScreen(link, { size })
      await expect.element(bar).toHaveTextContent('Reading critical results…')
      await expect.element(below()).toBeVisible()
      const { top } = boxOf(below())
      late.release()
      await expect.element(bar).toHaveTextContent(/1 critical result.*Potassium 6\.4 mmol\/L/)
      expect(boxOf(below()).top).toBe(top)
      expectInSight(bar)
      expectInSight(button(bar, 'Show critical results'))
      const cutOff = [...bar.element().querySelectorAll('*')].filter(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      )
      expect(cutOff.map(({ textContent }) => textContent)).toEqual([])
      if (link.startsWith('/patient')) return
      await reportCritical()
      await expect.element(bar).toHaveTextContent('2 critical results')
      expect(boxOf(below()).top).toBe(top)
    },
  )
})

test('a doctor reaches the critical results by keys, acknowledges one, and goes on in the list', async () => {
  await openScreen('/?world=demo&as=doctor')
  await tabTo(button(bar, 'Show critical results'))
  await userEvent.keyboard('{Enter}')
  const list = await expectDialog(
    'Critical results',
    /Noel Dsouza, no\. 39.*Potassium 6\.4 mmol\/L/,
  )
  await tabTo(button(list, 'Acknowledge Basic Metabolic Panel of Noel Dsouza'))
  await userEvent.keyboard('{Enter}')
  await expectToast(words.acknowledged)
  await expect.element(list).toHaveTextContent('No critical result waits for a doctor.')
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(bar).toHaveTextContent('No critical result waits for a doctor.')
})
