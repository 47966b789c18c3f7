import type { Page } from '@playwright/test'
import { labMessages as words } from '@/contracts/lab-orders'
import { labResultMessages as resultWords } from '@/contracts/lab-results'
import { answer, expect, expectToast, press, rowOf, test } from './fixtures'
import {
  button,
  chooseOrder,
  field,
  filter,
  openLab,
  openView,
  pdf,
  png,
  range,
  selectOf,
  upload,
} from './lab-page'

test.beforeEach(async ({ page, signIn }) => {
  await openLab(page, signIn)
  await openView(page, 'Upload Results')
})

const observation = (page: Page) => field(page, 'Observation')
const submit = (page: Page) => button(page, 'Submit')

/** Looks at another view and comes back. */
async function lookAway(page: Page): Promise<void> {
  await openView(page, 'Lab Orders')
  await range(page, '1 - 10 of 34')
  await openView(page, 'Upload Results')
}

test('what is typed survives a change of tab and a reload, and goes with the first choice of an order', async ({
  page,
}) => {
  await observation(page).fill('No growth')
  await lookAway(page)
  await expect(observation(page)).toHaveValue('No growth')
  await page.reload()
  await expect(observation(page)).toHaveValue('No growth')
  await chooseOrder(page, 'Oscar', /Culture and Sensitivity/)
  await expect(observation(page)).toHaveValue('No growth')

  await observation(page).fill('Half a sentence')
  await lookAway(page)
  await expect(observation(page)).toHaveValue('Half a sentence')
  await page.reload()
  await expect(observation(page)).toHaveValue('Half a sentence')
  await expect(filter(page, 'Lab Order')).toHaveValue(/Oscar Lopez/)
})

test('what is typed for one order is never put under another', async ({ page }) => {
  const order = filter(page, 'Lab Order')
  await chooseOrder(page, 'Oscar', /Culture and Sensitivity/)
  const unassigned = page.getByText(resultWords.unassigned)
  await expect(unassigned).toBeVisible()
  await observation(page).fill('MRSA found')
  await chooseOrder(page, 'Priya', /Priya Nair/)
  await expect(unassigned).toBeHidden()
  await expect(observation(page)).toHaveValue('')
  await expect(submit(page)).toBeDisabled()
  await observation(page).fill('White cells 6.8')
  await page.reload()
  await expect(order).toHaveValue(/Priya Nair/)
  await expect(observation(page)).toHaveValue('White cells 6.8')
  await chooseOrder(page, 'Oscar', /Culture and Sensitivity/)
  await expect(observation(page)).toHaveValue('MRSA found')

  await test.step('not by Add result either', async () => {
    await openView(page, 'Lab Orders')
    await filter(page, 'Status').selectOption('In Progress')
    await selectOf(page, 'Status', 'Complete Blood Count of Yasmin Saleh').selectOption('Completed')
    await answer(page, 'Complete order')
    await openView(page, 'Test Results')
    await button(page, /^Add result/).click()
    await expect(order).toHaveValue(/Yasmin Saleh/)
    await expect(observation(page)).toHaveValue('')
    await chooseOrder(page, 'Oscar', /Culture and Sensitivity/)
    await observation(page).fill('MRSA confirmed')
    await page.reload()
    await expect(order).toHaveValue(/Oscar Lopez/)
    await expect(observation(page)).toHaveValue('MRSA confirmed')
  })

  await test.step('and stays chosen when another is searched for and none is picked', async () => {
    await order.fill('Priya')
    await observation(page).focus()
    await expect(order).toHaveValue(/Oscar Lopez/)
    await expect(observation(page)).toHaveValue('MRSA confirmed')
  })

  await test.step('and a result leaves nothing behind', async () => {
    await submit(page).click()
    await expectToast(page, resultWords.uploaded)
    await expect(order).toHaveValue('')
    await expect(order).toBeFocused()
    await expect(observation(page)).toHaveValue('')
  })
})

test('a chosen file stays with its order until the page is loaded anew', async ({ page }) => {
  await chooseOrder(page, 'Oscar', /Culture and Sensitivity/)
  await upload(page, 'scan.png', png)
  const preview = page.getByRole('img', { name: 'Preview of scan.png' })
  await expect(preview).toBeVisible()
  await lookAway(page)
  await expect(preview).toBeVisible()
  expect(await preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
  await expect(page.getByRole('button', { name: 'scan.png', exact: true })).toBeVisible()
  await chooseOrder(page, 'Priya', /Priya Nair/)
  await expect(preview).toBeHidden()
  await chooseOrder(page, 'Oscar', /Culture and Sensitivity/)
  await expect(preview).toBeVisible()
  await observation(page).fill('MRSA found')
  await page.reload()
  await expect(observation(page)).toHaveValue('MRSA found')
  await expect(preview).toBeHidden()
  await expect(page.getByLabel('Result File')).toHaveValue('')
})

test('an order is not completed without the file that was chosen for it', async ({ page }) => {
  await chooseOrder(page, 'Priya', /Priya Nair/)
  await observation(page).fill('See attached')
  await upload(page, 'big.pdf', Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]))
  await expect(page.getByText(resultWords.fileTooLarge)).toBeVisible()
  await expect(submit(page)).toBeDisabled()
  await button(page, 'Remove big.pdf').click()
  await expect(page.getByText(resultWords.fileTooLarge)).toBeHidden()
  await upload(page, 'small.pdf', pdf)
  await submit(page).click()
  await expectToast(page, resultWords.uploaded)
  await expect(page.getByLabel('Result File')).toHaveValue('')
  await openView(page, 'Test Results')
  await expect(rowOf(page, 'Priya Nair')).toContainText('small.pdf')
})

test('orders that cannot be read can be asked for again', async ({ page }) => {
  const sample = '**/assets/sample-host*'
  await page.evaluate(() => sessionStorage.clear())
  await page.route(sample, (route) => route.abort())
  await page.reload()
  const alert = page.getByRole('alert').filter({ hasText: words.fetchFailed })
  await expect(alert).toBeVisible()
  await page.unroute(sample)
  await press(alert, 'Retry')
  await expect(alert).toBeHidden()
  await expect(filter(page, 'Lab Order')).toBeFocused()
  await chooseOrder(page, 'Priya', /Priya Nair/)
})
