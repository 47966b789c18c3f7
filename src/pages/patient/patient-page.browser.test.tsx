import { faults } from '@mocks/faults'
import { patientAccountMessages as accountWords } from '@shared/contracts/patient-accounts'
import { patientEndpoints, patientMessages as words } from '@shared/contracts/patients'
import { measures, vitalsMessages } from '@shared/contracts/vitals'
import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { expectDisabled } from '@/test/desk-words'
import { callAs, fault, openScreen } from '@/test/screen'
import {
  answer,
  button,
  expectDialog,
  expectError,
  expectRow,
  expectTable,
  expectToast,
  field,
  heading,
  pick,
  press,
  rowOf,
  search,
  select,
} from '@/test/screen-words'

const priya = 'Priya Nair, no. 1'
const open = (number: number, as = 'receptionist') =>
  openScreen(`/patient/${number}?world=demo&as=${as}`)
const permissionMissing =
  'This takes the permission Medical Record View, which your role does not have.'
const region = (name: string) => page.getByRole('region', { name })

async function openVitals(): Promise<Locator> {
  await press(page, 'Record Vitals')
  return await expectDialog('Vitals')
}

test('vitals that are empty, half or impossible are refused at their fields', async () => {
  await open(20)
  const vitals = await openVitals()
  await press(vitals, 'Save')
  await expect.element(vitals).toHaveTextContent(vitalsMessages.nothing)
  await field(vitals, 'Pulse (bpm)').fill('720')
  await field(vitals, 'Systolic (mmHg)').fill('120')
  await press(vitals, 'Save')
  await expect.element(vitals).toHaveTextContent(vitalsMessages.outOfBounds(measures.pulse))
  await expect.element(vitals).toHaveTextContent(vitalsMessages.pressureHalf)
})

test('two measurements are drawn as a chart, and each point shows its value', async () => {
  await open(20)
  for (const pulse of ['72', '84']) {
    const vitals = await openVitals()
    await field(vitals, 'Pulse (bpm)').fill(pulse)
    await press(vitals, 'Save')
    await expect.element(region('Vitals')).toHaveTextContent(`Pulse ${pulse} bpm`)
  }
  const chart = region('Vitals').getByRole('img', {
    name: /^Pulse in bpm: 2 values, first 72 at /,
  })
  await chart.hover()
  await expect.element(chart).toHaveTextContent(/\d\d:\d\d on .*Pulse/)
})

const whole = 'Priya Nair, 43 years, Female, no. 1, born 1982-03-13'

test.each([
  ['receptionist', 'Correct', 'Correct no. 1'],
  ['receptionist', 'Record Vitals', 'Vitals'],
  ['receptionist', 'Allergies', 'Allergies'],
  ['receptionist', 'Open Account', 'Open Account'],
  ['receptionist', 'Link Account', 'Link Account'],
  ['receptionist', 'Close Record', 'Close this record?'],
  ['doctor', 'Order Tests', 'Order Tests'],
  ['doctor', 'End Paracetamol, 500 mg, Every 4-5 hours', 'End Medicine'],
])('the %s’s form of *%s* says whose record it writes to', async (as, action, title) => {
  await open(1, as)
  await press(page, action)
  await expectDialog(title, whole)
})

test('recorded allergies are shown in bold', async () => {
  await open(1)
  await press(page, 'Allergies')
  const form = await expectDialog('Allergies')
  await select(form, 'Allergies').fill('Latex')
  await userEvent.keyboard('{Enter}')
  await press(form, 'Save')
  await expectToast(words.allergiesSaved)
  await expect.element(page.getByText('Latex')).toHaveStyle({ fontWeight: '700' })
})

test('allergies were not asked until somebody marks that none are known; an entry ends that', async () => {
  await open(1)
  await expect.element(page.getByText('Allergies: not asked')).toBeVisible()
  await press(page, 'Mark No Known Allergies')
  await expectToast(words.noKnownAllergiesSaved)
  const asked = page.getByText(/^No known allergies \(asked 2026-03-02 by .+\)$/)
  await expect.element(asked).toBeVisible()
  await press(page, 'Mark as Not Asked')
  await expectToast(words.notAskedSaved)
  await expect.element(page.getByText('Allergies: not asked')).toBeVisible()

  const enter = async (...steps: ((form: Locator) => Promise<void>)[]) => {
    await press(page, 'Allergies')
    const form = await expectDialog('Allergies')
    for (const step of steps) await step(form)
    await press(form, 'Save')
    await expect.element(form).not.toBeInTheDocument()
  }
  const none = (form: Locator) => form.getByRole('checkbox', { name: 'No known allergies' })
  await enter((form) => none(form).click())
  await expect.element(asked).toBeVisible()
  await enter(async (form) => {
    await expect.element(none(form)).toBeChecked()
    await select(form, 'Allergies').fill('Latex')
    await userEvent.keyboard('{Enter}')
    await expect.element(none(form)).not.toBeChecked()
    await expect.element(none(form)).toBeDisabled()
  })
  await expect.element(page.getByText('Latex')).toBeVisible()
  await expect.element(asked).not.toBeInTheDocument()
  await expect.element(button(page, 'Mark No Known Allergies')).not.toBeInTheDocument()
})

test('a record is not closed before another desk’s change to it is shown', async () => {
  await open(1)
  await expect.element(heading(priya)).toBeVisible()
  const patient = await callAs('receptionist', patientEndpoints.get, { id: '1' })
  const { id, name, age, gender, contact, dateOfBirth, version } = patient
  const address = '14 Lake Road'
  const corrected = { id, name, age, gender, contact, dateOfBirth, version, address }
  await callAs('receptionist', patientEndpoints.correct, corrected)
  const close = async () => {
    await press(page, 'Close Record')
    await press(await expectDialog('Close this record?'), 'Close Record')
  }
  await close()
  await expectError(words.stale)
  await expect
    .element(page.getByText(new RegExp(`Address: was .*, is now ${address}`)))
    .toBeVisible()

  await close()
  await expectDialog('Appointments to come', words.hasVisits(3))
  await answer('Keep open')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(button(page, 'Close Record')).toBeVisible()
  await close()
  await answer('Close anyway')
  await expectToast(words.hasBeenClosed)
  await expect.element(button(page, 'Reopen Record')).toHaveFocus()
  await expectDisabled(page, 'Open Account', words.closed)
})

test('a closed patient is not offered for an appointment; the search finds by contact', async () => {
  const patient = async () => await callAs('receptionist', patientEndpoints.get, { id: '1' })
  const { router } = await openScreen('/?view=directory&world=demo&as=receptionist')
  const { id, version } = await patient()
  await callAs('receptionist', patientEndpoints.close, { id, version, confirmed: true })
  await pick('Status', 'Closed')
  await expectTable([{ Name: `${priya} Closed` }])
  await expectDisabled(page, `Prescribe ${priya}`, words.closed)
  await router.navigate({ to: '/' })
  await press(page, 'Schedule New Appointment')
  const box = select(page, 'Patient')
  await box.fill('9018159083')
  await expect.element(page.getByText('Nothing found')).toBeVisible()
  await box.fill('7860913909')
  const option = page.getByRole('option', {
    name: 'Arun Thomas (no. 2, born 1994-02-08)',
    exact: true,
  })
  await expect.element(option).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(box).toHaveValue('Arun Thomas (no. 2, born 1994-02-08)')
})

test('the e-mail of a record is corrected, and offered to a new account', async () => {
  await open(2)
  await press(page, 'Correct')
  const form = await expectDialog('Correct no. 2')
  await field(form, 'Email').fill('arun@')
  await press(form, 'Save')
  await expect.element(field(form, 'Email')).toHaveAccessibleDescription(words.emailInvalid)
  await field(form, 'Email').fill('Arun@Rounds.example')
  await press(form, 'Save')
  await expectToast(words.corrected)
  await expect.element(region('At a glance')).toHaveTextContent('arun@rounds.example')

  await press(page, 'Open Account')
  const account = await expectDialog('Open Account')
  await expect.element(field(account, 'Email')).toHaveValue('arun@rounds.example')
  const differs = accountWords.emailDiffers('arun@rounds.example')
  await expect.element(account).not.toHaveTextContent(differs)
  await field(account, 'Email').fill('anna@rounds.example')
  await expect.element(account).toHaveTextContent(differs)
})

test('an account of another patient is not linked, and a linked account is removed', async () => {
  await open(2)
  await expect.element(heading('Arun Thomas, no. 2')).toBeVisible()
  await press(page, 'Link Account')
  const link = await expectDialog('Link Account')
  await field(link, 'Username').fill('patient')
  await press(link, 'Link Account')
  await expect
    .element(field(link, 'Username'))
    .toHaveAccessibleDescription(accountWords.accountTaken)
  await press(link, 'Cancel')
  await press(await expectDialog('Discard changes?'), 'Yes, discard changes')

  await press(page, 'Open Account')
  const account = await expectDialog('Open Account')
  await field(account, 'Username').fill('athomas')
  await field(account, 'Email').fill('arun@rounds.example')
  await expect.element(account).toHaveTextContent(accountWords.emailNotOnRecord)
  await press(account, 'Open Account')
  await expectToast(accountWords.accountOpened('athomas'))
  const slip = await expectDialog('Slip for Arun Thomas, no. 2')
  expect(slip.element().textContent).not.toMatch(/\d{6}/)
  await press(slip, 'Close')
  await expect
    .element(region('Accounts'))
    .toHaveTextContent(/athomas \(arun@rounds.example\)Opened by Rosa Klein, .*Shows no record/)
  await expectDisabled(page, 'Confirm athomas', permissionMissing)
  await press(page, 'Take Accounts Off')
  await press(
    await expectDialog(
      'Take all accounts off?',
      /^.*Arun Thomas, 32 years, Male, no. 2, born 1994-02-08.*athomas/,
    ),
    'Take Accounts Off',
  )
  await expectToast(accountWords.accountsTakenOff)
  await expect.element(region('Accounts')).toHaveTextContent('No patient account yet.')
})

test('a correction that cannot be saved stays in its form', async () => {
  await open(1)
  await press(page, 'Correct')
  const form = await expectDialog('Correct no. 1')
  await field(form, 'Address').fill('12 Lake Road')
  fault(faults.silent('correct patient'))
  await press(form, 'Save')
  await expect.element(form.getByRole('alert')).toHaveTextContent(words.correctFailed)
  await expect.element(field(form, 'Address')).toHaveValue('12 Lake Road')
})

test('a pharmacist sees what the role permits, and which permissions the rest needs', async () => {
  await open(1, 'pharmacist')
  await expect.element(heading(priya)).toBeVisible()
  await expect
    .element(rowOf('Dr. Kavya Reddy'))
    .toHaveTextContent('Interaction: Warfarin and aspirin together increase the risk of bleeding.')
  await expect.element(page.getByText(/takes the permission Appointment View or/)).toBeVisible()
  for (const [action, permission] of [
    ['Schedule', 'Appointment Create'],
    ['Prescribe', 'Prescription Create'],
    ['Order Tests', 'Medical Record Create'],
    ['Correct', 'Patient Profile Edit'],
    ['Allergies', 'Patient Profile Edit or Medical Record Edit'],
    ['Close Record', 'Patient Discharge'],
  ] as const)
    await expectDisabled(
      page,
      action,
      `This takes the permission ${permission}, which your role does not have.`,
    )
  await expect.element(region('Accounts')).not.toBeInTheDocument()
})

test('a patient sees no patient’s page, and is sent Home from their own', async () => {
  const { router } = await open(2, 'patient')
  await expect.element(page.getByText('There is no patient no. 2.')).toBeVisible()
  await router.navigate({ to: '/patient/$number', params: { number: '1' } })
  await expect.element(heading('Dashboard')).toBeVisible()
  expect(router.history.location.pathname).toBe('/')
})

test('the patients opened last are a key away, and Help names it', async () => {
  const { router } = await open(20)
  await expect.element(heading('Tomas Novotny, no. 20')).toBeVisible()
  await router.navigate({ to: '/patient/$number', params: { number: '1' } })
  await expect.element(heading(priya)).toBeVisible()
  await expect.element(button(page, 'Recently opened patients')).toBeVisible()
  await userEvent.keyboard('{Alt>}r{/Alt}')
  await expect.element(page.getByRole('menuitem', { name: 'Tomas Novotny, no. 20' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Tomas Novotny, no. 20')).toBeVisible()
  await userEvent.keyboard('{Alt>}h{/Alt}')
  const help = await expectDialog('Help')
  await expect.element(help.getByRole('row', { name: /^Alt ?R / })).toBeVisible()
})

test('a patient’s page is opened from the directory, and Back returns to the link', async () => {
  const { router } = await openScreen('/?view=directory&world=demo&as=receptionist')
  await search.fill('novotny')
  const link = page.getByRole('table').getByRole('link', { name: 'Tomas Novotny, no. 20' })
  await link.click()
  await expect.element(heading('Tomas Novotny, no. 20')).toBeVisible()
  await expect.element(region('At a glance')).toHaveTextContent('10:15 on 2026-03-02')
  await expectRow('Ear infection', 'Dr. Elena Petrova', 'pending')
  await expect.element(page.getByText('Nothing has been prescribed yet.')).toBeVisible()
  router.history.back()
  await expect.element(link).toHaveFocus()
})
