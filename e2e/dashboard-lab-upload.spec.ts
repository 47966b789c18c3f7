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

test('what is typed or chosen for an order stays with it, over a change of tab and a reload', async ({
  page,
}) => {
  const order = filter(page, 'Lab Order')
  const unassigned = page.getByText(resultWords.unassigned)
  const preview = page.getByRole('img', { name: 'Preview of scan.png' })
  await observation(page).fill('No growth')
  await lookAway(page)
  await expect(observation(page)).toHaveValue('No growth')
  await page.reload()
  await expect(observation(page)).toHaveValue('No growth')
  await test.step('it goes with the first choice of an order', async () => {
    await chooseOrder(page, 'Oscar', /Culture and Sensitivity/)
    await expect(observation(page)).toHaveValue('No growth')
    await expect(unassigned).toBeVisible()
  })
  await observation(page).fill('MRSA found')
  await upload(page, 'scan.png', png)
  await test.step('and so does a chosen file', async () => {
    await expect(preview).toBeVisible()
    await lookAway(page)
    await expect(observation(page)).toHaveValue('MRSA found')
    await expect(preview).toBeVisible()
    expect(await preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
    await expect(page.getByRole('button', { name: 'scan.png', exact: true })).toBeVisible()
  })

  await test.step('it is never put under another', async () => {
    await chooseOrder(page, 'Priya', /Priya Nair/)
    await expect(unassigned).toBeHidden()
    await expect(preview).toBeHidden()
    await expect(observation(page)).toHaveValue('')
    await expect(submit(page)).toBeDisabled()
    await observation(page).fill('White cells 6.8')
    await chooseOrder(page, 'Oscar', /Culture and Sensitivity/)
    await expect(preview).toBeVisible()
    await chooseOrder(page, 'Priya', /Priya Nair/)
    await page.reload()
    await expect(order).toHaveValue(/Priya Nair/)
    await expect(observation(page)).toHaveValue('White cells 6.8')
    await chooseOrder(page, 'Oscar', /Culture and Sensitivity/)
    await expect(observation(page)).toHaveValue('MRSA found')
    // A file is had until the page is loaded anew.
    await expect(preview).toBeHidden()
    await expect(page.getByLabel('Result File')).toHaveValue('')
  })

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

test('orders that cannot be read can be asked for again, and one needs the file that was chosen for it', async ({
  page,
}) => {
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

  await test.step('an order is not completed without its file', async () => {
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
})
