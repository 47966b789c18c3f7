import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { labMessages as words } from '@/contracts/lab-orders'
import { labResultMessages as resultWords } from '@/contracts/lab-results'
import { expectAccessible } from './axe'
import {
  answer,
  expect,
  expectDialog,
  expectRow,
  expectToast,
  readTable,
  rowOf,
  test,
} from './fixtures'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const pdf = Buffer.from('%PDF-1.4\n%%EOF\n')

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const filter = (page: Page, label: string) =>
  page.getByRole('combobox', { name: label, exact: true })
const openView = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label })
const range = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible()

/** A select in the row of an order, by the order's test and patient. */
const selectOf = (page: Page, what: 'Status' | 'Technician', order: string) =>
  page.getByRole('combobox', { name: new RegExp(`^${what} of order \\d+, ${order}$`) })

async function expectCards(page: Page, figures: Record<string, number>): Promise<void> {
  const cards = page.getByLabel('Laboratory today').locator('div')
  for (const [label, figure] of Object.entries(figures)) {
    const card = cards.filter({ has: page.getByText(label, { exact: true }) })
    await expect(card.getByRole('definition').first()).toHaveText(String(figure))
  }
}

const upload = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('Result File').setInputFiles({ name, mimeType: '', buffer })

/** Presses Generate Report and reads the file that comes of it. */
async function generate(page: Page, format: string): Promise<{ name: string; bytes: Buffer }> {
  await filter(page, 'Format').selectOption(format)
  const download = page.waitForEvent('download')
  await button(page, 'Generate Report').click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

const today = new Date().toISOString().slice(0, 10)

test.beforeEach(async ({ page, signIn }) => {
  await signIn('lab')
  await page.goto('/')
  await range(page, '1 - 10 of 34')
})

test.describe('lab orders', () => {
  test('the cards count what the table shows', async ({ page }) => {
    const figures = { 'Pending Tests': 12, 'In Progress': 5, 'Completed Today': 8, Urgent: 3 }
    await expectCards(page, figures)
    await filter(page, 'Status').selectOption('Pending')
    await range(page, '1 - 10 of 12')
    await filter(page, 'Status').selectOption('In Progress')
    await range(page, '1 - 5 of 5')
  })

  test('urgent open orders stand in front, with a badge that says so', async ({ page }) => {
    await expect(page.getByRole('columnheader')).toHaveText([
      'Patient',
      'Age',
      'Test Type',
      'Requested Date',
      'Priority',
      'Status',
      'Technician',
    ])
    const priorities = (await readTable(page)).map((row) => row.Priority)
    expect(priorities).toEqual(['Urgent', 'Urgent', 'Urgent', ...Array(7).fill('Routine')])
    const colour = (priority: string) =>
      page
        .getByText(priority, { exact: true })
        .and(page.locator('[data-priority]'))
        .first()
        .evaluate((badge) => getComputedStyle(badge).color)
    expect(await colour('Urgent')).not.toBe(await colour('Routine'))
  })

  test('four filters narrow together, live in the address, and are reset', async ({ page }) => {
    await filter(page, 'Status').selectOption('Completed')
    await filter(page, 'Test Type').selectOption('Urinalysis')
    await range(page, '1 - 2 of 2')
    const [row] = await readTable(page)
    await page.getByRole('searchbox', { name: /patient/i }).fill((row?.Patient ?? '').toUpperCase())
    await range(page, '1 - 1 of 1')
    const date = field(page, 'Date')
    await date.fill('2026-02-3')
    await date.blur()
    await expect(page.getByText(words.dateFormat)).toBeVisible()
    await date.fill(row?.['Requested Date'] ?? '')
    await expect(page.getByText(words.dateFormat)).toBeHidden()
    await expect(page).toHaveURL(/date=\d{4}-\d{2}-\d{2}/)
    await page.reload()
    await expect(date).toHaveValue(row?.['Requested Date'] ?? '')
    await expect(filter(page, 'Test Type')).toHaveValue('Urinalysis')
    await range(page, '1 - 1 of 1')
    await date.fill('2020-01-01')
    await expect(page.getByRole('cell', { name: 'No lab orders found' })).toBeVisible()
    await button(page, 'Reset Filters').click()
    await range(page, '1 - 10 of 34')
    await expect(date).toHaveValue('')
    await expect(filter(page, 'Status')).toHaveValue('')
  })

  test('an order goes along its statuses only, and is kept over a reload', async ({ page }) => {
    const order = 'Complete Blood Count of Priya Nair'
    const status = selectOf(page, 'Status', order)
    await expect(status).toHaveValue('pending')
    await expect(status.getByRole('option', { disabled: true })).toHaveText(['Completed'])
    await status.selectOption('In Progress')
    await expectCards(page, { 'Pending Tests': 11, 'In Progress': 6 })
    await expect(status.getByRole('option', { disabled: true })).toHaveText(['Pending'])
    await page.reload()
    await expect(status).toHaveValue('in-progress')

    await status.selectOption('Completed')
    await expectDialog(page, words.completeTitle, words.completeQuestion(order))
    await answer(page, 'Cancel')
    await expect(status).toHaveValue('in-progress')
    await status.selectOption('Completed')
    await answer(page, 'OK')
    await expectCards(page, { 'In Progress': 5, 'Completed Today': 9, Urgent: 2 })
    // It has moved behind the open ones.
    await expect(status).toBeHidden()
    await filter(page, 'Status').selectOption('Completed')
    await expect(selectOf(page, 'Status', order)).toBeDisabled()
    await expect(selectOf(page, 'Technician', order)).toBeDisabled()
  })

  test('an order is cancelled only when that is meant', async ({ page }) => {
    const order = 'Culture and Sensitivity of Oscar Lopez'
    const status = selectOf(page, 'Status', order)
    await status.selectOption('Cancelled')
    await expectDialog(page, words.cancelTitle, words.cancelQuestion(order))
    await page.keyboard.press('Escape')
    await expect(status).toHaveValue('pending')
    await status.selectOption('Cancelled')
    await answer(page, 'OK')
    await expectCards(page, { 'Pending Tests': 11, Urgent: 2 })
  })

  test('whoever changes an order that then is found no more is led to the table', async ({
    page,
  }) => {
    await filter(page, 'Status').selectOption('Pending')
    await range(page, '1 - 10 of 12')
    const status = selectOf(page, 'Status', 'Complete Blood Count of Priya Nair')
    await status.focus()
    await status.selectOption('In Progress')
    await range(page, '1 - 10 of 11')
    await expect(page.getByRole('region', { name: 'Lab orders' })).toBeFocused()
  })

  test('four technicians can be assigned, or nobody', async ({ page }) => {
    const technician = selectOf(page, 'Technician', 'Complete Blood Count of Priya Nair')
    await expect(technician.getByRole('option')).toHaveText([
      'Unassigned',
      'Wanjiru Kamau',
      'Yusuf Demir',
      'Hannah Weiss',
      'Rafael Duarte',
    ])
    await technician.selectOption('Hannah Weiss')
    await page.reload()
    await expect(technician.locator('option:checked')).toHaveText('Hannah Weiss')
    await technician.selectOption('Unassigned')
    await page.reload()
    await expect(technician.locator('option:checked')).toHaveText('Unassigned')
  })

  test('a stray key at a select changes nothing', async ({ page }) => {
    const status = selectOf(page, 'Status', 'Complete Blood Count of Priya Nair')
    for (const key of ['ArrowDown', 'c', 'End']) {
      await status.focus()
      await page.keyboard.press(key)
      await page.keyboard.press('Escape')
      await expect(status).toHaveValue('pending')
    }
    await expectCards(page, { 'Pending Tests': 12 })
  })
})

test.describe('results', () => {
  test('an observation completes an order, which stands in Test Results', async ({ page }) => {
    await openView(page, 'Upload Results')
    const submit = button(page, 'Submit')
    await expect(submit).toBeDisabled()
    await field(page, 'Observation').fill('   ')
    await expect(submit).toBeDisabled()
    await field(page, 'Observation').fill('White cells 6.8, platelets 245')
    await submit.click()
    await expect(page.getByText(resultWords.orderRequired)).toBeVisible()
    await filter(page, 'Lab Order').fill('Priya')
    await page.getByRole('option', { name: /Priya Nair · Complete Blood Count/ }).click()
    await submit.click()
    await expectToast(page, resultWords.uploaded)
    await expect(submit).toBeDisabled()
    await expect(field(page, 'Observation')).toHaveValue('')
    await expectCards(page, { 'Pending Tests': 11, 'Completed Today': 9, Urgent: 2 })
    await openView(page, 'Test Results')
    await expectRow(page, 'Priya Nair', 'Complete Blood Count', 'White cells 6.8, platelets 245')
    await expect(rowOf(page, 'Priya Nair')).toContainText(today)
  })

  test('a file is shown before it is sent, and can be had back', async ({ page }) => {
    await openView(page, 'Upload Results')
    await upload(page, 'scan.png', png)
    const preview = page.getByRole('img', { name: 'Preview of scan.png' })
    await expect(preview).toBeVisible()
    expect(await preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
    await button(page, 'Remove scan.png').click()
    await expect(preview).toBeHidden()
    await expect(button(page, 'Submit')).toBeDisabled()

    await upload(page, 'culture.pdf', pdf)
    await expect(page.getByText('culture.pdf')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open preview' })).toHaveAttribute('href', /^blob:/)
    await filter(page, 'Lab Order').fill('Oscar')
    await page.getByRole('option', { name: /Culture and Sensitivity/ }).click()
    await button(page, 'Submit').click()
    await expectToast(page, resultWords.uploaded)

    await openView(page, 'Test Results')
    const download = page.waitForEvent('download')
    await button(page, /^Download culture\.pdf/).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('culture.pdf')
    expect(await readFile(await file.path())).toEqual(pdf)
    await page.reload()
    await button(page, /^Download culture\.pdf/).click()
    await expectDialog(page, 'culture.pdf', resultWords.fileGone)
  })

  test('what is not a PDF, JPG, JPEG or PNG by name and content is refused', async ({ page }) => {
    await openView(page, 'Upload Results')
    for (const [name, content, said] of [
      ['result.docx', pdf, resultWords.fileType],
      ['result.png', pdf, resultWords.fileContent('PNG')],
      ['result.pdf', Buffer.from('<html>'), resultWords.fileContent('PDF')],
      ['result.jpg', Buffer.alloc(0), resultWords.fileEmpty],
      [
        'result.pdf',
        Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]),
        resultWords.fileTooLarge,
      ],
    ] as const) {
      await upload(page, name, content)
      await expect(page.getByText(said)).toBeVisible()
      await expect(button(page, 'Submit')).toBeDisabled()
    }
    await upload(page, 'result.pdf', pdf)
    await expect(page.getByText(resultWords.fileTooLarge)).toBeHidden()
    await expect(button(page, 'Submit')).toBeEnabled()
  })

  test('what is typed survives a change of tab and a reload', async ({ page }) => {
    await openView(page, 'Upload Results')
    await filter(page, 'Lab Order').fill('Priya')
    await page.getByRole('option', { name: /Priya Nair/ }).click()
    await field(page, 'Observation').fill('Half a sentence')
    await openView(page, 'Lab Orders')
    await range(page, '1 - 10 of 34')
    await openView(page, 'Upload Results')
    await expect(field(page, 'Observation')).toHaveValue('Half a sentence')
    await page.reload()
    await expect(field(page, 'Observation')).toHaveValue('Half a sentence')
    await expect(filter(page, 'Lab Order')).toHaveValue(/Priya Nair/)
  })

  test('an order completed without a result can be given one later', async ({ page }) => {
    await filter(page, 'Status').selectOption('In Progress')
    await range(page, '1 - 5 of 5')
    const order = 'Yasmin Saleh · Complete Blood Count'
    await page
      .getByRole('combobox', { name: /^Status of order/ })
      .first()
      .selectOption('Completed')
    await answer(page, 'OK')
    await range(page, '1 - 4 of 4')
    await openView(page, 'Test Results')
    await button(page, /^Add result/).click()
    await expect(filter(page, 'Lab Order')).toHaveValue(new RegExp(order))
    await field(page, 'Observation').fill('Platelets 245')
    await button(page, 'Submit').click()
    await expectToast(page, resultWords.uploaded)
    await openView(page, 'Test Results')
    await expect(page.getByRole('cell', { name: 'Platelets 245', exact: true })).toBeVisible()
    await expect(button(page, /^Add result/)).toHaveCount(0)
  })
})

test.describe('reports', () => {
  const scripts: string[] = []
  test.beforeEach(({ page }) => {
    scripts.length = 0
    page.on('request', (request) => scripts.push(request.url()))
  })

  test('a CSV holds the filtered orders of all pages', async ({ page }) => {
    await filter(page, 'Status').selectOption('Pending')
    await page.getByRole('button', { name: 'Report', exact: true }).click()
    await expect(page.getByText('Orders with status Pending: 12 lab orders')).toBeVisible()
    const { name, bytes } = await generate(page, 'CSV')
    await expectToast(page, name)
    expect(name).toBe(`lab-orders-${today}.csv`)
    const lines = bytes.toString('utf8').split('\r\n')
    expect(lines).toHaveLength(14)
    expect(lines[0]).toMatch(/^\uFEFFOrder,Patient,Age,Test Type,Requested Date,Priority,Status/)
    for (const line of lines.slice(1, 13)) expect(line).toContain(',Pending,')
  })

  test('an Excel workbook neutralises what could be a formula', async ({ page }) => {
    await openView(page, 'Upload Results')
    await field(page, 'Observation').fill('=HYPERLINK("https://example.com")')
    await filter(page, 'Lab Order').fill('Priya')
    await page.getByRole('option', { name: /Priya Nair/ }).click()
    await button(page, 'Submit').click()
    await expectToast(page, resultWords.uploaded)
    await openView(page, 'Generate Reports')
    await page.getByRole('searchbox', { name: /patient/i }).fill('priya')
    await expect(page.getByText(/patient “priya”: 1 lab order/)).toBeVisible()
    const { name, bytes } = await generate(page, 'Excel')
    expect(name).toBe(`lab-orders-${today}.xlsx`)
    const sheet = unzipSync(bytes)['xl/worksheets/sheet1.xml']
    const xml = sheet ? strFromU8(sheet) : ''
    expect(xml.match(/<row /g)).toHaveLength(2)
    expect(xml).toContain(">'=HYPERLINK(&quot;https://example.com&quot;)</t>")
    expect(xml).toContain('>Priya Nair</t>')
  })

  test('a PDF is made, by code that comes only then', async ({ page }) => {
    await openView(page, 'Generate Reports')
    await expect(page.getByText('All orders: 34 lab orders')).toBeVisible()
    const before = scripts.length
    const { name, bytes } = await generate(page, 'PDF')
    expect(name).toBe(`lab-orders-${today}.pdf`)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.subarray(-6).toString()).toContain('%%EOF')
    expect(scripts.slice(before).some((address) => address.includes('pdf'))).toBe(true)
    expect(scripts.slice(0, before).some((address) => /jspdf|xlsx/.test(address))).toBe(false)
  })

  test('nothing found makes no report', async ({ page }) => {
    await openView(page, 'Generate Reports')
    await page.getByRole('searchbox', { name: /patient/i }).fill('nobody at all')
    await expect(page.getByText('No lab orders found')).toBeVisible()
    await expect(button(page, 'Generate Report')).toBeDisabled()
  })
})

for (const scheme of ['light', 'dark'] as const)
  test.describe(`${scheme}:`, () => {
    test.use({
      contextOptions: { reducedMotion: 'reduce' },
      viewport: { width: 1280, height: 1400 },
    })

    /** Checks what is on the screen now. */
    const check = async (page: Page, place: Locator) => {
      await expect(place).toBeVisible()
      await expectAccessible(page, String(place))
    }

    test('every view is accessible', async ({ page }) => {
      await page.evaluate(
        (dark) => localStorage.setItem('isDarkMode', String(dark)),
        scheme === 'dark',
      )
      await page.reload()
      await expect(page.locator('body')).toHaveAttribute('data-theme', scheme)
      await field(page, 'Date').fill('soon')
      await field(page, 'Date').blur()
      await check(page, page.getByText(words.dateFormat))
      await openView(page, 'Test Results')
      await check(page, page.getByText('No growth after 48 hours').first())
      await openView(page, 'Generate Reports')
      await check(page, page.getByText('34 lab orders'))
      await openView(page, 'Upload Results')
      await upload(page, 'result.txt', png)
      await check(page, page.getByText(resultWords.fileType))
      await upload(page, 'result.png', png)
      await expect(page.getByText(resultWords.fileType)).toBeHidden()
      await button(page, 'Submit').click()
      await check(page, page.getByText(resultWords.orderRequired))
    })
  })
