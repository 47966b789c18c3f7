import type { Page } from '@playwright/test'
import { bookingRequests } from '@server/db/schema-care'
import { bookingEndpoints, bookingMessages as words } from '@/contracts/bookings'
import { departmentMessages } from '@/contracts/departments'
import { answer, expect, expectDialog, expectToast, faults, pick, test } from './fixtures'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const select = (page: Page, label: string) => page.getByRole('combobox', { name: label })
const submit = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Book Appointment' })

async function fillPerson(page: Page): Promise<void> {
  await field(page, 'First Name').fill('Priya')
  await field(page, 'Last Name').fill('Nair')
  await pick(page, 'Gender', 'Female')
  await field(page, 'Mobile').fill('9876543210')
  await field(page, 'Email').fill('priya@rounds.example')
  await field(page, 'Age').fill('34')
}

async function fillCheckup(page: Page): Promise<void> {
  await fillPerson(page)
  await page.getByRole('radio', { name: 'Health Checkup' }).check()
  await field(page, 'Message').fill('Tired since March')
}

/** What the page sends when it books. */
const booking = (page: Page) =>
  page.waitForRequest((request) => new URL(request.url()).pathname === bookingEndpoints.create.path)

/** The first doctor that is offered, chosen. */
async function pickDoctor(page: Page): Promise<string> {
  await select(page, 'Doctor').click()
  const first = page.getByRole('option').first()
  const name = (await first.textContent()) ?? ''
  await first.click()
  await expect(select(page, 'Doctor')).toHaveValue(name)
  return name
}

test.beforeEach(async ({ page, signIn }) => {
  await signIn('receptionist')
  await page.goto('/bookappoinment')
  await expect(page.getByRole('heading', { name: 'Book Appointment', level: 1 })).toBeVisible()
})

test('a consultation says what is missing, offers the department’s doctors, and returns home', async ({
  page,
  world,
  fault,
  healed,
}) => {
  await page.clock.install()
  await expect(page.getByRole('radio', { name: 'Doctor Consultation' })).toBeChecked()
  await test.step('what is missing is said at its field, and nothing is sent', async () => {
    fault(faults.silent('book appointment'))
    await submit(page).click()
    for (const [label, message] of [
      ['First Name', words.firstNameRequired],
      ['Last Name', words.lastNameRequired],
      ['Mobile', words.mobileInvalid],
      ['Email', words.emailInvalid],
      ['Age', words.ageInvalid],
    ] as const)
      await expect(field(page, label)).toHaveAccessibleDescription(message)
    for (const [label, message] of [
      ['Gender', words.genderRequired],
      ['Department', words.departmentRequired],
      ['Doctor', words.doctorRequired],
    ] as const)
      await expect(select(page, label)).toHaveAccessibleDescription(message)
    await expect(field(page, 'First Name')).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    healed()
  })

  await test.step('the doctors are those of the department, and none before one is chosen', async () => {
    const offered = async (): Promise<string[]> => {
      await select(page, 'Doctor').click()
      await expect(page.getByRole('option')).not.toHaveCount(0)
      return await page.getByRole('option').allTextContents()
    }
    await expect(select(page, 'Doctor')).toBeDisabled()
    await pick(page, 'Department', 'Neurology')
    const neurologists = await offered()
    await page.keyboard.press('Escape')
    await pick(page, 'Department', 'Oncology')
    const oncologists = await offered()
    expect(oncologists.filter((name) => neurologists.includes(name))).toEqual([])
    await page.keyboard.press('Escape')

    // Whoever is not in another department does not stay chosen.
    const chosen = await pickDoctor(page)
    await pick(page, 'Department', 'Oncology')
    await expect(select(page, 'Doctor')).toHaveValue(chosen)
    await pick(page, 'Department', 'Neurology')
    await expect(select(page, 'Doctor')).toHaveValue('')
  })

  await fillPerson(page)
  await pick(page, 'Department', 'Neurology')
  await pickDoctor(page)
  const sent = booking(page)
  await submit(page).click()
  const body = (await sent).postDataJSON()
  expect(body).toEqual({
    firstName: 'Priya',
    lastName: 'Nair',
    gender: 'Female',
    mobile: '9876543210',
    email: 'priya@rounds.example',
    age: 34,
    type: 'consulting',
    department: expect.any(String),
    doctorId: expect.any(String),
  })
  await expectToast(page, words.booked)
  await expect(page).toHaveURL('/bookappoinment')
  await page.clock.runFor(1500)
  await expect(page).toHaveURL('/')
  expect(await world.db.select().from(bookingRequests)).toMatchObject([
    { type: 'consulting', departmentName: 'Neurology', doctorId: body.doctorId },
  ])
})

test('a failure keeps everything typed of a checkup, and a double click books it once', async ({
  page,
  world,
  fault,
  healed,
}) => {
  await page.clock.install()
  // Nothing is sent of a consultation that was begun before.
  await pick(page, 'Department', 'Neurology')
  await pickDoctor(page)
  await fillCheckup(page)
  await expect(select(page, 'Department')).toHaveCount(0)
  fault(faults.says('book appointment', 500, { message: 'Closed today', error: 'No' }))
  const sent = booking(page)
  await field(page, 'Age').press('Enter')
  expect((await sent).postDataJSON()).toEqual({
    firstName: 'Priya',
    lastName: 'Nair',
    gender: 'Female',
    mobile: '9876543210',
    email: 'priya@rounds.example',
    age: 34,
    type: 'checkup',
    checkupDetails: 'Tired since March',
  })
  await expectDialog(page, 'Error!', 'Closed today')
  await answer(page, 'OK')
  await expect(page.getByRole('alert')).toContainText('has not been booked')
  await expect(field(page, 'First Name')).toHaveValue('Priya')
  await expect(select(page, 'Gender')).toHaveValue('Female')
  await expect(field(page, 'Message')).toHaveValue('Tired since March')
  healed()
  await submit(page).dblclick()
  await expectToast(page, words.booked)
  await submit(page).click({ force: true })
  await page.clock.runFor(1500)
  await expect(page).toHaveURL('/')
  expect(await world.db.select().from(bookingRequests)).toHaveLength(1)
})

test('leaving with something typed asks first, and whoever leaves after booking is not called back', async ({
  page,
}) => {
  await page.clock.install()
  const question = 'You have unsaved changes. Do you want to discard them?'
  await field(page, 'First Name').fill('Priya')
  await page.getByRole('link', { name: 'Chat with AI' }).click()
  await expectDialog(page, 'Discard changes?', question)
  await answer(page, 'No, continue editing')
  await expect(field(page, 'First Name')).toHaveValue('Priya')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expectDialog(page, 'Discard changes?', question)
  await answer(page, 'Yes, discard changes')
  await expect(page).toHaveURL('/')

  await page.getByRole('link', { name: 'Book Appointment' }).click()
  await fillCheckup(page)
  await submit(page).click()
  await expectToast(page, words.booked)
  await page.getByRole('link', { name: 'Chat with AI' }).click()
  await expect(page.getByRole('heading', { name: 'AI Chat' })).toBeVisible()
  await page.clock.runFor(5000)
  await expect(page).toHaveURL('/ai-chat')
})

test('departments without doctors, not to be read, or gone keep everything typed', async ({
  page,
  world,
  fault,
  healed,
}) => {
  await test.step('no doctors in a new department is said with what to do', async () => {
    const said = words.noDoctors('Space Medicine')
    const news = page.getByRole('main').locator('[aria-live="polite"]')
    fault(
      faults.answers('list departments', [
        { _id: '1', name: 'Space Medicine' },
        { _id: '2', name: 'Neurology' },
      ]),
    )
    await page.reload()
    // What is read out when it changes has to be there before.
    await expect(news).toHaveText('')
    await pick(page, 'Department', 'Space Medicine')
    await expect(news).toHaveText(said)
    await expect(select(page, 'Doctor')).toHaveAttribute('placeholder', 'No doctors to select')
    await pick(page, 'Department', 'Neurology')
    await expect(news).toHaveText('')
    await pickDoctor(page)
    await pick(page, 'Department', 'Space Medicine')
    await expect(news).toHaveText(said)
    await page.getByRole('radio', { name: 'Health Checkup' }).check()
    await expect(page.getByText(said)).toHaveCount(0)
    healed()
  })

  fault(faults.silent('list departments'))
  await page.reload()
  const alert = page.getByRole('alert').filter({ hasText: departmentMessages.fetchFailed })
  await expect(alert).toBeVisible()
  await field(page, 'First Name').fill('Priya')
  healed()
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(alert).toBeHidden()
  await expect(field(page, 'First Name')).toHaveValue('Priya')

  await fillPerson(page)
  await pick(page, 'Department', 'Neurology')
  await pickDoctor(page)
  await world.db.execute("delete from departments where name = 'Neurology'")
  await submit(page).click()
  await expectDialog(page, 'Error!', words.departmentGone)
  await answer(page, 'OK')
  await expect(select(page, 'Department')).toHaveAccessibleDescription(words.departmentGone)
  await expect(field(page, 'First Name')).toHaveValue('Priya')
  await pick(page, 'Department', 'Oncology')
  await pickDoctor(page)
  await submit(page).click()
  await expectToast(page, words.booked)
})
