import { vitalsMessages } from '@shared/contracts/vitals'
import { expect, expectDialog, expectToast, press, test } from '../fixtures'
import { expectPaper } from '../paper'

test.describe('Patient page', () => {
  test('Doctor: a result is printed from a page with a chart', async ({ page, openWorld }) => {
    await openWorld('/patient/39?world=demo&as=doctor')
    for (const pulse of ['72', '75']) {
      await press(page, 'Record Vitals')
      const vitals = await expectDialog(page, 'Vitals')
      await vitals.getByRole('textbox', { name: 'Pulse (bpm)' }).fill(pulse)
      await press(vitals, 'Save')
      await expectToast(page, vitalsMessages.saved)
      await expect(vitals).toBeHidden()
    }
    await expect(page.getByRole('img', { name: /^Pulse in bpm: 2 values/ })).toBeVisible()
    const print = page
      .getByRole('listitem')
      .getByRole('button', { name: /^Print / })
      .first()
    await expectPaper(page, 'Result to print', () => print.click(), [
      'Laboratory Result',
      'no. 39',
      'Critical. Not acknowledged yet.',
    ])
  })
})
