import { faults } from '@mocks/faults'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '@/test/accessible'
import { absence, askedAbsence, cost, hoursOf } from '@/test/hours-answers'
import { openScreen } from '@/test/screen'
import { answer, expectDialog, expectRow, field, pick, press } from '@/test/screen-words'

test('axe finds nothing on a user’s hours, their forms, and what a change costs', async () => {
  await openScreen('/admin/staffs?world=quiet&as=admin&q=reyes', {
    otherwise: [
      faults.answers('read hours of user', hoursOf('u1')),
      faults.answers('list absences', { rows: [askedAbsence, absence], total: 2 }),
      faults.answers('preview absence', cost),
    ],
  })
  await page.getByRole('table').getByRole('link', { name: 'Dr. Daniel Reyes', exact: true }).click()
  await expectRow('2026-03-09 to 2026-03-13', 'Confirmed')
  await expect.element(page.getByRole('table', { name: 'March 2026' })).toBeVisible()
  await expectAccessible()
  await press(page, 'Edit week')
  const week = await expectDialog('Hours of Dr. Daniel Reyes')
  await expectAccessible()
  await press(week, 'Cancel')
  await press(page, 'Enter Absence')
  const form = await expectDialog('Absence of Dr. Daniel Reyes')
  await field(form, 'First day').fill('2026-03-03')
  await form.getByRole('checkbox', { name: 'Begins and ends at a time' }).click()
  await field(form, 'From').fill('08:00')
  await field(form, 'To').fill('12:00')
  await expectAccessible()
  await press(form, 'Save')
  await expectDialog('What this change costs')
  await expectAccessible()
  await answer('Back')
})

test('axe finds nothing on the clinic’s time and its forms', async () => {
  await openScreen('/overview/clinic?world=quiet&as=admin')
  await expectRow('Consultation', 'Default')
  await expectAccessible()
  await press(page, 'Edit opening hours')
  const opening = await expectDialog('Opening hours')
  await press(opening, 'Add hours on Monday')
  await press(opening, 'Save')
  await expectAccessible()
  await press(opening, 'Cancel')
  await press(await expectDialog('Discard changes?'), 'Yes, discard changes')
  await press(page, 'Holidays of a Country')
  const holidays = await expectDialog('Holidays of a Country')
  await pick('Country', 'Germany')
  await expect.element(holidays.getByRole('checkbox').first()).toBeVisible()
  await expectAccessible()
  await press(holidays, 'Cancel')
  await press(await expectDialog('Discard changes?'), 'Yes, discard changes')
  await press(page, 'Add Kind of Visit')
  await expectDialog('Add Kind of Visit')
  await expectAccessible()
})
