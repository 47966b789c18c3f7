import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { requestMessages } from '@/contracts/prescription-requests'
import { expectAccessible } from './axe'
import {
  answer,
  expect,
  expectDialog,
  expectRow,
  expectSuccess,
  pick,
  readTable,
  test,
} from './fixtures'

const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()
const side = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const openRequest = (page: Page) =>
  page.getByRole('button', { name: 'Request Prescription' }).click()
const medicine = (page: Page) => page.getByRole('textbox', { name: 'Medicine' })
const ofFebruary = 'prescription of 2026-02-21 by Dr. Kavya Reddy'
const warning = 'Interaction: Warfarin and aspirin together increase the risk of bleeding.'

/** Noon of a day that the sample's dates are counted from. */
const today = new Date('2026-03-23T12:00:00Z')

test.beforeEach(async ({ page, signIn }) => {
  await page.addInitScript(() => {
    // The printer's own window would hold the test up.
    window.print = () => {
      document.documentElement.dataset.printed = 'yes'
    }
  })
  await page.clock.setFixedTime(today)
  await signIn('patient')
  await page.goto('/')
  await expect(page.getByRole('tab', { name: 'Patient' })).toBeVisible()
})

test('names the sample’s patient, whose four cards these are, and leads to the booking page', async ({
  page,
}) => {
  const patient = page.getByRole('region', { name: 'Sample patient' })
  await expect(patient).toContainText('Priya Nair, 44 years, Female, no. 1')
  const cards = page.getByLabel('Your health in figures')
  await expect(cards.getByRole('term')).toHaveText([
    'Heart Rate',
    'Weight',
    'Blood Pressure',
    'Medications',
  ])
  await expect(cards).toContainText('Heart Rate72 bpm')
  await expect(cards).toContainText('Medications5')

  await test.step('keeps a half-filled request through a reload, and drops it when told to', async () => {
    await openRequest(page)
    await medicine(page).fill('Ibu')
    await page.reload()
    await openRequest(page)
    await expect(medicine(page)).toHaveValue('Ibu')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await answer(page, 'Yes, discard changes')
    await openRequest(page)
    await expect(medicine(page)).toHaveValue('')
    await page.keyboard.press('Escape')
  })

  await test.step('sends a request for a prescription to a doctor', async () => {
    await openTab(page, 'Prescriptions')
    await openRequest(page)
    const dialog = await expectDialog(page, 'Request Prescription')
    await answer(page, 'Send Request')
    await expect(dialog).toContainText('Please select a doctor')
    await expect(dialog).toContainText('Please enter the medicine you need')
    await pick(page, 'Doctor', 'Dr. Quentin Moreau')
    await medicine(page).fill('Ibuprofen 400 mg')
    await page.getByRole('textbox', { name: 'Note' }).fill('For my knee')
    await answer(page, 'Send Request')
    await expectSuccess(page, requestMessages.requested)
    const requests = page.getByRole('table', { name: 'Requested prescriptions' })
    const asked = ['2026-03-23', 'Dr. Quentin Moreau', 'Ibuprofen 400 mg', 'For my knee', 'Waiting']
    await expect(requests.getByRole('cell')).toHaveText(asked)
    await page.reload()
    await expect(requests.getByRole('cell')).toHaveText(asked)
  })

  await page.getByRole('link', { name: 'Book Appointment' }).click()
  await expect(page).toHaveURL('/bookappoinment')
})

test.describe('where it is tomorrow already', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' })

  test('shows appointments to come, and those that are over', async ({ page }) => {
    await expect(side(page, 'Upcoming')).toBeChecked()
    await expect(page.getByRole('row')).toHaveCount(4)
    expect(await readTable(page)).toEqual([
      {
        Doctor: 'Dr. Quentin Moreau',
        Department: 'Physiotherapy',
        Date: '2026-03-25',
        Time: '09:00',
        Status: 'Pending',
      },
      expect.objectContaining({ Date: '2026-04-02', Status: 'Pending' }),
      expect.objectContaining({ Date: '2026-04-16', Status: 'Pending' }),
    ])
    await side(page, 'Upcoming').press('ArrowRight')
    await expect(side(page, 'Past')).toBeChecked()
    await expect(page).toHaveURL('/?status=past')
    await expectRow(page, 'Dr. Dmitri Volkov', '2026-01-19', 'Completed')
    expect((await readTable(page)).map((row) => row.Date)).toEqual([
      '2026-03-12',
      '2026-02-22',
      '2026-01-19',
    ])
    await page.reload()
    await expect(side(page, 'Past')).toBeChecked()
  })
})

test('warns of interactions in words, and gives a prescription as a PDF', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openTab(page, 'Prescriptions')
  await expectRow(page, 'Dr. Kavya Reddy', warning)
  expect((await readTable(page)).map((row) => [row.Date, row.Interaction])).toEqual([
    ['2026-03-11', 'None among those checked'],
    ['2026-02-21', warning],
    ['2026-01-18', 'Not checked for interactions.'],
  ])
  expect(asked.filter((url) => /pdf/i.test(url))).toEqual([])
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: `Download ${ofFebruary}` }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('prescription-2026-02-21-2.pdf')
  const pdf = await readFile(await download.path(), 'latin1')
  expect(pdf).toMatch(/^%PDF-/)
  for (const words of [
    'Patient: Priya Nair',
    'Doctor: Dr. Kavya Reddy',
    'Date: 2026-02-21',
    'Diagnosis: Suspected deep vein thrombosis',
    '1. Warfarin',
    '5 mg, Once daily, 1 week',
    warning,
  ])
    expect(pdf).toContain(`(${words})`)
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)

  await test.step('prints one clean page, dark mode or not', async () => {
    await page.evaluate(() => localStorage.setItem('isDarkMode', 'true'))
    await page.goto('/?view=prescriptions')
    await page.getByRole('button', { name: `Print ${ofFebruary}` }).click()
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
    await page.emulateMedia({ media: 'print' })
    const sheet = page.getByRole('article', { name: 'Prescription to print' })
    await expect(sheet).toBeVisible()
    await expect(sheet).toContainText('Priya Nair')
    await expect(sheet.getByRole('listitem')).toHaveText([
      'Warfarin5 mg, Once daily, 1 week',
      'Aspirin75 mg, Once daily, 1 week',
    ])
    await expect(sheet).toContainText(warning)
    for (const chrome of ['banner', 'navigation', 'table', 'contentinfo'] as const)
      await expect(page.getByRole(chrome)).toHaveCount(0)
    await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(sheet).toHaveCount(0)
    await expect(page.getByRole('table', { name: 'Prescriptions' })).toBeVisible()
  })
})

test.describe('axe', () => {
  test.use({ viewport: { width: 1280, height: 1000 } })
  test('finds nothing', async ({ page }) => {
    await expectRow(page, 'Dr. Quentin Moreau')
    await expectAccessible(page, 'appointments')
    await openTab(page, 'Prescriptions')
    await expectRow(page, warning)
    await expectAccessible(page, 'prescriptions')
    await openRequest(page)
    await expectDialog(page, 'Request Prescription')
    await answer(page, 'Send Request')
    await expectAccessible(page, 'request')
  })
})
