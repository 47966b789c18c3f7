import { patientMessages } from '@/contracts/patients'
import { expectAccessible } from './axe'
import { addMedication, button, field, openScheduling, startAtDesk, tab } from './desk'
import { expect, press, rowAction, test } from './fixtures'

test('axe finds nothing', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 1400 })
  const check = (screen: string) => expectAccessible(page, screen)
  await startAtDesk(page, signIn)
  await rowAction(page, 'Check-In', 'Tomas Novotny')
  await expect(button(page, 'Undo')).toBeVisible()
  await check('appointments')
  const dialog = await openScheduling(page)
  await press(dialog, 'Schedule')
  await check('scheduling')
  await press(dialog, 'Cancel')
  await tab(page, 'New Registration').click()
  await field(page, 'Name').fill('Priya Nair')
  await field(page, 'Contact').fill('9018159083')
  await expect(page.getByText(patientMessages.similar)).toBeVisible()
  await press(page, 'Register')
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
