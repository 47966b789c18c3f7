import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { labMessages } from '@/contracts/lab-orders'
import { labResultMessages as resultWords } from '@/contracts/lab-results'
import { expect, expectToast, test } from './fixtures'
import { button, chooseOrder, field, filter, openLab, openView, today } from './lab-page'

/** Presses Generate Report and reads the file that comes of it. */
async function generate(page: Page, format: string): Promise<{ name: string; bytes: Buffer }> {
  await filter(page, 'Format').selectOption(format)
  const download = page.waitForEvent('download')
  await button(page, 'Generate Report').click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test.beforeEach(({ page, signIn }) => openLab(page, signIn))

const scripts: string[] = []
test.beforeEach(({ page }) => {
  scripts.length = 0
  page.on('request', (request) => scripts.push(request.url()))
})

test('the filtered orders of all pages are given as a file', async ({ page }) => {
  await filter(page, 'Status').selectOption('Pending')
  await page.getByRole('button', { name: 'Report', exact: true }).click()
  await test.step('a CSV', async () => {
    await expect(page.getByText('Orders with status Pending: 12 lab orders')).toBeVisible()
    const { name, bytes } = await generate(page, 'CSV')
    await expectToast(page, name)
    expect(name).toBe(`lab-orders-pending-${today}.csv`)
    const lines = bytes.toString('utf8').split('\r\n')
    expect(lines).toHaveLength(14)
    expect(lines[0]).toMatch(/^\uFEFFOrder,Patient,Age,Test Type,Requested Date,Priority,Status/)
    for (const line of lines.slice(1, 13)) expect(line).toContain(',Pending,')
  })

  await button(page, 'Reset').click()
  await test.step('a PDF is made, by code that comes only then', async () => {
    await expect(page.getByText('All orders: 34 lab orders')).toBeVisible()
    const before = scripts.length
    const { name, bytes } = await generate(page, 'PDF')
    expect(name).toBe(`lab-orders-${today}.pdf`)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.subarray(-6).toString()).toContain('%%EOF')
    expect(scripts.slice(before).some((address) => address.includes('pdf'))).toBe(true)
    expect(scripts.slice(0, before).some((address) => /jspdf|xlsx/.test(address))).toBe(false)
  })

  await test.step('an Excel workbook neutralises what could be a formula', async () => {
    await openView(page, 'Upload Results')
    await field(page, 'Observation').fill('=HYPERLINK("https://example.com")')
    await chooseOrder(page, 'Priya', /Priya Nair/)
    await button(page, 'Submit').click()
    await expectToast(page, resultWords.uploaded)
    await openView(page, 'Generate Reports')
    await page.getByRole('searchbox', { name: /patient/i }).fill('priya')
    await expect(page.getByText(/patient “priya”: 1 lab order/)).toBeVisible()
    const { name, bytes } = await generate(page, 'Excel')
    expect(name).toBe(`lab-orders-by-patient-${today}.xlsx`)
    const sheet = unzipSync(bytes)['xl/worksheets/sheet1.xml']
    const xml = sheet ? strFromU8(sheet) : ''
    expect(xml.match(/<row /g)).toHaveLength(2)
    expect(xml).toContain(">'=HYPERLINK(&quot;https://example.com&quot;)</t>")
    expect(xml).toContain('>Priya Nair</t>')
  })
})

test('a date that is none comes along to the report, and makes none; nor does what finds nothing', async ({
  page,
}) => {
  const date = field(page, 'Date')
  await date.fill('2026-11-2')
  await page.getByRole('button', { name: 'Report', exact: true }).click()
  await expect(page.getByText(labMessages.reportNeedsFilter)).toBeVisible()
  await expect(date).toHaveValue('2026-11-2')
  await expect(date).toHaveAccessibleDescription(labMessages.dateFormat)
  await expect(button(page, 'Generate Report')).toBeDisabled()
  await page.reload()
  await expect(date).toHaveValue('2026-11-2')

  await button(page, 'Reset').click()
  await expect(date).toHaveValue('')
  await expect(button(page, 'Generate Report')).toBeEnabled()
  await date.fill('2026-13-01')
  await expect(button(page, 'Generate Report')).toBeDisabled()
  await date.blur()
  await expect(page.getByText(labMessages.reportNeedsFilter)).toBeVisible()
  await button(page, 'Reset').click()
  await page.getByRole('searchbox', { name: /patient/i }).fill('nobody at all')
  await expect(page.getByText('No lab orders found')).toBeVisible()
  await expect(button(page, 'Generate Report')).toBeDisabled()
})
