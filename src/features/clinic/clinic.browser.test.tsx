import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { clinicMessages } from '@/contracts/clinic'
import { openScreen } from '@/test/screen'
import { expectDialog, field, press, tab } from '@/test/screen-words'

test('the clinic on paper needs a name, and its form begins at that field', async () => {
  await openScreen('/?world=demo&as=admin')
  await tab('Clinic').click()
  await expect
    .element(page.getByRole('region', { name: 'The clinic on paper' }))
    .toHaveTextContent('Not written yet')
  await press(page, 'Edit')
  const form = await expectDialog('The clinic on paper')
  await press(form, 'Save')
  await expect
    .element(field(form, 'Clinic Name'))
    .toHaveAccessibleDescription(clinicMessages.nameRequired)
  await expect.element(field(form, 'Clinic Name')).toHaveFocus()
})
