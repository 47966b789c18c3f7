import { patientAccountMessages as accountWords } from '@shared/contracts/patient-accounts'
import { patientMessages as words } from '@shared/contracts/patients'
import { colleagueAt, fill } from './desk'
import {
  answer,
  button,
  expect,
  expectDialog,
  expectRow,
  expectTable,
  expectToast,
  faults,
  field,
  goOnAs,
  heading,
  pick,
  press,
  search,
  test,
} from './fixtures'
import { logIn, logOut } from './login-page'
import { expectOnePage, expectOnReceipt, onPaper } from './paper'

test.describe('Patients', () => {
  test('Desk: corrects a record that another desk changed, closes and reopens it', async ({
    page,
    openWorld,
    world,
    fault,
  }) => {
    const name = 'Priya Nair, no. 1'
    fault(faults.dropped('follow changes'))
    await openWorld('/?view=directory&world=demo&as=receptionist')
    const colleague = await colleagueAt(world, 'receptionist')
    await search(page).fill('90181 nair')
    await page.getByRole('table').getByRole('link', { name }).click()
    await expect(heading(page, name)).toBeVisible()
    const record = page.getByRole('main')

    await test.step('what another desk saved meanwhile is shown, and kept', async () => {
      await press(record, 'Correct')
      const form = await expectDialog(page, 'Correct no. 1')
      await field(form, 'Address').fill('12 Lake Road')
      await colleague.correct(1, { contact: '9000000017' })
      await press(form, 'Save')
      await expect(form).toContainText(words.stale)
      await expect(form).toContainText('Contact: was 9018159083, is now 9000000017')
      await expect(field(form, 'Address')).toHaveValue('12 Lake Road')
      await expect(field(form, 'Contact')).toHaveValue('9000000017')
      await press(form, 'Save')
      await expectToast(page, words.corrected)
      await expect(record).toContainText('12 Lake Road')
      await expect(record).toContainText('9000000017')
    })

    await test.step('a record with appointments to come is closed knowingly', async () => {
      await press(record, 'Close Record')
      await press(await expectDialog(page, 'Close this record?'), 'Close Record')
      await expectDialog(page, 'Appointments to come', words.hasVisits(3))
      await answer(page, 'Close anyway')
      await expectToast(page, words.hasBeenClosed)
      await expect(record).toContainText('Closed since 2026-03-02')
    })

    await test.step('a closed patient is found as closed, and opened again', async () => {
      await page.goBack()
      await press(page, 'Reset')
      await pick(page, 'Status', 'Closed')
      await expectTable(page, [{ Name: `${name} Closed` }])
      await expect(button(page, `Prescribe ${name}`)).toBeDisabled()
      await page.getByRole('table').getByRole('link', { name }).click()
      await press(record, 'Reopen Record')
      await press(await expectDialog(page, 'Reopen this record?'), 'Reopen Record')
      await expectToast(page, words.hasBeenReopened)
      await expect(button(record, 'Close Record')).toBeVisible()
    })
  })

  test('Desk: registers a patient and prints a code; the patient signs in, a doctor confirms', async ({
    page,
    openWorld,
    world,
  }) => {
    await openWorld('/?world=demo&as=receptionist')
    await expect(page.getByRole('table')).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('Register')
    await expect(page.getByRole('option', { name: /^Register a patient/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(field(page, 'Name')).toBeFocused()
    await field(page, 'Name').fill('priya nair')
    await field(page, 'Contact').fill('+91 90181 59083')
    await expect(page.getByText(words.similar)).toBeVisible()
    await press(page, 'Use no. 1')
    await expect(heading(page, 'Priya Nair, no. 1')).toBeVisible()
    await page.goBack()
    await expect(field(page, 'Contact')).toHaveValue('+91 90181 59083')

    await fill(page, page, {
      Name: 'Priya Nair',
      'Date of Birth': '2022-01-06',
      Gender: 'Female',
      Contact: 'home@rounds.example',
    })
    await press(page, 'Register')
    await expectToast(page, words.registeredAs(41))
    await expectRow(page, 'Priya Nair, no. 41', '4', 'Female', 'home@rounds.example')
    await page.getByRole('link', { name: 'Priya Nair, no. 41' }).click()
    await expect(heading(page, 'Priya Nair, no. 41')).toBeVisible()

    await press(page, 'Open Account')
    const account = await expectDialog(page, 'Open Account')
    await expect(field(account, 'Email')).toHaveValue('home@rounds.example')
    await field(account, 'Username').fill('pnair')
    await account.getByRole('radio', { name: 'On a printed slip' }).click()
    await press(account, 'Open Account')
    await expectToast(page, accountWords.accountOpened('pnair'))
    const slip = await expectDialog(page, 'Slip for Priya Nair, no. 41')
    let code = ''
    await onPaper(
      page,
      'Slip to print',
      () => press(slip, 'Print Slip'),
      async (paper) => {
        await expect(paper).toContainText(/Code\s*\d{6}-\d{6}/)
        code = /\d{6}-\d{6}/.exec(await paper.innerText())?.[0] ?? ''
        await expectOnReceipt(page, paper)
        await expectOnePage(page, paper)
      },
    )
    await page.keyboard.press('Escape')
    const accounts = page.getByRole('region', { name: 'Accounts' })
    await expect(accounts).toContainText('Waits for the first sign-in')

    await test.step('the patient signs in by the code and the date of birth', async () => {
      await logOut(page)
      await logIn(page, 'pnair', code)
      await expect(heading(page, 'Your first sign-in')).toBeVisible()
      await page.getByLabel('Code', { exact: true }).fill(code)
      await field(page, 'Date of Birth').fill('2022-01-06')
      await page.getByLabel('New Password', { exact: true }).fill('my own secret')
      await page.getByLabel('Re-Enter Password', { exact: true }).fill('my own secret')
      await press(page, 'Sign In')
      await expect(page.getByText(words.ownMissing)).toBeVisible()
    })

    await test.step('a doctor confirms the account, and the patient sees the record', async () => {
      await goOnAs(page, world, 'doctor', '/patient/41')
      await press(accounts, 'Confirm pnair')
      await press(await expectDialog(page, 'Confirm this account?', 'pnair'), 'Confirm Account')
      await expectToast(page, accountWords.accountConfirmed('pnair'))
      await goOnAs(page, world, 'pnair', '/', 'my own secret')
      const own = page.getByRole('region', { name: 'Your record' })
      await expect(own).toContainText('home@rounds.example')
    })
  })
})
