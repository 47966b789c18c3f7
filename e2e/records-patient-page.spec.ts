import { pathOf } from '@server/test/api'
import { keyedCalls } from '@server/test/records'
import { visitCalls } from '@server/test/visits'
import { patientRecordEndpoints } from '@/contracts/patient-records'
import { type Patient, patientEndpoints } from '@/contracts/patients'
import { visitMessages } from '@/contracts/visits'
import { measures, vitalsMessages } from '@/contracts/vitals'
import { addDays, clinicToday } from '@/lib/clinic-date'
import { expectAccessible } from './axe'
import { actionsOf, button, field, tab } from './desk'
import {
  answer,
  test as base,
  expect,
  expectDialog,
  expectRow,
  expectToast,
  heading,
  pick,
  press,
  rowOf,
} from './fixtures'

const tomorrow = addDays(clinicToday(), 1)

/** What another desk does meanwhile. */
const test = base.extend<{
  colleague: { allergies: (number: number, allergies: string[]) => Promise<void> } & ReturnType<
    typeof visitCalls
  >
}>({
  colleague: async ({ world }, use) => {
    const token = await world.signIn('receptionist')
    const given = [() => world, () => token] as const
    const ask = keyedCalls(() => world.api, given[1])
    const find = async (number: number): Promise<Patient> => {
      const { body } = await ask('GET', pathOf(patientEndpoints.get, String(number)))
      return patientEndpoints.get.output.parse(body)
    }
    await use({
      ...visitCalls(...given),
      allergies: async (number, allergies) => {
        const { id, version } = await find(number)
        const path = pathOf(patientRecordEndpoints.writeAllergies, id)
        expect((await ask('PUT', path, { json: { allergies, version } })).status).toBe(200)
      },
    })
  },
})

test('a patient is opened by name at the desk, read, scheduled for, and follows other desks', async ({
  page,
  colleague,
  signInToRecords,
}) => {
  const name = 'Tomas Novotny, no. 20'
  await signInToRecords('receptionist')
  await page.goto('/')
  const link = page.getByRole('table').getByRole('link', { name })
  await link.click()
  await expect(page).toHaveURL('/patient/20')
  await expect(heading(page, name)).toBeVisible()
  await page.goBack()
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page, name)).toBeVisible()
  const glance = page.getByRole('region', { name: 'At a glance' })
  await expect(glance).toContainText(`10:15 on ${clinicToday()}, Dr. Elena Petrova`)
  await expectRow(page, 'Ear infection', 'Dr. Elena Petrova', 'pending')
  await expect(page.getByText('Nothing has been prescribed yet.')).toBeVisible()

  await colleague.allergies(20, ['Latex'])
  await expect(page.getByText('Latex')).toHaveCSS('font-weight', '700')
  const [visit] = (await colleague.list({ patientId: await colleague.patientId(20) })).rows
  if (!visit) throw new Error('Tomas Novotny has no appointment')
  await colleague.checkIn(visit)
  await expectRow(page, 'Ear infection', 'checked-in')
  await expect(glance).toContainText('Checked-in')

  await press(page, 'Record Vitals')
  const vitals = await expectDialog(page, 'Vitals', name)
  await expectAccessible(page, 'vitals')
  await press(vitals, 'Save')
  await expect(vitals).toContainText(vitalsMessages.nothing)
  await field(vitals, 'Pulse (bpm)').fill('720')
  await field(vitals, 'Systolic (mmHg)').fill('120')
  await press(vitals, 'Save')
  await expect(vitals).toContainText(vitalsMessages.outOfBounds(measures.pulse))
  await expect(vitals).toContainText(vitalsMessages.pressureHalf)
  await field(vitals, 'Pulse (bpm)').fill('72')
  await field(vitals, 'Diastolic (mmHg)').fill('80')
  await page.goBack()
  await answer(page, 'No, continue editing')
  await expect(field(vitals, 'Diastolic (mmHg)')).toHaveValue('80')
  await press(vitals, 'Save')
  await expectToast(page, vitalsMessages.saved)
  const measured = page.getByRole('region', { name: 'Vitals' })
  await expect(measured).toContainText('Pulse 72 bpmBlood Pressure 120/80 mmHg')
  await expect(measured).toContainText('Rosa Klein')
  await press(page, 'Record Vitals')
  await field(vitals, 'Pulse (bpm)').fill('84')
  await press(vitals, 'Save')
  await expect(measured).toContainText('Pulse 84 bpm')
  const chart = measured.getByRole('img', { name: /^Pulse in bpm: 2 values, first 72 at / })
  await chart.hover()
  await expect(chart).toContainText(/\d\d:\d\d on .*Pulse/)

  await press(page, 'Schedule')
  const dialog = await expectDialog(page, 'Schedule New Appointment')
  await expect(page.getByRole('combobox', { name: 'Patient' })).toHaveValue(/^Tomas Novotny/)
  await field(dialog, 'Date').fill(tomorrow)
  await field(dialog, 'Time').fill('16:45')
  await field(dialog, 'Reason').fill('Ear control')
  await pick(page, 'Doctor', 'Dr. Elena Petrova')
  await press(dialog, 'Schedule')
  await expectToast(page, visitMessages.scheduled)
  await expectRow(page, `16:45 on ${tomorrow}`, 'Ear control', 'pending')
  await button(page, `16:45 on ${tomorrow}`).click()
  await expectDialog(page, /^Appointment no\./, 'Ear control')
  await page.keyboard.press('Escape')
  await press(page, 'Undo')
  await expectRow(page, 'Ear control', 'cancelled')

  await press(page, 'Prescribe')
  await expect(tab(page, 'New Prescription')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('region', { name: 'Patient' })).toContainText('Tomas Novotny')

  // Who was opened last is a key away.
  await page.goto('/patient/1')
  await expect(heading(page, 'Priya Nair, no. 1')).toBeVisible()
  await expect(button(page, 'Recently opened patients')).toBeVisible()
  await page.keyboard.press('Alt+R')
  await expect(page.getByRole('menuitem', { name })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page, name)).toBeVisible()
  await page.keyboard.press('Alt+H')
  const help = await expectDialog(page, 'Help')
  await expect(help.getByRole('row', { name: /^Alt ?R / })).toBeVisible()
})

test('each sees of a patient what the role permits, and nobody’s where it permits none', async ({
  page,
  signIn,
  signInToRecords,
}) => {
  await signInToRecords('pharmacist')
  await page.goto('/patient/1')
  await expect(heading(page, 'Priya Nair, no. 1')).toBeVisible()
  const interaction = 'Interaction: Warfarin and aspirin together increase the risk of bleeding.'
  await expect(rowOf(page, 'Dr. Kavya Reddy')).toContainText(interaction)
  await expect(page.getByText(/takes the permission Appointment View or/)).toBeVisible()
  for (const [action, permission] of [
    ['Schedule', 'Appointment Create'],
    ['Prescribe', 'Prescription Create'],
    ['Order Tests', 'Medical Record Create'],
    ['Correct', 'Patient Profile Edit'],
    ['Allergies', 'Patient Profile Edit or Medical Record Edit'],
    ['Close Record', 'Patient Discharge'],
  ] as const) {
    const sentence = `This takes the permission ${permission}, which your role does not have.`
    await expect(button(page, action)).toBeDisabled()
    await expect(button(page, action)).toHaveAttribute('title', sentence)
  }
  await expect(page.getByRole('region', { name: 'Accounts' })).toHaveCount(0)

  await signInToRecords('patient')
  await page.goto('/patient/2')
  await expect(page.getByText('There is no patient no. 2.')).toBeVisible()
  await page.goto('/patient/1')
  await expect(page).toHaveURL('/')
  await expect(heading(page, 'Dashboard')).toBeVisible()

  // A host that keeps no patients has no such pages, and no ways to them.
  await signIn('receptionist')
  await page.goto('/patient/1')
  await expect(page.getByText('There is no page at this address.')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('table').getByText('Arun Thomas').first()).toBeVisible()
  await expect(actionsOf(page, 'Arun Thomas')).toHaveCount(0)
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(0)
  await page.keyboard.press('Alt+H')
  const help = await expectDialog(page, 'Help')
  await expect(help.getByRole('row', { name: /^Alt ?H / })).toBeVisible()
  await expect(help.getByRole('row', { name: /^Alt ?R / })).toHaveCount(0)
})
