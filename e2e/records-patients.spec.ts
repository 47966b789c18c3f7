import type { Locator, Page } from '@playwright/test'
import { pathOf } from '@server/test/api'
import { keyedCalls } from '@server/test/records'
import { patientRecordEndpoints, patientRecordMessages as words } from '@/contracts/patient-records'
import { type Patient, patientEndpoints, patientMessages } from '@/contracts/patients'
import { expectAccessible } from './axe'
import { button, field, fill, search, tab } from './desk'
import {
  answer,
  test as base,
  expect,
  expectDialog,
  expectRow,
  expectToast,
  faults,
  heading,
  pick,
  press,
  readTable,
} from './fixtures'

/** What another desk does meanwhile, on a page of its own. */
interface Colleague {
  find: (number: number) => Promise<Patient>
  /** Corrects what is named, and leaves the rest. */
  correct: (number: number, changes: Partial<Patient>) => Promise<void>
}

const test = base.extend<{ colleague: Colleague }>({
  colleague: async ({ world }, use) => {
    const token = await world.signIn('receptionist')
    const ask = keyedCalls(
      () => world.api,
      () => token,
    )
    const find = async (number: number) => {
      const { body } = await ask('GET', pathOf(patientEndpoints.get, String(number)))
      return patientEndpoints.get.output.parse(body)
    }
    await use({
      find,
      correct: async (number, changes) => {
        const patient = await find(number)
        const { name, age, gender, contact, address, dateOfBirth, version } = patient
        const { status } = await ask('PATCH', pathOf(patientRecordEndpoints.correct, patient.id), {
          json: { name, age, gender, contact, address, dateOfBirth, version, ...changes },
        })
        expect(status).toBe(200)
      },
    })
  },
})

const openPatient = async (page: Page, name: string): Promise<Locator> => {
  await page.getByRole('table').getByRole('link', { name, exact: true }).click()
  await expect(heading(page, name)).toBeVisible()
  return page.getByRole('main')
}

const accounts = (page: Page) => page.getByRole('region', { name: 'Accounts' })

test('a patient is found at the server, corrected over another desk’s change, and not scheduled for once closed', async ({
  page,
  colleague,
  fault,
  signInToRecords,
}) => {
  const asked: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === patientEndpoints.list.path && searchParams.get('limit') !== '1')
      asked.push(searchParams.get('q'))
  })
  fault(faults.dropped('follow changes'))
  await signInToRecords('receptionist')
  await page.goto('/?view=directory')
  await expectRow(page, 'Arun Thomas, no. 2')
  await expect(page.getByText('Sample records')).toHaveCount(0)
  await search(page).fill('90181 nair')
  await expect(page.getByText('1 - 1 of 1')).toBeVisible()
  expect(asked).toEqual(['', '90181 nair'])

  const record = await openPatient(page, 'Priya Nair, no. 1')
  await expect(accounts(page)).toContainText('patient')
  await expectAccessible(page, 'patient')
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
  await expect(button(record, 'Correct')).toBeFocused()
  await expect(record).toContainText('12 Lake Road')
  expect(await colleague.find(1)).toMatchObject({ address: '12 Lake Road', contact: '9000000017' })

  await press(record, 'Allergies')
  const allergies = await expectDialog(page, /^Allergies of/)
  await allergies.getByRole('combobox', { name: 'Allergies' }).fill('Latex')
  await page.keyboard.press('Enter')
  await press(allergies, 'Save')
  await expect(record.getByText('Latex')).toHaveCSS('font-weight', '700')

  // Closed over what somebody else has changed, of which the page hears nothing: it is shown first.
  await colleague.correct(1, { address: '14 Lake Road' })
  await press(record, 'Close Record')
  await press(await expectDialog(page, 'Close this record?'), 'Close Record')
  await press(await expectDialog(page, 'Error!', words.stale), 'OK')
  await expect(record).toContainText('Address: was 12 Lake Road, is now 14 Lake Road')
  for (const choice of ['Keep open', 'Close anyway']) {
    await press(record, 'Close Record')
    await press(await expectDialog(page, 'Close this record?'), 'Close Record')
    await expectDialog(page, 'Appointments to come', words.hasVisits(3))
    await answer(page, choice)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await expectToast(page, words.hasBeenClosed)
  await expect(button(record, 'Reopen Record')).toBeFocused()
  await expect(record).toContainText(/Closed since \d{4}-\d\d-\d\d/)
  await expect(button(record, 'Open Account')).toBeDisabled()
  await page.goBack()
  await search(page).fill('nair 90000')
  await expect(button(page, 'Prescribe Priya Nair, no. 1')).toBeDisabled()
  await press(page, 'Reset')
  await pick(page, 'Status', 'Closed')
  await expect(page.getByText('1 - 1 of 1')).toBeVisible()
  expect((await readTable(page))[0]?.Name).toBe('Priya Nair, no. 1 Closed')

  // Who is to be scheduled is looked for by number and contact; a closed one is not offered.
  await tab(page, 'Appointments').click()
  await press(page, 'Schedule New Appointment')
  const patient = page.getByRole('combobox', { name: 'Patient' })
  await patient.fill('9000000017')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await patient.fill('7860913909')
  await expect(page.getByRole('option')).toHaveText([/^Arun Thomas \(\d+ years, no\. 2\)$/])
  await page.keyboard.press('Enter')
  await expect(patient).toHaveValue(/^Arun Thomas \(\d+ years, no\. 2\)$/)
  await page.keyboard.press('Escape')
  await answer(page, 'Yes, discard changes')
  await page.goBack()
  await expect(page.getByText('1 - 1 of 1')).toBeVisible()
  await openPatient(page, 'Priya Nair, no. 1')
  await press(record, 'Reopen Record')
  await press(await expectDialog(page, 'Reopen this record?'), 'Reopen Record')
  await expect(button(record, 'Close Record')).toBeVisible()
})

test('somebody known is used, somebody new is registered, and sees the own record', async ({
  page,
  colleague,
  signInToRecords,
  world,
}) => {
  await signInToRecords('receptionist')
  await page.goto('/')
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Register')
  await expect(page.getByRole('option', { name: /^Register a patient/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(field(page, 'Name')).toBeFocused()
  await field(page, 'Name').fill('priya nair')
  await field(page, 'Contact').fill('+91 90181 59083')
  await expect(page.getByText(patientMessages.similar)).toBeVisible()
  await press(page, 'Use no. 1')
  await expect(page).toHaveURL(/\/patient\/1$/)
  await expect(heading(page, 'Priya Nair, no. 1')).toBeVisible()
  await page.goBack()
  await expect(field(page, 'Contact')).toHaveValue('+91 90181 59083')

  await fill(page, page, {
    Name: 'Priya Nair',
    Age: '4',
    Gender: 'Female',
    Contact: 'home@rounds.example',
  })
  await press(page, 'Register')
  await expectToast(page, words.registeredAs(41))
  await expect(page.getByRole('row', { name: 'Priya Nair, no. 41' })).toBeFocused()

  const record = await openPatient(page, 'Priya Nair, no. 41')
  await expect(record).toContainText(`Allergies: ${patientMessages.noneOnRecord}`)
  await press(record, 'Link Account')
  const link = await expectDialog(page, /^Link an account/)
  await field(link, 'Username').fill('patient')
  await press(link, 'Link Account')
  await expect(field(link, 'Username')).toHaveAccessibleDescription(words.accountTaken)
  await press(link, 'Cancel')
  await press(await expectDialog(page, 'Discard changes?'), 'Yes, discard changes')
  await press(record, 'Open Account')
  const account = await expectDialog(page, /^Open an account/)
  await expect(field(account, 'Email')).toHaveValue('home@rounds.example')
  await field(account, 'Username').fill('pnair')
  await account.getByLabel(/^Start Password\b/).fill('secret-1')
  await expectAccessible(page, 'account of a patient')
  await press(account, 'Open Account')
  await expectToast(page, words.accountOpened('pnair'))
  await expect(accounts(page)).toContainText('pnair')
  expect((await colleague.find(41)).accounts).toEqual(['pnair'])
  expect(await world.signIn('pnair', 'secret-1')).toEqual(expect.any(String))

  await press(record, 'Take Accounts Off')
  await press(await expectDialog(page, 'Take all accounts off?', 'pnair'), 'Take Accounts Off')
  await expectToast(page, words.accountsTakenOff)
  await expect(accounts(page)).toContainText('None shows this record.')
})
