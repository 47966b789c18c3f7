import { faults } from '@mocks/faults'
import { clinicEndpoints, clinicMessages } from '@shared/contracts/clinic'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { callAs, fault, healed, openScreen } from '@/test/screen'
import { expectDialog, expectRetry, expectToast, field, press, tab } from '@/test/screen-words'

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

test('what a colleague wrote meanwhile is taken over, and the next Save goes on from it', async () => {
  await openScreen('/?world=demo&as=admin')
  await tab('Clinic').click()
  await press(page, 'Edit')
  const form = await expectDialog('The clinic on paper')
  const { version } = await callAs('admin', clinicEndpoints.get, {})
  const written = { name: 'Lakeside Clinic', address: '1 Lake Road', phone: '', version }
  await callAs('admin', clinicEndpoints.change, written)
  await field(form, 'Clinic Name').fill('Hill Clinic')
  await press(form, 'Save')
  await expect.element(form).toHaveTextContent(clinicMessages.stale)
  await expect.element(field(form, 'Clinic Name')).toHaveValue('Hill Clinic')
  await expect.element(field(form, 'Address')).toHaveValue('1 Lake Road')
  await press(form, 'Save')
  await expectToast(clinicMessages.saved)
  expect(await callAs('admin', clinicEndpoints.get, {})).toMatchObject({
    name: 'Hill Clinic',
    address: '1 Lake Road',
  })
})

test('says what does not work without mail and a model, and what sets them up', async () => {
  fault(faults.answers('read services', { mail: false, assistant: false }))
  await openScreen('/?world=demo&as=admin&tab=admin&view=clinic')
  const services = page.getByRole('region', { name: 'Mail and assistant' })
  await expect.element(services).toHaveTextContent(clinicMessages.mailMissing)
  await expect.element(services).toHaveTextContent(clinicMessages.assistantMissing)
})

test('says of mail that it is set up, and where that cannot be known', async () => {
  fault(faults.says('read services', 500, {}))
  await openScreen('/?world=demo&as=admin&tab=admin&view=clinic')
  const services = page.getByRole('region', { name: 'Mail and assistant' })
  await expectRetry(clinicMessages.servicesFailed, healed)
  await expect.element(services).toHaveTextContent('MailSet upAssistantNot set up.')
})
