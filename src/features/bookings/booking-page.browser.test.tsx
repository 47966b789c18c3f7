import { faults } from '@mocks/faults'
import { bookingRequestEndpoints } from '@shared/contracts/booking-requests'
import { bookingEndpoints, bookingMessages as words } from '@shared/contracts/bookings'
import { departmentMessages } from '@shared/contracts/departments'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bodiesSent, callAs, fault, healed, openScreen } from '@/test/screen'
import {
  alert,
  answer,
  expectDialog,
  expectError,
  expectToast,
  field,
  pass,
  pick,
  press,
  select,
  stopTimers,
} from '@/test/screen-words'

const form = '/bookappoinment?world=quiet&as=receptionist'
const submitButton = page.getByRole('main').getByRole('button', { name: 'Book Appointment' })
const submit = () => submitButton.click()
const bookings = () => bodiesSent(bookingEndpoints.create.path)

const person = {
  ...{ firstName: 'Priya', lastName: 'Nair', gender: 'Female', mobile: '9876543210' },
  ...{ email: 'priya@rounds.example', age: 34 },
}

async function fillPerson() {
  await field(page, 'First Name').fill(person.firstName)
  await field(page, 'Last Name').fill(person.lastName)
  await pick('Gender', person.gender)
  await field(page, 'Mobile').fill(person.mobile)
  await field(page, 'Email').fill(person.email)
  await field(page, 'Age').fill(String(person.age))
}

async function fillCheckup() {
  await fillPerson()
  await page.getByRole('radio', { name: 'Health Checkup' }).click()
  await field(page, 'Message').fill('Tired since March')
}

/** The doctors offered, by name. */
async function doctorsOffered(): Promise<string[]> {
  await select(page, 'Doctor').click()
  const options = page.getByRole('option')
  await expect.element(options.first()).toBeVisible()
  const names = options.elements().map(({ textContent }) => textContent ?? '')
  await userEvent.keyboard('{Escape}')
  return names
}

describe('the booking form', () => {
  it('says at each field what is missing, and sends nothing', async () => {
    await openScreen(form)
    await expect.element(page.getByRole('radio', { name: 'Doctor Consultation' })).toBeChecked()
    await submit()
    for (const [label, message] of [
      ['First Name', words.firstNameRequired],
      ['Mobile', words.mobileInvalid],
      ['Email', words.emailInvalid],
      ['Age', words.ageInvalid],
    ] as const)
      await expect.element(field(page, label)).toHaveAccessibleDescription(message)
    for (const [label, message] of [
      ['Gender', words.genderRequired],
      ['Department', words.departmentRequired],
      ['Doctor', words.doctorRequired],
    ] as const)
      await expect.element(select(page, label)).toHaveAccessibleDescription(message)
    await expect.element(field(page, 'First Name')).toHaveFocus()
    await page.getByRole('radio', { name: 'Health Checkup' }).click()
    await submit()
    await expect
      .element(field(page, 'Message'))
      .toHaveAccessibleDescription(new RegExp(words.messageRequired))
    expect(bookings()).toEqual([])
  })

  it.each([
    ['our server', true],
    ['the sample host', false],
  ])('books for a person with one name on %s', async (_host, keepsRecords) => {
    await openScreen(form, { keepsRecords })
    await fillCheckup()
    await field(page, 'First Name').fill('Suharto')
    await field(page, 'Last Name').fill('')
    await submit()
    await expectToast(words.booked)
    expect(bookings()).toMatchObject([{ firstName: 'Suharto', lastName: '' }])
  })

  it('offers the doctors of the chosen department, and keeps none of another', async () => {
    await openScreen(form)
    await expect.element(select(page, 'Doctor')).toBeDisabled()
    await pick('Department', 'Neurology')
    const neurologists = await doctorsOffered()
    expect(neurologists).toContain('Ines Carvalho')
    await pick('Department', 'Oncology')
    const oncologists = await doctorsOffered()
    expect(oncologists).toContain('Kavya Reddy')
    expect(oncologists.filter((name) => neurologists.includes(name))).toEqual([])
    await pick('Doctor', 'Kavya Reddy')
    await pick('Department', 'Oncology')
    await expect.element(select(page, 'Doctor')).toHaveValue('Kavya Reddy')
    await pick('Department', 'Neurology')
    await expect.element(select(page, 'Doctor')).toHaveValue('')
  })

  it('says what to do when a department has no doctors', async () => {
    fault(
      faults.answers('list departments', [
        { _id: '1', name: 'Space Medicine' },
        { _id: '2', name: 'Neurology' },
      ]),
    )
    await openScreen(form)
    const said = page.getByText(words.noDoctors('Space Medicine'))
    await pick('Department', 'Space Medicine')
    await expect.element(said).toBeVisible()
    const place = page.getByRole('note').element().parentElement
    await expect
      .element(select(page, 'Doctor'))
      .toHaveAttribute('placeholder', 'No doctors to select')
    await pick('Department', 'Neurology')
    await expect.element(said).not.toBeInTheDocument()
    // What is read out when it changes has to be there before.
    expect(place).toBeInTheDocument()
    expect(place).toHaveAttribute('aria-live', 'polite')
    await pick('Department', 'Space Medicine')
    await expect.element(said).toBeVisible()
    expect(place).toContainElement(page.getByRole('note').element())
    await page.getByRole('radio', { name: 'Health Checkup' }).click()
    await expect.element(said).not.toBeInTheDocument()
  })

  it('keeps the typed text when departments cannot be read, or one was deleted', async () => {
    fault(faults.silent('list departments'))
    await openScreen(form)
    const failure = alert(departmentMessages.fetchFailed)
    await expect.element(failure).toBeVisible()
    await fillPerson()
    healed()
    await press(failure, 'Retry')
    await expect.element(failure).not.toBeInTheDocument()
    await expect.element(field(page, 'First Name')).toHaveValue('Priya')

    await pick('Department', 'Neurology')
    await pick('Doctor', 'Ines Carvalho')
    fault(
      faults.says('book appointment', 422, {
        message: words.departmentGone,
        error: 'unprocessable',
        fields: { department: words.departmentGone },
      }),
    )
    await submit()
    await expectError(words.departmentGone)
    await expect
      .element(select(page, 'Department'))
      .toHaveAccessibleDescription(words.departmentGone)
    await expect.element(field(page, 'First Name')).toHaveValue('Priya')
    healed()
    await pick('Department', 'Oncology')
    await pick('Doctor', 'Kavya Reddy')
    await submit()
    await expectToast(words.booked)
  })

  it('books a checkup once, after a failure that kept everything typed', async () => {
    const { router } = await openScreen(form)
    // Nothing is sent of a consultation that was begun before.
    await pick('Department', 'Neurology')
    await pick('Doctor', 'Ines Carvalho')
    await fillCheckup()
    await expect.element(select(page, 'Department')).not.toBeInTheDocument()
    fault(faults.says('book appointment', 500, { message: 'Closed today', error: 'No' }))
    await field(page, 'Age').click()
    await userEvent.keyboard('{Enter}')
    await expectError('Closed today')
    const sent = { ...person, type: 'checkup', checkupDetails: 'Tired since March' }
    expect(bookings()).toEqual([sent])
    await expect.element(page.getByRole('alert')).toHaveTextContent('has not been booked')
    await expect.element(field(page, 'First Name')).toHaveValue('Priya')
    await expect.element(select(page, 'Gender')).toHaveValue('Female')
    await expect.element(field(page, 'Message')).toHaveValue('Tired since March')
    healed()
    stopTimers()
    await submitButton.dblClick()
    await expectToast(`${words.booked} ${words.numbered(1)}`)
    await submitButton.click({ force: true })
    // Whatever the presses have begun has been sent by then.
    await pass(1500)
    await expect.poll(() => router.history.location.pathname).toBe('/')
    expect(bookings()).toEqual([sent, sent])
    const { total } = await callAs('receptionist', bookingRequestEndpoints.list, {})
    expect(total).toBe(1)
  })

  it('goes Home a moment after a consultation is booked', async () => {
    const { router } = await openScreen(form)
    await fillPerson()
    await pick('Department', 'Neurology')
    await pick('Doctor', 'Ines Carvalho')
    stopTimers()
    await submit()
    await expectToast(words.booked)
    expect(bookings()).toMatchObject([{ ...person, type: 'consulting' }])
    expect(router.state.location.pathname).toBe('/bookappoinment')
    await pass(1500)
    await expect.poll(() => router.history.location.pathname).toBe('/')
    const { rows } = await callAs('receptionist', bookingRequestEndpoints.list, {})
    expect(rows).toMatchObject([{ department: 'Neurology', doctor: 'Dr. Ines Carvalho' }])
  })

  it('asks before it discards typed text', async () => {
    const { router } = await openScreen(form)
    const question = 'You have unsaved changes. Do you want to discard them?'
    await field(page, 'First Name').fill('Priya')
    await page.getByRole('link', { name: 'Chat with AI' }).click()
    await expectDialog('Discard changes?', question)
    await answer('No, continue editing')
    await expect.element(field(page, 'First Name')).toHaveValue('Priya')
    await press(page, 'Cancel')
    await expectDialog('Discard changes?', question)
    await answer('Yes, discard changes')
    await expect.poll(() => router.history.location.pathname).toBe('/')
  })

  it('does not go Home when the person has left after booking', async () => {
    const { router } = await openScreen(form)
    await fillCheckup()
    stopTimers()
    await submit()
    await expectToast(words.booked)
    await page.getByRole('link', { name: 'Chat with AI' }).click()
    await expect.element(page.getByRole('heading', { name: 'AI Chat' })).toBeVisible()
    await pass(5000)
    expect(router.state.location.pathname).toBe('/ai-chat')
  })

  it('starts empty for a patient on a host without records', async () => {
    await openScreen('/bookappoinment?world=quiet&as=patient', { keepsRecords: false })
    await expect.element(field(page, 'First Name')).toHaveValue('')
    await fillCheckup()
    await submit()
    await expectToast(words.booked)
    expect(bookings()).toEqual([
      { ...person, type: 'checkup', checkupDetails: 'Tired since March' },
    ])
  })
})
