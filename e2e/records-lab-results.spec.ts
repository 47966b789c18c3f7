import { pathOf } from '@server/test/api'
import { keyedCalls } from '@server/test/records'
import { labMessages, labOrderEndpoints } from '@/contracts/lab-orders'
import { labResultMessages } from '@/contracts/lab-results'
import { patientEndpoints } from '@/contracts/patients'
import { ofMeasures, typedVitals, vitalsEndpoints } from '@/contracts/vitals'
import { expectAccessible } from './axe'
import { field, tab } from './desk'
import { expectPaper } from './downloads'
import { test as base, expect, expectDialog, expectToast, heading, press } from './fixtures'

const question = 'Is the potassium safe?'
const { list, report, take } = labOrderEndpoints

/** What the laboratory does with an order of this question. */
const test = base.extend<{
  laboratory: { reportPotassium: (value: number) => Promise<void> }
  /** Measures this pulse of the patient of this number. */
  measurePulse: (number: number, pulse: number) => Promise<void>
}>({
  measurePulse: async ({ world }, use) => {
    const token = await world.signIn('doctor')
    const ask = keyedCalls(
      () => world.api,
      () => token,
    )
    await use(async (number, pulse) => {
      const { body } = await ask('GET', pathOf(patientEndpoints.get, String(number)))
      const { id } = patientEndpoints.get.output.parse(body)
      const json = typedVitals(id, { ...ofMeasures(() => ''), pulse: String(pulse) })
      expect((await ask('POST', vitalsEndpoints.create.path, { json })).status).toBe(201)
    })
  },

  laboratory: async ({ world }, use) => {
    const token = await world.signIn('lab')
    const ask = keyedCalls(
      () => world.api,
      () => token,
    )
    await use({
      reportPotassium: async (value) => {
        const filters = 'testType=&date=&patient=&patientId=&technicianId=&limit=100'
        const { body } = await ask('GET', `${list.path}?status=pending&${filters}`)
        const order = list.output.parse(body).rows.find((one) => one.question === question)
        if (!order) throw new Error('nothing was ordered with this question')
        const taken = await ask('POST', pathOf(take, order.id), {
          json: { version: order.version },
        })
        const { version } = take.output.parse(taken.body)
        const potassium = { analyte: 'Potassium', value, unit: 'mmol/L', low: 3.5, high: 5 }
        const json = {
          ...{ version, observation: 'Measured twice', fileId: null },
          values: [{ ...potassium, critical: true }],
        }
        expect((await ask('POST', pathOf(report, order.id), { json })).status).toBe(200)
      },
    })
  },
})

test('a doctor orders tests, is told of a critical result and acknowledges it; then the patient sees it', async ({
  page,
  laboratory,
  signInToRecords,
}) => {
  await test.step('it is ordered on the patient’s page, which says what is open', async () => {
    await signInToRecords('doctor')
    await page.goto('/patient/1')
    await expect(heading(page, 'Priya Nair, no. 1')).toBeVisible()
    await press(page, 'Order Tests')
    const form = await expectDialog(page, 'Order Tests', 'Priya Nair, no. 1')
    await press(form, 'Order')
    await expect(form.getByText(labMessages.testRequired)).toBeVisible()
    await form.getByRole('checkbox', { name: 'Basic Metabolic Panel' }).check()
    await form.getByRole('radio', { name: 'Urgent' }).check()
    await field(form, 'Question').fill(question)
    await expectAccessible(page, 'ordering tests')
    await press(form, 'Order')
    await expectToast(page, labMessages.ordered(1))
    const order = page.getByRole('listitem').filter({ hasText: question })
    await expect(order).toContainText('Pending')
    await expect(order).toContainText('Urgent')
    await press(page, 'Order Tests')
    await expect(form.getByRole('note')).toContainText('Basic Metabolic Panel: Pending, Urgent')
    await press(form, 'Cancel')
  })

  await test.step('its critical result stands on the dashboard and the page until it is acknowledged', async () => {
    await laboratory.reportPotassium(6.9)
    await page.goto('/')
    const waiting = page.getByRole('region', { name: 'Critical results' })
    const own = waiting.getByRole('listitem').filter({ hasText: 'Priya Nair, no. 1' })
    await expect(own).toContainText('Potassium 6.9 mmol/L')
    await expectAccessible(page, 'critical results')
    await page.getByRole('button', { name: /notification/i }).click()
    await page
      .getByRole('link', { name: /^Critical result: Basic Metabolic Panel of Priya/ })
      .click()
    await expect(heading(page, 'Priya Nair, no. 1')).toBeVisible()
    const order = page.getByRole('listitem').filter({ hasText: question })
    const alert = page.getByRole('note').filter({ hasText: 'A critical result waits for a doctor' })
    await expect(alert).toContainText('Potassium 6.9 mmol/L')
    await alert.getByRole('button', { name: /^Basic Metabolic Panel, no\. / }).click()
    await expect(order).toBeFocused()
    await expect(order).toContainText('Not acknowledged yet')
    await expectAccessible(page, 'results of a patient')
    await press(order, 'Acknowledge Basic Metabolic Panel of Priya Nair')
    await expectToast(page, labResultMessages.acknowledged)
    await expect(order).toContainText('Acknowledged by Dr. Daniel Reyes')
    await expect(order).toBeFocused()
    await page.goto('/')
    await expect(page.getByRole('tab', { name: 'Recent Patients' })).toBeVisible()
    await expect(own).toHaveCount(0)
  })

  await test.step('the patient reads it in words', async () => {
    await signInToRecords('patient')
    await page.goto('/')
    await tab(page, 'Test Results').click()
    const result = page
      .getByRole('region', { name: 'Basic Metabolic Panel' })
      .filter({ hasText: '6.9 mmol/L' })
    await expect(result).toContainText('Critical, above the range')
    await expect(result).toContainText('Dr. Daniel Reyes has seen this result.')
    await expectAccessible(page, 'own results')
  })
})

test('a result is printed from a page with a chart, which keeps its size meanwhile', async ({
  page,
  measurePulse,
  signInToRecords,
}) => {
  await measurePulse(39, 72)
  await measurePulse(39, 75)
  await signInToRecords('doctor')
  await page.goto('/patient/39')
  await expect(page.getByRole('img', { name: /^Pulse in bpm: 2 values/ })).toBeVisible()
  const print = page
    .getByRole('listitem')
    .getByRole('button', { name: /^Print / })
    .first()
  await expectPaper(page, 'Result to print', () => print.click(), [
    'Laboratory Result',
    'no. 39',
    'Critical result. Not acknowledged yet.',
  ])
})
