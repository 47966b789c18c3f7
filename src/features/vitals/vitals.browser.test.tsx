import { faults } from '@mocks/faults'
import { patientEndpoints } from '@shared/contracts/patients'
import { vitalQuestionMessages as questions } from '@shared/contracts/vital-questions'
import { vitalsEndpoints, vitalsMessages as words } from '@shared/contracts/vitals'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '@/app/query-client'
import { callAs, fault, openScreen } from '@/test/screen'
import { button, expectDialog, expectToast, field, press, tabTo } from '@/test/screen-words'

const nothing = {
  ...{ pulse: null, systolic: null, diastolic: null, weight: null },
  ...{ height: null, temperature: null, oxygenSaturation: null, respiratoryRate: null },
}
const crisis = { ...nothing, systolic: 221, diastolic: 124, oxygenSaturation: 84 }

const bar = page.getByRole('region', { name: 'Critical results' })
const region = page.getByRole('region', { name: 'Vitals' })

async function record(number: number, measured: object): Promise<void> {
  const { rows } = await callAs('receptionist', patientEndpoints.list, { numbers: String(number) })
  await callAs('receptionist', vitalsEndpoints.create, {
    ...{ ...nothing, ...measured, patientId: rows[0]?.id ?? '' },
  })
  // What the live feed does.
  await queryClient.invalidateQueries()
}

describe('The form', () => {
  test('shows the last value with its day, and what a value typed is', async () => {
    await openScreen('/patient/2?world=quiet&as=receptionist')
    await record(2, { pulse: 72, temperature: 36.6 })
    await press(page, 'Record Vitals')
    const form = await expectDialog('Vitals')
    await expect.element(form).toHaveTextContent('Last 72 bpm, 2026-03-01')
    await expect.element(form).toHaveTextContent('No earlier value')
    await field(form, 'Pulse (bpm)').fill('105')
    await expect.element(form).toHaveTextContent('High')
    await field(form, 'Oxygen Saturation (%)').fill('84')
    await expect
      .element(form)
      .toHaveTextContent('Oxygen Saturation 84 %, critically low. Saving notifies a doctor.')
  })

  test('asks what is probably another unit, and takes it by a press', async () => {
    await openScreen('/patient/2?world=quiet&as=receptionist')
    await press(page, 'Record Vitals')
    const form = await expectDialog('Vitals')
    await field(form, 'Temperature (°C)').fill('101.3')
    await expect.element(form).toHaveTextContent(questions.otherUnit('101.3 °F', '38.5 °C'))
    await press(form, 'Save')
    await expect.element(form).toHaveTextContent('Temperature: please enter')
    await press(form, 'Use 38.5 °C')
    await expect.element(field(form, 'Temperature (°C)')).toHaveValue('38.5')
    await press(form, 'Save')
    await expectToast(words.saved)
    await expect.element(region).toHaveTextContent('Temperature 38.5 °C↑ High')
  })

  test('asks about what is unlikely, and keeps what was typed', async () => {
    await openScreen('/patient/20?world=quiet&as=receptionist')
    await press(page, 'Record Vitals')
    const form = await expectDialog('Vitals')
    await field(form, 'Weight (kg)').fill('7.5')
    await press(form, 'Save')
    const asked = questions.unlikely('7.5 kg', 'a 65-year-old')
    const question = await expectDialog('Is that right?', asked)
    await press(question, 'No, correct')
    await expect.element(form).toHaveTextContent(asked)
    await expect.element(field(form, 'Weight (kg)')).toHaveValue('7.5')
    await expect.element(field(form, 'Weight (kg)')).toHaveFocus()
    await press(form, 'Save')
    await press(await expectDialog('Is that right?'), 'Yes, save')
    await expectToast(words.saved)
  })

  test('says at once what is critical and which doctor was notified', async () => {
    await openScreen('/patient/1?world=demo&as=receptionist')
    await press(page, 'Record Vitals')
    const form = await expectDialog('Vitals')
    await field(form, 'Systolic (mmHg)').fill('221')
    await field(form, 'Diastolic (mmHg)').fill('124')
    await press(form, 'Save')
    await expectDialog(
      'Critical vitals',
      /Blood Pressure 221\/124 mmHg, critically high\. Notified now: Dr\. /,
    )
    await press(page, 'OK')
    await expect.element(region).toHaveTextContent('Critically high')
    await expect.element(region).toHaveTextContent('Not acknowledged yet. Notified: Dr. ')
  })
})

test('a doctor sees critical vitals in the bar, the row and on Next, and acknowledges them by keys', async () => {
  await openScreen('/doctor/appointments?world=demo&as=doctor')
  const next = page.getByRole('region', { name: 'Next patient' })
  await expect.element(next).toBeVisible()
  const number = Number(
    next.getByRole('link').first().element().getAttribute('href')?.split('/').at(-1),
  )
  await record(number, crisis)
  await expect.element(next).toHaveTextContent('Blood Pressure 221/124 mmHg')
  await expect.element(next).toHaveTextContent('Critically high')
  const row = page.getByRole('row').filter({ hasText: 'Blood Pressure 221/124 mmHg' })
  await expect.element(row).toHaveTextContent('Oxygen Saturation 84 %')
  await expect.element(bar).toHaveTextContent('Critical: 1 set of vitals')
  await tabTo(button(bar, 'Show critical results'))
  await userEvent.keyboard('{Enter}')
  const list = await expectDialog('Critical results', 'Oxygen Saturation 84 %')
  await tabTo(button(list, /^Acknowledge vitals of/))
  await userEvent.keyboard('{Enter}')
  await expectToast(words.acknowledged)
  await userEvent.keyboard('{Escape}')
  await expect.element(bar).not.toHaveTextContent('vitals, ')
  await expect.element(next).toHaveTextContent('Critically high')
})

test('calls nothing normal of a child without a birth date', async () => {
  const { router } = await openScreen('/?world=quiet&as=receptionist')
  const { id, number } = await callAs('receptionist', patientEndpoints.register, {
    ...{ name: 'Lina Berg', age: '9', gender: 'Female', contact: '9846011111' },
    ...{ address: '', dateOfBirth: '' },
  })
  await callAs('receptionist', vitalsEndpoints.create, { ...nothing, pulse: 80, patientId: id })
  await router.navigate({ to: '/patient/$number', params: { number: String(number) } })
  await expect.element(region).toHaveTextContent(`Pulse 80 bpm${words.ungraded}`)
})

test('says why critical vitals could not be acknowledged', async () => {
  await openScreen('/patient/39?world=demo&as=doctor')
  await record(39, crisis)
  await expect.element(region).toHaveTextContent('Not acknowledged yet. Notified: Dr. ')
  fault(faults.silent('acknowledge critical vitals'))
  await press(region, /^Acknowledge vitals of/)
  await expectDialog('Error!', words.acknowledgeFailed)
})

test('a patient reads no word that only a clinician can judge', async () => {
  await openScreen('/?world=demo&as=patient')
  await record(1, crisis)
  await expect.element(region).toHaveTextContent('221/124 mmHgAbove the usual range')
  await expect.element(region).toHaveTextContent('84 %Below the usual range')
  await expect.element(region).toHaveTextContent('call the clinic now and ask what to do')
  await expect.element(region).not.toHaveTextContent(/critical/i)
})
