import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { patientMessages } from '@/contracts/patients'
import { prescriptionMessages } from '@/contracts/prescriptions'
import { visitMessages } from '@/contracts/visits'
import {
  answer,
  expect,
  expectDialog,
  expectToast,
  pick,
  readTable,
  rowAction,
  rowOf,
  test,
} from './fixtures'

const button = (on: Page | Locator, name: string) => on.getByRole('button', { name, exact: true })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const field = (on: Page | Locator, name: string) => on.getByRole('textbox', { name })
const search = (page: Page) => page.getByRole('searchbox')

const selects = ['Patient', 'Doctor', 'Gender']
const appointment = {
  Patient: 'Zane Cooper',
  Date: '2027-03-07',
  Time: '16:45',
  Reason: 'Blood pressure',
  Doctor: 'Dr. Kavya Reddy',
}

/** The counters by their names. */
const counters = (page: Page): Promise<Record<string, number>> =>
  page
    .locator('dl[aria-label="At a glance"]')
    .evaluate((list) =>
      Object.fromEntries(
        [...list.querySelectorAll('dt')].map((name) => [
          name.textContent ?? '',
          Number(name.nextElementSibling?.textContent),
        ]),
      ),
    )

/** The actions in the row of whoever is called so. */
const actionsOf = (page: Page, name: string) => rowOf(page, name).getByRole('button')

async function openScheduling(page: Page): Promise<Locator> {
  await button(page, 'Schedule New Appointment').click()
  return await expectDialog(page, 'Schedule New Appointment')
}

/** Fills the scheduling form; a select is told by its being in `selects`. */
async function fillAppointment(page: Page, values: Record<string, string>): Promise<void> {
  const dialog = page.getByRole('dialog')
  for (const [label, value] of Object.entries(values))
    if (selects.includes(label)) await pick(page, label, value)
    else await field(dialog, label).fill(value)
}

async function addMedication(page: Page, values: Record<string, string>): Promise<void> {
  await button(page, 'Add Medication').click()
  const dialog = await expectDialog(page, 'Add Medication')
  for (const [label, value] of Object.entries(values)) await field(dialog, label).fill(value)
  await button(dialog, 'Add').click()
  await expect(dialog).toBeHidden()
}

const start = async (page: Page, signIn: (username: string) => Promise<void>) => {
  await signIn('receptionist')
  await page.goto('/')
  await expect(rowOf(page, 'Arun Thomas')).toBeVisible()
}

test.describe('the front desk', () => {
  test.beforeEach(async ({ page, signIn }) => start(page, signIn))

  test('counts what its tables show', async ({ page }) => {
    await page.getByLabel('Page size').selectOption('100')
    await expect(page.getByText('1 - 22 of 22')).toBeVisible()
    const visits = await readTable(page)
    const count = (status: string) => visits.filter((visit) => visit.Status === status).length
    await tab(page, 'Patient Directory').click()
    await expect(page.getByText('1 - 40 of 40')).toBeVisible()
    expect(await counters(page)).toEqual({
      'Total Appointments': visits.length,
      'Checked-in': count('checked-in'),
      'Total Patients': (await readTable(page)).length,
      Pending: count('pending'),
    })
  })

  test('finds appointments by name and status, and says when there are none', async ({ page }) => {
    await pick(page, 'Status', 'Checked-in')
    await expect(page.getByText('1 - 3 of 3')).toBeVisible()
    await search(page).fill('MANOJ')
    await expect(page.getByText('1 - 1 of 1')).toBeVisible()
    expect(await readTable(page)).toMatchObject([
      { Patient: 'Manoj Kumar', Status: 'checked-in', Reason: 'Knee pain' },
    ])
    await page.reload()
    await expect(page.getByText('1 - 1 of 1')).toBeVisible()
    await search(page).fill('nobody')
    await expect(page.getByRole('cell')).toContainText('No appointments found')
    await button(page, 'Reset Filters').click()
    await expect(page.getByText('1 - 10 of 22')).toBeVisible()
  })

  test('offers the actions of each status and no others, each with one step back', async ({
    page,
  }) => {
    const before = await counters(page)
    await expect(actionsOf(page, 'Arun Thomas')).toHaveCount(0)
    await expect(actionsOf(page, 'Bella Fernandes')).toHaveCount(0)
    await expect(actionsOf(page, 'Tomas Novotny')).toHaveText(['Check-In', 'Cancel'])
    await rowAction(page, 'Check-In', 'Tomas Novotny')
    await expect(actionsOf(page, 'Tomas Novotny')).toHaveText(['Complete', 'Cancel'])
    await expect(rowOf(page, 'Tomas Novotny', 'checked-in', '0 min')).toBeVisible()
    await expect(rowOf(page, 'Tomas Novotny')).toBeFocused()
    expect(await counters(page)).toMatchObject({
      'Checked-in': (before['Checked-in'] ?? 0) + 1,
      Pending: (before.Pending ?? 0) - 1,
    })
    await rowAction(page, 'Complete', 'Tomas Novotny')
    await expect(rowOf(page, 'Tomas Novotny', 'completed')).toBeVisible()
    await expect(actionsOf(page, 'Tomas Novotny')).toHaveCount(0)
    await expect(button(page, 'Undo')).toHaveAccessibleDescription(/^Complete: Tomas Novotny/)
    await button(page, 'Undo').click()
    await expect(rowOf(page, 'Tomas Novotny', 'checked-in')).toBeVisible()
    await expect(button(page, 'Undo')).toHaveCount(0)
    await expect(page.getByText(/^Undo: Tomas Novotny.*is now checked-in/)).toBeVisible()
    await expect(rowOf(page, 'Tomas Novotny')).toBeFocused()
    await rowAction(page, 'Cancel', 'Manoj Kumar')
    await expect(rowOf(page, 'Manoj Kumar', 'cancelled')).toBeVisible()
    await rowAction(page, 'Cancel', 'Walter Hahn')
    await expect(button(page, 'Undo')).toHaveAccessibleDescription(/^Cancel: Walter Hahn/)
    await button(page, 'Undo').click()
    await expect(rowOf(page, 'Walter Hahn', 'pending')).toBeVisible()
    await expect(rowOf(page, 'Manoj Kumar', 'cancelled')).toBeVisible()
    await page.reload()
    await expect(rowOf(page, 'Tomas Novotny', 'checked-in')).toBeVisible()
  })

  test('an undone action keeps the wait that was under way', async ({ page }) => {
    const wait = await rowOf(page, 'Jaya Pillai').getByRole('cell').nth(6).textContent()
    await rowAction(page, 'Complete', 'Jaya Pillai')
    await button(page, 'Undo').click()
    await expect(rowOf(page, 'Jaya Pillai', 'checked-in', wait ?? '')).toBeVisible()
  })

  test('schedules an appointment, pending and at its time on its date', async ({ page }) => {
    const dialog = await openScheduling(page)
    await button(dialog, 'Schedule').click()
    await expect(dialog.getByRole('alert')).toHaveText(visitMessages.incomplete)
    await expect(field(dialog, 'Date')).toHaveAccessibleDescription(visitMessages.dateRequired)
    await expect(field(dialog, 'Time')).toHaveAccessibleDescription(visitMessages.timeRequired)
    await expect(field(dialog, 'Reason')).toHaveAccessibleDescription(visitMessages.reasonRequired)
    await expect(dialog.getByText(visitMessages.patientRequired)).toBeVisible()
    await expect(dialog.getByText(visitMessages.doctorRequired)).toBeVisible()
    await fillAppointment(page, { ...appointment, Date: '2027-02-29', Time: '24:00' })
    await button(dialog, 'Schedule').click()
    await expect(field(dialog, 'Date')).toHaveAccessibleDescription(visitMessages.dateRequired)
    await expect(field(dialog, 'Time')).toHaveAccessibleDescription(visitMessages.timeRequired)
    await field(dialog, 'Date').fill(appointment.Date)
    await field(dialog, 'Time').fill(appointment.Time)
    await page.keyboard.press('Enter')
    await expectToast(page, visitMessages.scheduled)
    await expect(dialog).toBeHidden()
    await expect(
      rowOf(page, 'Zane Cooper', '16:45 on 2027-03-07', 'Blood pressure', 'pending'),
    ).toBeVisible()
    expect((await counters(page))['Total Appointments']).toBe(23)
    await expect(actionsOf(page, 'Zane Cooper')).toHaveText(['Check-In', 'Cancel'])
  })

  test('keeps a half-filled appointment through a reload, until it is discarded', async ({
    page,
  }) => {
    await openScheduling(page)
    await fillAppointment(page, { Patient: 'Ian Murray', Reason: 'Rash' })
    await page.reload()
    const dialog = await expectDialog(page, 'Schedule New Appointment')
    await expect(field(dialog, 'Reason')).toHaveValue('Rash')
    await expect(dialog.getByRole('combobox', { name: 'Patient' })).toHaveValue('Ian Murray')
    await page.keyboard.press('Escape')
    await button(await expectDialog(page, 'Discard changes?'), 'Yes, discard changes').click()
    await expect(dialog).toBeHidden()
    await page.reload()
    await expect(rowOf(page, 'Arun Thomas')).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  test('an appointment for somebody who is gone is refused', async ({ page }) => {
    await page.evaluate(() =>
      sessionStorage.setItem(
        'records.draft.appointment',
        JSON.stringify({
          patientId: '999',
          date: '2027-03-07',
          time: '09:00',
          reason: 'Rash',
          doctor: 'Dr. Kavya Reddy',
        }),
      ),
    )
    await page.reload()
    const dialog = await expectDialog(page, 'Schedule New Appointment')
    await button(dialog, 'Schedule').click()
    await expect(dialog.getByRole('alert')).toHaveText(visitMessages.patientNotFound)
  })

  test('finds patients by name or contact, and by gender', async ({ page }) => {
    await tab(page, 'Patient Directory').click()
    await expect(rowOf(page, 'Priya Nair')).toBeVisible()
    expect(Object.keys((await readTable(page))[0] ?? {})).toEqual([
      'Name',
      'Age',
      'Gender',
      'Contact',
      'Last Visit',
      'Diagnosis',
      'Action',
    ])
    await search(page).fill('7860913')
    await expect(page.getByText('1 - 1 of 1')).toBeVisible()
    await expect(rowOf(page, 'Arun Thomas', '7860913909', 'Male')).toBeVisible()
    await search(page).fill('')
    await pick(page, 'Gender', 'Other')
    await expect(page.getByText('1 - 2 of 2')).toBeVisible()
    await expect(rowOf(page, 'Zane Cooper', 'Other')).toBeVisible()
  })

  test('registers a patient by the rules, and shows them in the directory', async ({ page }) => {
    await tab(page, 'New Registration').click()
    await button(page, 'Register').click()
    await expect(page.getByRole('alert')).toHaveText(patientMessages.registrationIncomplete)
    await expect(field(page, 'Name')).toHaveAccessibleDescription(patientMessages.nameRequired)
    await expect(field(page, 'Name')).toBeFocused()
    await field(page, 'Name').fill('Wilma Storm')
    for (const age of ['-1', '3.5', '131', 'ten']) {
      await field(page, 'Age').fill(age)
      await button(page, 'Register').click()
      await expect(field(page, 'Age')).toHaveAccessibleDescription(patientMessages.ageInvalid)
    }
    await field(page, 'Age').fill('0')
    await field(page, 'Contact').fill('9000000001')
    await field(page, 'Date of Birth').fill('2999-01-01')
    await page.reload()
    await expect(field(page, 'Name')).toHaveValue('Wilma Storm')
    await pick(page, 'Gender', 'Female')
    await button(page, 'Register').click()
    await expect(field(page, 'Date of Birth')).toHaveAccessibleDescription(
      patientMessages.birthDateInvalid,
    )
    await field(page, 'Date of Birth').fill('')
    await tab(page, 'Appointments').click()
    await tab(page, 'New Registration').click()
    await button(page, 'Register').click()
    await expectToast(page, patientMessages.registered)
    await expect(
      rowOf(page, 'Wilma Storm', '0', 'Female', '9000000001', 'New Patient Registration'),
    ).toBeVisible()
    expect((await counters(page))['Total Patients']).toBe(41)
    await tab(page, 'New Registration').click()
    await expect(field(page, 'Name')).toHaveValue('')
  })

  test('warns of somebody of the same name and contact, and registers all the same', async ({
    page,
  }) => {
    await tab(page, 'New Registration').click()
    await field(page, 'Name').fill(' priya nair')
    await field(page, 'Date of Birth').fill('1982-03-13')
    await expect(page.getByText(patientMessages.similar)).toBeVisible()
    await expect(page.getByText(/Priya Nair, \d+ years, 9018159083/)).toBeVisible()
    await field(page, 'Date of Birth').fill('1982-03-14')
    await expect(page.getByText(patientMessages.similar)).toBeHidden()
    await field(page, 'Contact').fill('9018159083')
    await expect(page.getByText(patientMessages.similar)).toBeVisible()
    await field(page, 'Age').fill('44')
    await pick(page, 'Gender', 'Female')
    await button(page, 'Register').click()
    await expectToast(page, patientMessages.similar)
    await expect(page.getByText('1 - 2 of 2')).toBeVisible()
  })

  test('prescribes to the patient who was chosen', async ({ page }) => {
    await expect(tab(page, 'New Prescription')).toBeDisabled()
    await tab(page, 'Patient Directory').click()
    await rowAction(page, 'Prescribe', 'Farah Khan')
    await expect(tab(page, 'New Prescription')).toHaveAttribute('aria-selected', 'true')
    const patient = page.getByRole('region', { name: 'Patient' })
    await expect(patient).toContainText('Farah Khan')
    await button(page, 'Save').click()
    await expect(page.getByRole('alert')).toHaveText(prescriptionMessages.incomplete)
    await field(page, 'Diagnosis').fill('Influenza')
    await button(page, 'Save').click()
    await expect(page.getByRole('alert')).toHaveText(prescriptionMessages.incomplete)
    await expect(page.getByText(prescriptionMessages.medicationRequired)).toBeVisible()
    await expect(button(page, 'Add Medication')).toBeFocused()

    await button(page, 'Add Medication').click()
    const dialog = await expectDialog(page, 'Add Medication')
    await button(dialog, 'Add').click()
    for (const [label, message] of [
      ['Name', prescriptionMessages.medicationName],
      ['Dosage', prescriptionMessages.medicationDosage],
      ['Frequency', prescriptionMessages.medicationFrequency],
    ] as const)
      await expect(field(dialog, label)).toHaveAccessibleDescription(message)
    await button(dialog, 'Cancel').click()
    const oseltamivir = { Name: 'Oseltamivir', Dosage: '75 mg', Frequency: 'Twice daily' }
    await addMedication(page, { ...oseltamivir, Duration: '5 days' })
    await addMedication(page, { Name: 'Ibuprofen', Dosage: '200 mg', Frequency: 'Once daily' })
    const medications = page.getByRole('list', { name: 'New medications' })
    await button(medications, 'Remove Ibuprofen').click()
    await expect(medications.getByRole('listitem')).toHaveText([
      'Oseltamivir75 mg, Twice daily, 5 days',
    ])
    await page.reload()
    await expect(field(page, 'Diagnosis')).toHaveValue('Influenza')
    await tab(page, 'Appointments').click()
    await tab(page, 'New Prescription').click()
    await expect(medications).toContainText('Oseltamivir')
    await button(page, 'Save').click()
    await expectToast(page, prescriptionMessages.saved)
    await expect(tab(page, 'Patient Directory')).toHaveAttribute('aria-selected', 'true')
    await expect(tab(page, 'New Prescription')).toBeDisabled()
    const today = new Date().toISOString().slice(0, 10)
    await expect(rowOf(page, 'Farah Khan', 'Influenza', today)).toBeVisible()
    await rowAction(page, 'Prescribe', 'Farah Khan')
    await expect(patient).toContainText(/; Oseltamivir, 75 mg, Twice daily, 5 days/)
    await expect(field(page, 'Diagnosis')).toHaveValue('')
  })

  test('is worked by keys, outside fields and dialogs', async ({ page }) => {
    await page.keyboard.press('c')
    await expectToast(page, visitMessages.noneSelected)
    await page.keyboard.press('ArrowDown')
    await expect(rowOf(page, 'Arun Thomas')).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('c')
    await expectToast(page, visitMessages.notPending)
    await rowOf(page, 'Padma Rao').getByRole('cell', { name: 'Padma Rao', exact: true }).click()
    await page.keyboard.press('ArrowDown')
    await expect(rowOf(page, 'Padma Rao')).not.toHaveAttribute('aria-current')
    await expect(rowOf(page, 'Tomas Novotny')).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('c')
    await expect(rowOf(page, 'Tomas Novotny', 'checked-in')).toBeVisible()

    await page.keyboard.press('/')
    await expect(search(page)).toBeFocused()
    await page.keyboard.type('npc/')
    await expect(search(page)).toHaveValue('npc/')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await search(page).fill('')
    await rowOf(page, 'Arun Thomas').getByRole('cell', { name: '32', exact: true }).click()
    await page.keyboard.press('n')
    const dialog = await expectDialog(page, 'Schedule New Appointment')
    await button(dialog, 'Cancel').focus()
    await page.keyboard.press('p')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(rowOf(page, 'Arun Thomas')).toBeFocused()
    await page.keyboard.press('p')
    await expect(field(page, 'Name')).toBeFocused()
    await expect(field(page, 'Name')).toHaveValue('')
  })

  test('has keys that can be switched off', async ({ page }) => {
    await page.getByRole('checkbox', { name: 'Keyboard shortcuts' }).uncheck()
    await page.keyboard.press('p')
    await page.reload()
    await expect(rowOf(page, 'Arun Thomas')).toBeVisible()
    await page.keyboard.press('p')
    await expect(tab(page, 'Appointments')).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('checkbox', { name: 'Keyboard shortcuts' }).check()
    await page.keyboard.press('p')
    await expect(tab(page, 'New Registration')).toHaveAttribute('aria-selected', 'true')
  })
})

test('warns of aspirin beside warfarin, on record or just added, and keeps the warning', async ({
  page,
  signIn,
}) => {
  const warning = prescriptionMessages.aspirinAndWarfarin
  const often = { Dosage: '5 mg', Frequency: 'Once daily' }
  await signIn('admin')
  await page.goto('/?tab=receptionist&view=directory')
  await rowAction(page, 'Prescribe', 'Bella Fernandes')
  await button(page, 'Add Medication').click()
  const dialog = await expectDialog(page, 'Add Medication')
  await field(dialog, 'Name').pressSequentially('Baby Aspiri')
  await expect(dialog.getByText(warning)).toBeHidden()
  await field(dialog, 'Name').press('n')
  await expect(dialog.getByText(warning)).toBeVisible()
  await button(dialog, 'Cancel').click()
  await answer(page, 'Yes, discard changes')

  await tab(page, 'Patient Directory').click()
  await search(page).fill('Priya')
  await rowAction(page, 'Prescribe', 'Priya Nair')
  await field(page, 'Diagnosis').fill('Atrial fibrillation')
  await addMedication(page, { Name: 'Aspirin', ...often })
  await expect(page.getByText(warning)).toBeHidden()
  await button(page, 'Add Medication').click()
  await field(dialog, 'Name').fill('warfarin')
  await expect(dialog.getByText(warning)).toBeVisible()
  await field(dialog, 'Dosage').fill(often.Dosage)
  await field(dialog, 'Frequency').fill(often.Frequency)
  await button(dialog, 'Add').click()
  await expect(page.getByText(warning)).toBeVisible()
  await button(page, 'Save').click()
  await expectToast(page, prescriptionMessages.saved)
  await tab(page, 'Patient').click()
  await tab(page, 'Prescriptions').click()
  await expect(rowOf(page, 'Front desk', `Interaction: ${warning}`)).toBeVisible()
})

test('counts the minutes of a wait', async ({ page, signIn }) => {
  await page.clock.install()
  await start(page, signIn)
  await rowAction(page, 'Check-In', 'Tomas Novotny')
  await expect(rowOf(page, 'Tomas Novotny', '0 min')).toBeVisible()
  await page.clock.fastForward('03:00')
  await expect(rowOf(page, 'Tomas Novotny', '3 min')).toBeVisible()
  await expect(rowOf(page, 'Tomas Novotny', 'pending')).toHaveCount(0)
})

// 25 hours lie between the first and the last: they never have the same date.
for (const timezoneId of ['Pacific/Pago_Pago', 'Asia/Kolkata', 'Pacific/Kiritimati'])
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('dates are the clinic’s own', async ({ page, signIn }) => {
      await start(page, signIn)
      await openScheduling(page)
      await fillAppointment(page, appointment)
      await button(page.getByRole('dialog'), 'Schedule').click()
      await expect(rowOf(page, 'Zane Cooper', '16:45 on 2027-03-07')).toBeVisible()
      await tab(page, 'Patient Directory').click()
      await rowAction(page, 'Prescribe', 'Priya Nair')
      await field(page, 'Diagnosis').fill('Influenza')
      await addMedication(page, { Name: 'Rest', Dosage: '8 hours', Frequency: 'Daily' })
      await button(page, 'Save').click()
      const today = new Intl.DateTimeFormat('en-CA', { timeZone: timezoneId }).format(new Date())
      await expect(rowOf(page, 'Priya Nair', today, 'Influenza')).toBeVisible()
    })
  })

for (const scheme of ['light', 'dark'] as const)
  test(`axe finds nothing, ${scheme}`, async ({ page, signIn }) => {
    await page.setViewportSize({ width: 1440, height: 1400 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const check = async (screen: string) => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze()
      expect(
        violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
        screen,
      ).toEqual([])
    }
    await start(page, signIn)
    await page.evaluate(
      (isDark) => localStorage.setItem('isDarkMode', String(isDark)),
      scheme === 'dark',
    )
    await page.reload()
    await rowAction(page, 'Check-In', 'Tomas Novotny')
    await expect(button(page, 'Undo')).toBeVisible()
    await check('appointments')
    const dialog = await openScheduling(page)
    await button(dialog, 'Schedule').click()
    await check('scheduling')
    await button(dialog, 'Cancel').click()
    await tab(page, 'New Registration').click()
    await field(page, 'Name').fill('Priya Nair')
    await field(page, 'Contact').fill('9018159083')
    await expect(page.getByText(patientMessages.similar)).toBeVisible()
    await button(page, 'Register').click()
    await check('registration')
    await tab(page, 'Patient Directory').click()
    await rowAction(page, 'Prescribe', 'Priya Nair')
    await check('prescription')
    await addMedication(page, { Name: 'Aspirin', Dosage: '75 mg', Frequency: 'Once daily' })
    await page.setViewportSize({ width: 390, height: 844 })
    await check('prescription, narrow')
    await tab(page, 'Appointments').click()
    await expect(button(page, 'Undo')).toBeVisible()
    await check('appointments, narrow')
  })
