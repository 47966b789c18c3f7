import { readFile } from 'node:fs/promises'
import { labResultMessages as resultWords } from '@/contracts/lab-results'
import {
  answer,
  expect,
  expectDialog,
  expectRow,
  expectToast,
  press,
  rowOf,
  test,
} from './fixtures'
import {
  button,
  chooseOrder,
  expectCards,
  field,
  filter,
  openLab,
  openView,
  pdf,
  png,
  range,
  today,
  upload,
} from './lab-page'

test.beforeEach(({ page, signIn }) => openLab(page, signIn))

test('an observation completes an order, which stands in Test Results', async ({ page }) => {
  await openView(page, 'Upload Results')
  const submit = button(page, 'Submit')
  await expect(submit).toBeDisabled()
  await field(page, 'Observation').fill('   ')
  await expect(submit).toBeDisabled()
  await field(page, 'Observation').fill('White cells 6.8, platelets 245')
  await submit.click()
  await expect(page.getByText(resultWords.orderRequired)).toBeVisible()
  await chooseOrder(page, 'Priya', /Priya Nair · Complete Blood Count/)
  await submit.click()
  await expectToast(page, resultWords.uploaded)
  await expect(submit).toBeDisabled()
  await expect(field(page, 'Observation')).toHaveValue('')
  await expectCards(page, { 'Pending Tests': 11, 'Completed Today': 9, Urgent: 2 })
  await openView(page, 'Test Results')
  await expectRow(page, 'Priya Nair', 'Complete Blood Count', 'White cells 6.8, platelets 245')
  await expect(rowOf(page, 'Priya Nair')).toContainText(today)

  await test.step('an order completed without a result can be given one later', async () => {
    await openView(page, 'Lab Orders')
    await filter(page, 'Status').selectOption('In Progress')
    await range(page, '1 - 5 of 5')
    const order = 'Yasmin Saleh · Complete Blood Count'
    await page
      .getByRole('combobox', { name: /^Status of order/ })
      .first()
      .selectOption('Completed')
    await answer(page, 'Complete order')
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

test('a file is shown before it is sent, and can be had back until the page is loaded anew', async ({
  page,
}) => {
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
  await chooseOrder(page, 'Oscar', /Culture and Sensitivity/)
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
  await press(await expectDialog(page, 'culture.pdf', resultWords.fileGone), 'OK')
  await openView(page, 'Upload Results')
  await chooseOrder(page, 'file lost', /Oscar Lopez · Culture and Sensitivity/)
  await upload(page, 'again.pdf', pdf)
  await button(page, 'Submit').click()
  await expectToast(page, resultWords.uploaded)
})
