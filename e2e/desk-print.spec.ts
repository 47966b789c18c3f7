import { clinicMessages } from '@shared/contracts/clinic'
import { openVisit } from './desk'
import { expect, expectDialog, expectToast, press, tab, test } from './fixtures'
import { expectOnReceipt, onPaper } from './paper'

test.describe('Paper of the front desk', () => {
  test('Admin: enters the clinic’s address, which is on the printed slip and day list', async ({
    page,
    openWorld,
  }) => {
    await openWorld('/?world=demo&as=admin')
    await tab(page, 'Clinic').click()
    const clinic = page.getByRole('region', { name: 'The clinic on paper' })
    await expect(clinic).toContainText('Not written yet')
    await press(page, 'Edit')
    const form = await expectDialog(page, 'The clinic on paper')
    await form.getByRole('textbox', { name: 'Clinic Name' }).fill('Elm Street Clinic')
    await form.getByRole('textbox', { name: 'Address' }).fill('4 Elm Street\nPune 411001')
    await form.getByRole('textbox', { name: 'Phone' }).fill('020 5550 17')
    await press(form, 'Save')
    await expectToast(page, clinicMessages.saved)
    await expect(clinic).toContainText('4 Elm Street Pune 411001')

    await tab(page, 'Receptionist').click()
    const visit = await openVisit(page, 'Tomas Novotny, no. 20')
    const printSlip = () => press(visit, 'Print slip')
    await onPaper(page, 'Appointment slip to print', printSlip, async (slip) => {
      await expect(slip).toContainText('Elm Street Clinic')
      await expect(slip).toContainText('Tomas Novotny, no. 20')
      await expect(slip).toContainText('Dr. Elena Petrova')
      await expect(slip).toContainText('020 5550 17')
      await expect(slip).not.toContainText('Ear infection')
      await expectOnReceipt(page, slip)
    })
    await page.keyboard.press('Escape')

    const printDay = () => press(page, 'Print the day by doctor')
    await onPaper(page, 'Appointments to print', printDay, async (list) => {
      await expect(list).toContainText('Elm Street Clinic')
      await expect(list.getByRole('heading')).toContainText('Monday, 2026-03-02')
      await expect(list).toContainText('12 appointments, 2 cancelled and not listed')
      await expect(list.getByRole('rowheader').first()).toHaveText('Dr. Daniel Reyes (3)')
      await expect(list.getByRole('row', { name: 'Arun Thomas' })).toContainText(
        '08:30Arun Thomas2327860913909Shoulder painCompleted',
      )
    })
  })
})
