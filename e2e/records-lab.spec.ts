import { readFile } from 'node:fs/promises'
import { labResultMessages as words } from '@/contracts/lab-results'
import { expectAccessible } from './axe'
import { expect, expectToast, test } from './fixtures'
import {
  button,
  chooseOrder,
  expectCards,
  field,
  filter,
  openView,
  pdf,
  range,
  selectOf,
  upload,
} from './lab-page'

const order = 'Basic Metabolic Panel of Walter Hahn'

test('an order is taken, reported with values and a file, is critical, and is corrected', async ({
  page,
  signInToRecords,
}) => {
  await signInToRecords('lab')
  await page.goto('/')
  await range(page, '1 - 10 of 34')

  await test.step('whoever takes an order does it, and finds it among their own', async () => {
    const take = button(page, new RegExp(`^Take order \\d+, ${order}$`))
    await take.click()
    await expect(selectOf(page, 'Status', order)).toHaveValue('in-progress')
    await expect(selectOf(page, 'Technician', order).locator('option:checked')).toHaveText(
      'Lena Fischer',
    )
    await expect(take).toBeHidden()
    await expectCards(page, { 'Pending Tests': 11, 'In Progress': 6 })
    await filter(page, 'Technician').selectOption('Mine')
    await range(page, '1 - 1 of 1')
    await expect(page.getByRole('link', { name: /^Walter Hahn, no\. / })).toBeVisible()
  })

  const row = page.getByRole('row').filter({ hasText: 'Walter Hahn' })
  const value = (analyte: string) => field(page, `${analyte}, value`)
  await test.step('values go from row to row by Enter, each told how it stands to its range', async () => {
    await openView(page, 'Upload Results')
    await chooseOrder(page, 'walter', /Walter Hahn · Basic Metabolic Panel/)
    await value('Sodium').fill('131')
    await page.keyboard.press('Enter')
    await expect(value('Potassium')).toBeFocused()
    await page.keyboard.type('6.8')
    const potassium = page.getByRole('group', { name: 'Potassium' })
    await expect(potassium.getByRole('checkbox', { name: 'Potassium, critical' })).toBeChecked()
    await expect(page.getByRole('group', { name: 'Sodium' }).getByText('Low')).toBeVisible()
    await button(page, 'Add Value').click()
    await page.keyboard.type('Osmolality')
    await value('Osmolality').fill('289')
    await expectAccessible(page, 'values of a result')
    await page.reload()
    await expect(value('Potassium')).toHaveValue('6.8')
    await expect(value('Osmolality')).toHaveValue('289')
  })

  await test.step('what is wrong with a value stands at it, and a file that lies is not sent', async () => {
    await field(page, 'Sodium, low').fill('150')
    await upload(page, 'lying.pdf', Buffer.from('<script>'))
    await expect(page.getByText(words.fileContent('PDF'))).toBeVisible()
    await upload(page, 'panel.pdf', pdf)
    await button(page, 'Submit').click()
    await expect(field(page, 'Sodium, high')).toHaveAccessibleDescription(words.rangeReversed)
    await field(page, 'Sodium, low').fill('135')
    await button(page, 'Submit').click()
    await expectToast(page, words.uploaded)
  })

  await test.step('a critical result looks like one, and waits for a doctor', async () => {
    await openView(page, 'Test Results')
    await expect(row).toContainText('Not acknowledged yet')
    await expect(row).toContainText('Potassium 6.8 mmol/L Critical')
    const waiting = page.getByRole('note').filter({ hasText: 'critical results wait for a doctor' })
    await expect(waiting).toContainText(/Walter Hahn, no\. \d+, .*Potassium 6\.8 mmol\/L/)
    const download = page.waitForEvent('download')
    await row.getByRole('button', { name: /^Download panel\.pdf/ }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('panel.pdf')
    expect(await readFile(await file.path())).toEqual(pdf)
  })

  await test.step('a correction is a version of its own, beside the one before', async () => {
    await row.getByRole('button', { name: /^View result/ }).click()
    await button(page, 'Correct').click()
    await value('Potassium').fill('4.8')
    await button(page, 'Save Correction').click()
    await expect(field(page, 'Reason')).toHaveAccessibleDescription(
      new RegExp(words.reasonRequired),
    )
    await field(page, 'Reason').fill('The sample was haemolysed')
    await button(page, 'Save Correction').click()
    await expectToast(page, words.corrected)
    await expect(row).not.toContainText('Critical')
    await row.getByRole('button', { name: /^View result/ }).click()
    await button(page, 'Version 1').click()
    const version = (number: number) => page.getByRole('region', { name: `Version ${number}` })
    await expect(version(2)).toContainText('The sample was haemolysed')
    await expect(version(2)).toContainText('4.8 mmol/L')
    await expect(version(1)).toContainText('6.8 mmol/L')
    await expect(version(2).getByRole('button', { name: /^Download panel\.pdf/ })).toBeVisible()
    await expectAccessible(page, 'two versions of a result')
  })
})
