import { faults } from '@mocks/faults'
import { clinicEndpoints, clinicMessages } from '@shared/contracts/clinic'
import {
  type MessageKind,
  type MessageSettings,
  messageEndpoints,
  messageKindLabels,
  messageKindNames,
  messageMessages,
} from '@shared/contracts/messages'
import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
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
  fault(faults.answers('read services', { mail: false, webhook: false, assistant: false }))
  await openScreen('/?world=demo&as=admin&tab=admin&view=clinic')
  const services = page.getByRole('region', { name: 'Mail, webhook and assistant' })
  await expect.element(services).toHaveTextContent(clinicMessages.mailMissing)
  await expect.element(services).toHaveTextContent(clinicMessages.webhookMissing)
  await expect.element(services).toHaveTextContent(clinicMessages.assistantMissing)
})

test('says of mail that it is set up, and where that cannot be known', async () => {
  fault(faults.says('read services', 500, {}))
  await openScreen('/?world=demo&as=admin&tab=admin&view=clinic')
  const services = page.getByRole('region', { name: 'Mail, webhook and assistant' })
  await expectRetry(clinicMessages.servicesFailed, healed)
  await expect.element(services).toHaveTextContent('MailSet upWebhookSet upAssistantNot set up.')
})

const messages = page.getByRole('region', { name: 'Messages to patients' })
const openMessages = async () => {
  await openScreen('/?world=demo&as=admin&tab=admin&view=clinic')
  await press(messages, 'Choose Messages')
  return await expectDialog('Messages to patients')
}
const box = (form: Locator, kind: MessageKind) =>
  form.getByRole('checkbox', { name: messageKindLabels[kind] })

test('the clinic switches on which messages patients get, and reads whom they reach', async () => {
  const form = await openMessages()
  for (const label of [
    'An appointment was made',
    'An appointment was moved, or given to another doctor',
    'An appointment was cancelled',
    'A reminder at 10:00 of the day before',
  ])
    await expect.element(form.getByRole('checkbox', { name: label })).not.toBeChecked()
  await box(form, 'moved').click()
  await press(form, 'Save')
  await expectToast(messageMessages.saved)
  await expect.element(messages).toHaveTextContent(`${messageKindNames.moved}On`)
  await expect.element(messages).toHaveTextContent(`${messageKindNames.made}Off`)
  await expect.element(messages).toHaveTextContent(messageMessages.byMail)
  await expect.element(messages).toHaveTextContent(messageMessages.byWebhook)
  await expect.element(messages).toHaveTextContent(messageMessages.noneFailed)
})

test('a switch that a colleague has set meanwhile is taken over, and the own one stays', async () => {
  const form = await openMessages()
  await callAs('admin', messageEndpoints.change, { kinds: ['reminder'], version: 1 })
  await box(form, 'cancelled').click()
  await press(form, 'Save')
  await expect.element(form).toHaveTextContent(messageMessages.stale)
  await expect.element(box(form, 'reminder')).toBeChecked()
  await press(form, 'Save')
  await expectToast(messageMessages.saved)
  const { kinds } = await callAs('admin', messageEndpoints.settings, {})
  expect(kinds.toSorted()).toEqual(['cancelled', 'reminder'])
})

test('says that nothing is sent without mail and webhook, and which messages were not sent', async () => {
  fault(
    faults.answers('read services', { mail: false, webhook: false, assistant: false }),
    faults.answers('read message settings', {
      ...{ kinds: ['made'], version: 2 },
    } satisfies MessageSettings),
    faults.answers('list failed messages', [
      {
        ...{ id: '1', kind: 'moved', channel: 'mail', at: '2026-03-02T09:14:00.000Z' },
        ...{ failure: '550 no such mailbox', nextTryAt: '2026-03-02T11:14:00.000Z' },
        ...{ patientId: 'p', patientNumber: 20, patientName: 'Tomas Novotny' },
        ...{ visitId: 'v', visitNumber: 3, date: '2026-03-04', time: '10:15' },
      },
    ]),
  )
  await openScreen('/?world=demo&as=admin&tab=admin&view=clinic')
  for (const said of [messageMessages.noWay, messageMessages.noMail, messageMessages.noWebhook])
    await expect.element(messages).toHaveTextContent(said)
  await expect
    .element(messages.getByRole('listitem'))
    .toHaveTextContent(
      'Tomas Novotny, no. 20Not told of the move by e-mail: appointment at 10:15 on 2026-03-042026-03-02 09:14: 550 no such mailbox Next try at 11:14.',
    )
})

test('says where messages and failures cannot be read, and where a switch cannot be saved', async () => {
  fault(faults.says('read message settings', 500, {}), faults.says('list failed messages', 500, {}))
  await openScreen('/?world=demo&as=admin&tab=admin&view=clinic')
  await expect.element(messages).toHaveTextContent(messageMessages.fetchFailed)
  healed()
  fault(faults.says('list failed messages', 500, {}))
  await press(messages, 'Retry')
  await expect.element(messages).toHaveTextContent(messageMessages.failedFetchFailed)
  fault(faults.says('change message settings', 500, {}))
  await press(messages, 'Choose Messages')
  const form = await expectDialog('Messages to patients')
  await box(form, 'made').click()
  await press(form, 'Save')
  await expect.element(form).toHaveTextContent(messageMessages.saveFailed)
  await expect.element(box(form, 'made')).toBeChecked()
})
