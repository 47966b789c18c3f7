import { faults } from '@mocks/faults'
import { contactMessages } from '@shared/contracts/patient-contacts'
import {
  patientEndpoints,
  patientMessages,
  patientMessages as words,
} from '@shared/contracts/patients'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectCounters, expectDisabled, fillIn } from '@/test/desk-words'
import { callAs, callsMade, fault, openScreen } from '@/test/screen'
import {
  boxOf,
  button,
  expectDialog,
  expectRange,
  expectRow,
  expectToast,
  field,
  heading,
  mouse,
  pick,
  press,
  rowAction,
  rowOf,
  search,
  tab,
} from '@/test/screen-words'

const registration = '/?view=registration&world=demo&as=receptionist'
const onSample = { keepsRecords: false }

test('a registration without its fields says so, and begins at the first that is missing', async () => {
  await openScreen(registration)
  await press(page, 'Register')
  await expect.element(page.getByRole('alert')).toHaveTextContent(words.registrationIncomplete)
  await expect.element(field(page, 'Name')).toHaveAccessibleDescription(words.nameRequired)
  await expect.element(page.getByText(words.genderRequired)).toBeVisible()
  await expect.element(field(page, 'Contact')).toHaveAccessibleDescription(words.contactRequired)
  await expect.element(field(page, 'Name')).toHaveFocus()
  await field(page, 'Name').fill('Wilma Storm')
  for (const age of ['-1', '3.5', '131', 'ten']) {
    await field(page, 'Age').fill(age)
    await press(page, 'Register')
    await expect.element(field(page, 'Age')).toHaveAccessibleDescription(words.ageInvalid)
  }
  expect(callsMade().filter((call) => call.startsWith('POST'))).toEqual([])
})

test('the desk asks about a contact that looks wrong, and an age that contradicts the birth date', async () => {
  await openScreen(registration)
  await fillIn(page, { Name: 'Wilma Storm', Age: '0', Contact: '1' })
  const unlikely = page.getByText(words.contactUnlikely)
  await expect.element(unlikely).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(unlikely).toBeVisible()
  await field(page, 'Contact').fill('9000000001')
  await expect.element(unlikely).not.toBeInTheDocument()
  await field(page, 'Date of Birth').fill('1990-01-01')
  await expect.element(page.getByText(words.ageByBirthDate(36))).toBeVisible()
  await field(page, 'Date of Birth').fill('2999-01-01')
  await pick('Gender', 'Female')
  await press(page, 'Register')
  await expect
    .element(field(page, 'Date of Birth'))
    .toHaveAccessibleDescription(words.birthDateInvalid)
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(page.getByText(/^By the date of birth/)).not.toBeInTheDocument()
})

test('the age fills in from the birth date, which is asked for first, until it is typed', async () => {
  await openScreen(registration)
  const age = field(page, 'Age')
  await field(page, 'Name').fill('Wilma Storm')
  await userEvent.tab()
  await expect.element(field(page, 'Date of Birth')).toHaveFocus()
  await field(page, 'Date of Birth').fill('٢٠٢٠-٠٣-٠٢')
  await expect.element(field(page, 'Date of Birth')).toHaveValue('2020-03-02')
  await expect.element(age).toHaveValue('6')
  await field(page, 'Date of Birth').fill('2020-03-03')
  await expect.element(age).toHaveValue('5')
  await age.fill('7')
  await field(page, 'Date of Birth').fill('2019-01-01')
  await expect.element(age).toHaveValue('7')
})

test('typed text waits while another view is open, and is cleared once registered', async () => {
  await openScreen(registration, onSample)
  await fillIn(page, {
    Name: 'Wilma Storm',
    Age: '0',
    Gender: 'Female',
    Contact: '9000000001',
  })
  await tab('Appointments').click()
  await tab('New Registration').click()
  await expect.element(field(page, 'Name')).toHaveValue('Wilma Storm')
  await press(page, 'Register')
  await expectToast(words.registered)
  await expect
    .element(rowOf('Wilma Storm', '0', 'Female', '9000000001', 'New Patient Registration'))
    .toHaveFocus()
  await expectCounters({ 'Total Patients': 41 })
  await tab('New Registration').click()
  await expect.element(field(page, 'Name')).toHaveValue('')
})

test('New Registration leads to the import for who may import, and keeps what is typed', async () => {
  await openScreen(registration)
  await fillIn(page, { Name: 'Wilma Storm' })
  await page.getByRole('link', { name: 'Import from a File' }).click()
  await expect.element(page.getByRole('heading', { name: 'Import Patients' })).toBeVisible()
  await openScreen(registration)
  await expect.element(field(page, 'Name')).toHaveValue('Wilma Storm')

  await openScreen(registration, { permissions: ['receptionist_dashboard', 'patient_view'] })
  await expect.element(field(page, 'Name')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Import from a File' }))
    .not.toBeInTheDocument()
  await openScreen(registration, onSample)
  await expect.element(field(page, 'Name')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Import from a File' }))
    .not.toBeInTheDocument()
})

test('the desk sees a patient with the same name and contact or birth date, and may go on', async () => {
  await openScreen(registration, onSample)
  await expect.element(field(page, 'Contact')).toBeVisible()
  // A patient's e-mail is kept where patients are.
  await expect.element(field(page, 'Email')).not.toBeInTheDocument()
  const similar = page.getByText(words.similar)
  await field(page, 'Name').fill(' priya nair')
  await field(page, 'Date of Birth').fill('1982-03-13')
  await expect.element(similar).toBeVisible()
  await expect.element(page.getByText(/Priya Nair, \d+ years, 9018159083/)).toBeVisible()
  await field(page, 'Date of Birth').fill('1982-03-14')
  await expect.element(similar).not.toBeInTheDocument()
  await expect.element(page.getByText(words.alike)).toBeVisible()
  await fillIn(page, { Contact: '9018159083', Age: '43', Gender: 'Female' })
  await expect.element(similar).toBeVisible()
  await press(page, 'Register')
  await expectToast(words.registeredBeside([1]))
  await expectRange('1 - 2 of 2')
  await expectRow('Priya Nair, no. 1', '9018159083')
  await rowAction('Prescribe', 'priya nair, no. 41')
  await expect.element(tab('New Prescription')).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByText(words.noneOnRecord).nth(1)).toBeVisible()
  await expect.element(page.getByText('no. 41, born 1982-03-14, contact 9018159083')).toBeVisible()
})

test('the desk sees quietly who has such a name or this number, and nothing moves', async () => {
  await openScreen(registration)
  await expect.element(page.getByText(words.noneAlike)).toBeVisible()
  const before = boxOf(button(page, 'Register'))
  const found = page.getByRole('region', { name: 'Registered already' })
  for (const name of ['Thomas Arun', 'arun thomaz']) {
    await field(page, 'Name').fill(name)
    await expect.element(found).toHaveTextContent('No. 2: Arun Thomas, 32 years')
    await expect.element(found).toHaveTextContent('born 1994-02-08')
  }
  // The first of those who may be the same is seen without scrolling.
  await fillIn(page, { Name: 'Arun Thomas', 'Date of Birth': '1994-02-08' })
  await expect.element(page.getByText(words.similar)).toBeVisible()
  expect(boxOf(button(found, 'Use no. 2')).bottom).toBeLessThanOrEqual(boxOf(found).bottom)
  await field(page, 'Date of Birth').fill('')
  await field(page, 'Name').fill('Wilma Storm')
  await expect.element(found).not.toHaveTextContent('Arun Thomas')
  await field(page, 'Contact').fill('0091 78609-13909')
  await expect.element(found).toHaveTextContent(words.alike)
  await expect.element(found).toHaveTextContent('Arun Thomas')
  await expect.element(page.getByText(words.similar)).not.toBeInTheDocument()
  expect(boxOf(button(page, 'Register')).y).toBe(before.y)
  await press(found, 'Use no. 2')
  await expect.element(heading('Arun Thomas, no. 2')).toBeVisible()
})

test('nobody is used whose name is no longer typed, until the next answer', async () => {
  await openScreen(registration)
  const found = page.getByRole('region', { name: 'Registered already' })
  await field(page, 'Name').fill('Arun Thomas')
  const former = button(found, 'Use no. 2')
  await expect.element(former).toBeVisible()
  const slow = faults.late('list similar patients')
  fault(slow.handler)
  await field(page, 'Name').fill('Bella Fernandes')
  await former.hover({ force: true })
  expect(former.element()).not.toSatisfy((at: Element) => at.matches(':hover'))
  const element = former.element()
  if (element instanceof HTMLElement) element.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field(page, 'Name')).toHaveValue('Bella Fernandes')
  slow.release()
  await press(found, 'Use no. 3')
  await expect.element(heading('Bella Fernandes, no. 3')).toBeVisible()
})

test('a new patient on our server has a number, and the focus at their row', async () => {
  await openScreen(registration)
  await fillIn(page, { Name: 'Wilma Storm', Age: '44', Gender: 'Female', Contact: '9000000001' })
  await press(page, 'Register')
  await expectToast(patientMessages.registeredAs(41))
  await expect.element(rowOf('Wilma Storm, no. 41')).toHaveFocus()
})

test('the directory finds by name, number, contact and gender, with one call per search', async () => {
  await openScreen('/?view=directory&world=demo&as=receptionist')
  await expectRow('Arun Thomas, no. 2')
  await expect.element(page.getByText(/^Sample records/)).not.toBeInTheDocument()
  const lists = () => callsMade().filter((call) => /^GET \/api\/patients\?.*limit=10/.test(call))
  const before = lists().length
  await search.fill('90181 nair')
  await expectRange('1 - 1 of 1')
  await expectRow('Priya Nair, no. 1')
  expect(
    lists()
      .slice(before)
      .map((call) => new URLSearchParams(call.split('?')[1]).get('q')),
  ).toEqual(['90181 nair'])
  await search.fill('7860913')
  await expectRow('Arun Thomas, no. 2', '7860913909', 'Male')
  await search.fill('')
  await pick('Gender', 'Other')
  await expectRange('1 - 2 of 2')
  await expectRow('Zane Cooper, no. 25', 'Other')
})

test('the directory disables Schedule with the reason for a user who may not schedule', async () => {
  const permissions = ['receptionist_dashboard', 'patient_view', 'appointment_view'] as const
  await openScreen('/desk/directory?world=demo&as=receptionist&q=farah', { permissions })
  const reason = 'This takes the permission Appointment Create, which your role does not have.'
  await expectDisabled(page, 'Schedule Farah Khan, no. 7', reason)
})

test('the sample’s directory has its columns, and finds by contact and gender', async () => {
  await openScreen('/?view=directory&world=demo&as=receptionist', onSample)
  await expectRow('Priya Nair')
  await expect
    .element(page.getByText('Sample records of this tab, until you log out'))
    .toBeVisible()
  expect(
    page
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Name', 'Age', 'Gender', 'Contact', 'Last Visit', 'Diagnosis', 'Action'])
  await search.fill('7860913')
  await expectRange('1 - 1 of 1')
  await expectRow('Arun Thomas', '7860913909', 'Male')
  await search.fill('')
  await pick('Gender', 'Other')
  await expectRange('1 - 2 of 2')
  await expectRow('Zane Cooper', 'Other')
  await expect.element(button(page, 'Prescribe Zane Cooper')).toBeVisible()
  await expect.element(button(page, 'Schedule Zane Cooper')).not.toBeInTheDocument()
})

test('the hint about a contact waits until the press on Register is over, which registers', async () => {
  await openScreen(registration)
  await fillIn(page, { Name: 'Wilma Storm', Age: '44', Gender: 'Female', Contact: '123' })
  const register = boxOf(button(page, 'Register'))
  const [x, y] = [register.x + register.width / 2, register.y + register.height / 2]
  await mouse('press', x, y)
  await expect.element(field(page, 'Contact')).not.toHaveFocus()
  await expect.element(page.getByText(words.contactUnlikely)).not.toBeInTheDocument()
  await mouse('release', x, y)
  await expectToast(/^Patient registered successfully!/)
})

test('a record has several telephones, a relative and a language, which nobody needs to fill in', async () => {
  await openScreen(registration)
  await fillIn(page, { Name: 'Wilma Storm', Age: '4', Gender: 'Female' })
  await field(page, 'Contact').fill('9000000001 (father)')
  await expect.element(field(page, 'Other Telephones')).not.toBeInTheDocument()
  await press(page, 'More contact details')
  await field(page, 'Other Telephones').fill('080 2345678 (home)\nsometimes')
  await field(page, 'Relation').fill('grandmother')
  await pick('Language', 'Hindi')
  await press(page, 'Register')
  await expect
    .element(field(page, 'Other Telephones'))
    .toHaveAccessibleDescription(new RegExp(contactMessages.telephonesUnread.slice(0, 40)))
  await expect.element(page.getByText(contactMessages.personIncomplete)).toBeVisible()
  await field(page, 'Other Telephones').fill('080 2345678 (home)\n9000000001')
  await field(page, 'Relative or Carer').fill('Ilse Storm')
  await field(page, 'Their Telephone').fill('+49 (0)30 901820')
  await press(page, 'Register')
  await expectToast(words.registeredAs(41))
  await expectRow('Wilma Storm, no. 41', '9000000001')

  // Each of the numbers finds the record, which calls them all.
  await search.fill('30901820')
  await page.getByRole('link', { name: 'Wilma Storm, no. 41' }).click()
  await expect
    .element(page.getByRole('link', { name: '080 2345678' }))
    .toHaveAttribute('href', 'tel:0802345678')
  await expect
    .element(page.getByRole('link', { name: '+49 (0)30 901820' }))
    .toHaveAttribute('href', 'tel:+4930901820')
  await expect.element(page.getByText('Ilse Storm, grandmother')).toBeVisible()
  await expect.element(page.getByText('Hindi')).toBeVisible()
  // What is corrected begins with all of it, and saving it changes none of it.
  await press(page, 'Correct')
  const form = await expectDialog('Correct no. 41')
  await expect.element(field(form, 'Contact')).toHaveValue('9000000001 (father)')
  await expect.element(field(form, 'Other Telephones')).toHaveValue('080 2345678 (home)')
  await expect.element(field(form, 'Relative or Carer')).toHaveValue('Ilse Storm')
  await field(form, 'Contact').fill('wilma@storm.example')
  await press(form, 'Save')
  await expectToast(words.corrected)
  const { telephones, email, contactNote } = await callAs('receptionist', patientEndpoints.get, {
    id: '41',
  })
  expect({ telephones, email, contactNote }).toEqual({
    telephones: [{ number: '080 2345678', label: 'home' }],
    ...{ email: 'wilma@storm.example', contactNote: '' },
  })
})

test('only a number can be called from the head of a record', async () => {
  await openScreen('/patient/48?world=everything-wrong&as=receptionist')
  await expect.element(heading('Warren Farrin, no. 48')).toBeVisible()
  await expect.element(page.getByText(/contact none/)).toBeVisible()
  expect(page.getByRole('link', { name: 'none' }).elements()).toEqual([])
})
