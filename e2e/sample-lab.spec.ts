import { labMessages } from '@shared/contracts/lab-orders'
import { labResultMessages as words } from '@shared/contracts/lab-results'
import { namedDownloadBy } from './downloads'
import {
  answer,
  button,
  combobox,
  expect,
  expectDialog,
  expectToast,
  press,
  rowOf,
  tab,
  test,
} from './fixtures'
import { chooseOrder, expectCards, expectRange, pdf, selectOf, upload } from './lab-page'

test.describe('Laboratory on the sample host', () => {
  test('Lab: moves an order through its statuses, and uploads a lost file again', async ({
    page,
    signInToSample,
  }) => {
    const first = 'Complete Blood Count of Priya Nair'
    await signInToSample('/?world=demo&as=lab')
    await expectRange(page, '1 - 10 of 34')
    await expect(page.getByText('Sample records of this tab, until you log out')).toBeVisible()

    await test.step('an order is assigned and begun, and is so after a reload', async () => {
      await expectCards(page, { 'Pending Tests': 12, 'In Progress': 5, 'Completed Today': 8 })
      await selectOf(page, 'Technician', first).selectOption('Hannah Weiss')
      await selectOf(page, 'Status', first).selectOption('In Progress')
      await expectCards(page, { 'Pending Tests': 11, 'In Progress': 6 })
      await page.reload()
      await expect(selectOf(page, 'Status', first)).toHaveValue('in-progress')
      await expect(rowOf(page, 'Priya Nair')).toContainText('Hannah Weiss')
    })

    await test.step('it is completed without a result after a question', async () => {
      await selectOf(page, 'Status', first).selectOption('Completed')
      await expectDialog(page, labMessages.completeTitle, labMessages.completeQuestion(first))
      await answer(page, labMessages.completeConfirm)
      await expectCards(page, { 'In Progress': 5, 'Completed Today': 9, Urgent: 2 })
      await combobox(page, 'Status').selectOption('Completed')
      await expect(selectOf(page, 'Status', first)).toBeDisabled()
    })

    await test.step('another gets a file as its result', async () => {
      await tab(page, 'Upload Results').click()
      await chooseOrder(page, 'Oscar', /Oscar Lopez · Culture and Sensitivity/)
      await upload(page, 'culture.pdf', pdf)
      await press(page, 'Submit')
      await expectToast(page, words.uploaded)
      await tab(page, 'Test Results').click()
      const file = await namedDownloadBy(page, () => button(page, /^Download culture\.pdf/).click())
      expect(file).toEqual({ name: 'culture.pdf', bytes: pdf })
    })

    await test.step('a reload loses the file, which can be sent again', async () => {
      await page.reload()
      await button(page, /^Download culture\.pdf/).click()
      await press(await expectDialog(page, 'culture.pdf', words.fileGone), 'OK')
      await tab(page, 'Upload Results').click()
      await chooseOrder(page, words.fileLost, /Oscar Lopez · Culture and Sensitivity/)
      await upload(page, 'again.pdf', pdf)
      await press(page, 'Submit')
      await expectToast(page, words.uploaded)
    })
  })
})
