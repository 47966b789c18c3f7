import { faults } from '@mocks/faults'
import { ownProfileMessages as words } from '@shared/contracts/own-profile'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fault, healed, mailedCode, openScreen } from '@/test/screen'
import { expectDialog, expectRetry, expectToast, field, press } from '@/test/screen-words'

const account = page.getByRole('region', { name: 'Your account' })

test('Doctor: changes the own e-mail with the password and the code that was mailed to it', async () => {
  await openScreen('/admin/profile?world=quiet&as=doctor')
  await press(account, 'Edit')
  const form = await expectDialog('Your account')
  await expect.element(field(form, 'Name')).not.toBeInTheDocument()
  await field(form, 'Phone').fill('98765 00007')
  await field(form, 'Email').fill('reyes@elsewhere.example')
  await press(form, 'Save')
  const password = form.getByLabelText('Current Password', { exact: true })
  await expect.element(form).toHaveTextContent(words.passwordMissing)
  await password.fill('rounds-demo')
  await press(form, 'Save')
  await expect.element(form).toHaveTextContent(words.codeSent('reyes@elsewhere.example'))
  await field(form, 'Code').fill(await mailedCode('reyes@elsewhere.example'))
  await press(form, 'Save')
  await expectToast(words.saved)
  await expect.element(account).toHaveTextContent('reyes@elsewhere.example')
  await expect.element(account).toHaveTextContent('9876500007')
})

test('Doctor: reads that the own account was not read, was not saved, or was changed meanwhile', async () => {
  fault(faults.says('read own profile', 500, {}))
  await openScreen('/admin/profile?world=quiet&as=doctor')
  await expectRetry(words.fetchFailed, healed)
  await press(account, 'Edit')
  const form = await expectDialog('Your account')
  await field(form, 'Phone').fill('9876500007')
  fault(faults.silent('change own profile'))
  await press(form, 'Save')
  await expect.element(form).toHaveTextContent(words.saveFailed)
  healed()
  const current = {
    ...{ name: 'Dr. Daniel Reyes', email: 'doctor@rounds.example', phone: '9876500008' },
    ...{ version: 2, mayRename: false, emailConfirmed: true, codeCanBeMailed: true },
  }
  const stale = { message: words.stale, error: 'stale', current }
  fault(faults.says('change own profile', 409, stale))
  await press(form, 'Save')
  await expect.element(form).toHaveTextContent(words.stale)
  await expect.element(form).toHaveTextContent('9876500008')
  await expect.element(field(form, 'Phone')).toHaveValue('9876500007')
})

test('Patient: confirms the own e-mail with the password and the code that was mailed to it', async () => {
  await openScreen('/admin/profile?world=quiet&as=patient')
  await expect.element(account).toHaveTextContent('Not confirmed')
  await expect.element(account).toHaveTextContent(words.emailNotConfirmed)
  await press(account, 'Confirm Email')
  const form = await expectDialog('Confirm your email')
  await form.getByLabelText('Current Password', { exact: true }).fill('rounds-demo')
  await press(form, 'Send Code')
  await expect.element(form).toHaveTextContent(words.codeSent('patient@rounds.example'))
  await field(form, 'Code').fill(await mailedCode('patient@rounds.example'))
  await press(form, 'Confirm')
  await expectToast(words.emailConfirmed)
  await expect.element(account).not.toHaveTextContent('Not confirmed')
  await expect
    .element(account.getByRole('button', { name: 'Confirm Email' }))
    .not.toBeInTheDocument()
})

test('Patient: is offered no code where no mail is set up', async () => {
  const own = {
    ...{ name: 'Neha Rao', email: 'patient@rounds.example', phone: '', version: 1 },
    ...{ mayRename: false, emailConfirmed: false, codeCanBeMailed: false },
  }
  fault(faults.says('read own profile', 200, own))
  await openScreen('/admin/profile?world=quiet&as=patient')
  await expect.element(account).toHaveTextContent('Not confirmed')
  await expect
    .element(account.getByRole('button', { name: 'Confirm Email' }))
    .not.toBeInTheDocument()
})

test('Super Admin: the page shows a new name as soon as it is saved', async () => {
  await openScreen('/admin/profile?world=empty&as=admin')
  await press(account, 'Edit')
  const form = await expectDialog('Your account')
  await field(form, 'Name').fill('Maya Iyer')
  await press(form, 'Save')
  await expectToast(words.saved)
  await expect.element(page.getByRole('heading', { name: 'Maya Iyer' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Maya Iyer, profile' })).toBeVisible()
})
