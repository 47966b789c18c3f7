import { patientEndpoints, patientMessages } from '@shared/contracts/patients'
import { visitMessages } from '@shared/contracts/visits'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '@/test/accessible'
import { callAs, openScreen } from '@/test/screen'
import { expectDialog, press, search } from '@/test/screen-words'

// States that the accessibility walks (e2e/accessibility.spec.ts) do not come by.

test('axe: a form that shows what a colleague has changed meanwhile', async () => {
  await openScreen('/patient/2?world=demo&as=receptionist')
  await press(page, 'Correct')
  const form = await expectDialog('Correct no. 2')
  const { id, name, age, gender, contact, dateOfBirth, version } = await callAs(
    'receptionist',
    patientEndpoints.get,
    { id: '2' },
  )
  const typed = { id, name, age, gender, contact, dateOfBirth, version }
  await callAs('receptionist', patientEndpoints.correct, {
    ...typed,
    address: '4 Elm Street',
  })
  await form.getByRole('textbox', { name: 'Contact' }).fill('9876543210')
  await press(form, 'Save')
  await expect.element(form).toHaveTextContent('Address: was ')
  await expectAccessible()
})

test('axe: moving the visit of a doctor who is inactive', async () => {
  await openScreen('/?world=everything-wrong&as=receptionist')
  await search.fill('Baby Nair')
  await press(page, '16:30')
  await press(await expectDialog(/^Appointment no\./), 'Move')
  await expectDialog('Move Appointment', visitMessages.doctorGone('Dr. Patricia Gomez'))
  await expectAccessible()
})

test('axe: the dashboard of a patient without a record', async () => {
  await openScreen('/?world=demo&as=admin&tab=patient')
  await expect.element(page.getByText(patientMessages.ownMissing)).toBeVisible()
  await expectAccessible()
})

test('axe: a prescription of a request, and a doctor’s day with late visits', async () => {
  await openScreen('/?world=everything-wrong&as=doctor')
  await press(page, 'Show critical results')
  await expectDialog('Critical results')
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expectAccessible()
  await page
    .getByRole('button', { name: /^Take Up request of / })
    .first()
    .click()
  await expect.element(page.getByRole('list', { name: 'New medications' })).toBeVisible()
  await expectAccessible()
})
