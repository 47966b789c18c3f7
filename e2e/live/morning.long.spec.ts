import type { Page } from '@playwright/test'
import { prescriptionMessages } from '@shared/contracts/prescriptions'
import { startPasswordMessages } from '@shared/contracts/start-passwords'
import { visitMessages } from '@shared/contracts/visits'
import { counters, fill, fillAppointment, openScheduling } from '../desk'
import { addMedication, submit } from '../doctor-form'
import { answer, expectDialog, expectToast, press, search, tab } from '../fixtures'
import { stayAtDesk } from '../lock-page'
import { expect, test } from './fixtures'

/** Somebody who comes this morning: whether the clinic knows them already, and what is prescribed. */
interface MorningPatient {
  name: string
  time: string
  isNew: boolean
  medicine: string | null
}

/** Of the demo clinic, and without a visit on the day of its seeding. */
const known = [
  ...['Zane Cooper', 'Bella Fernandes', 'Bilal Ahmed', 'Celine Martin', 'Chidi Eze', 'Eva Horvat'],
  ...[
    'Faisal Rahim',
    'Farah Khan',
    'Harish Shetty',
    'Helena Berg',
    'Isla Campbell',
    'Joseph Kamau',
  ],
]
const medicines = ['Cetirizine', null, 'Loratadine', null, 'Cetirizine'] as const
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

/** Ten of each doctor's, from 20:00 on: nobody else has these times. */
const patientsOf = (doctor: number): MorningPatient[] =>
  Array.from({ length: 10 }, (_, at) => {
    const minutes = 20 * 60 + at * 15
    const isNew = at >= 6
    const time = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
    const name = isNew ? `New Patient ${'ABCDEFGHIJ'[at]}${'XY'[doctor]}` : known[at + doctor * 6]
    return { name: name ?? '', time, isNew, medicine: medicines[at % medicines.length] ?? null }
  })

async function receive(
  desk: Page,
  { name, time, isNew }: MorningPatient,
  visit: { Date: string; Doctor: string },
): Promise<void> {
  if (isNew) {
    await tab(desk, 'New Registration').click()
    const personal = { Name: name, Age: '44', Gender: 'Female', Contact: '9000000007' }
    await fill(desk, desk, personal)
    await press(desk, 'Register')
    await expect(row(desk, name)).toBeVisible()
  }
  await tab(desk, 'Appointments').click()
  const dialog = await openScheduling(desk)
  await fillAppointment(desk, { ...visit, Patient: name, Time: time, Reason: 'Fever' })
  await press(dialog, 'Schedule')
  await expectToast(desk, visitMessages.scheduled)
  await expect(row(desk, name).filter({ hasText: time })).toBeFocused()
  await desk.keyboard.press('c')
  await expect(row(desk, name).filter({ hasText: time })).toContainText(/checked-in/i)
}

async function treat(doctor: Page, { name, time, medicine }: MorningPatient): Promise<void> {
  const waiting = row(doctor, name).filter({ hasText: time })
  // Rows that come are held back while the pointer or the focus is in the table.
  await doctor.getByRole('heading', { level: 1 }).click()
  await expect(waiting).toContainText(/\d min/)
  if (medicine === null) return
  await waiting.getByRole('button', { name: `Prescribe ${name}` }).click()
  await doctor.getByLabel('Diagnosis').fill('Influenza')
  await addMedication(doctor, medicine)
  await submit(doctor)
  // Where an allergy or another medicine could not be compared, the doctor is asked first.
  const proceed = doctor.getByRole('button', { name: /^Proceed/ })
  const done = doctor.getByRole('dialog', { name: prescriptionMessages.submittedTitle })
  await expect(proceed.or(done)).toBeVisible()
  if (await proceed.isVisible()) await proceed.click()
  await expectDialog(doctor, prescriptionMessages.submittedTitle)
  await answer(doctor, 'OK')
  await expect(waiting).toBeFocused()
}

async function complete(desk: Page, { name, time }: MorningPatient): Promise<void> {
  await desk.getByRole('heading', { level: 1 }).click()
  await search(desk).fill(name)
  const visit = row(desk, name).filter({ hasText: time })
  await visit.getByRole('button', { name: `Complete ${name}` }).click()
  await expect(visit).toContainText(/completed/i)
  await search(desk).fill('')
}

test.describe('A clinic on its server', () => {
  test('Two desks, two doctors: see twenty patients, and each desk sees all changes', async ({
    enter,
    browser,
    clinic,
  }) => {
    const admin = await enter('admin')
    await admin.goto('/admin/staffs?q=kreddy')
    await admin.getByRole('table').getByRole('link', { name: 'Kavya Reddy', exact: true }).click()
    await press(admin, 'New Start Password')
    const given = await expectDialog(admin, 'New start password for Kavya Reddy')
    await given.getByLabel(/^Start Password/).fill('begin-here')
    await press(given, 'Save')
    await expectToast(admin, startPasswordMessages.given('Kavya Reddy'))

    const context = await browser.newContext()
    await stayAtDesk(context)
    const reddy = await context.newPage()
    await reddy.goto(clinic.url)
    await reddy.getByLabel('Username', { exact: true }).fill('kreddy')
    await reddy.getByLabel('Password', { exact: true }).fill('begin-here')
    await reddy.getByRole('button', { name: 'Sign Me In' }).click()
    await reddy.getByLabel('Current Password', { exact: true }).fill('begin-here')
    await reddy.getByLabel('New Password', { exact: true }).fill('kavya-own-1')
    await reddy.getByLabel('Re-Enter Password', { exact: true }).fill('kavya-own-1')
    await press(reddy, 'Change Password')
    await expect(tab(reddy, 'Appointments')).toBeVisible()

    const desks = [await enter('receptionist'), await enter('receptionist')] as const
    const doctors = [await enter('doctor'), reddy] as const
    const names = ['Dr. Daniel Reyes', 'Dr. Kavya Reddy'] as const
    const before = await counters(desks[0])
    // On a page of ten another desk's step moves rows from page to page.
    for (const desk of desks) await desk.goto('/?size=50')
    const patients = [patientsOf(0), patientsOf(1)] as const
    for (let at = 0; at < 10; at++)
      await Promise.all(
        desks.map(async (desk, which) => {
          const patient = patients[which]?.[at]
          const doctor = doctors[which]
          const name = names[which]
          if (!patient || !doctor || !name) throw new Error('nobody comes')
          await receive(desk, patient, { Date: clinic.today(), Doctor: name })
          await treat(doctor, patient)
          await complete(desk, patient)
        }),
      )

    for (const desk of desks) {
      const { 'Total Patients': _countedOnceAMinute, ...told } = before
      const expected = { ...told, 'Total Appointments': (told['Total Appointments'] ?? 0) + 20 }
      await expect.poll(() => counters(desk)).toMatchObject(expected)
      await search(desk).fill('New Patient')
      await expect(row(desk, 'New Patient')).toHaveCount(8)
      for (const each of await row(desk, 'New Patient').all())
        await expect(each).toContainText(/completed/i)
    }
    await context.close()
  })
})
