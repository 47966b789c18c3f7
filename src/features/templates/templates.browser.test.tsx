import { faults } from '@mocks/faults'
import { noteSettingEndpoints, noteSettingsMessages } from '@shared/contracts/note-settings'
import { emptyNoteText } from '@shared/contracts/note-text'
import {
  templateEndpoints,
  templateKinds,
  templateMessages as words,
} from '@shared/contracts/templates'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { bodiesSent, callAs, fault, healed, openScreen } from '@/test/screen'
import {
  answer,
  expectDialog,
  expectError,
  expectNoRow,
  expectRetry,
  expectRow,
  expectToast,
  field,
  pick,
  press,
} from '@/test/screen-words'

const clinic = '/overview/clinic?world=demo&as=admin'
const templates = page.getByRole('region', { name: 'Templates', exact: true }).first()
const notes = page.getByRole('region', { name: 'Notes for patients' })

test('a letter is added with fields, and an unknown one is refused where it was typed', async () => {
  await openScreen(clinic)
  await expectRow('Unable to work', 'Sick note')
  await press(templates, 'Add Template')
  const form = await expectDialog('Add Template')
  await expect
    .element(form.getByRole('region', { name: 'Fields' }))
    .toHaveTextContent('{patient.birthDate}')
  await press(form, 'Save')
  await expect.element(field(form, 'Name')).toHaveAccessibleDescription(words.nameRequired)
  await expect.element(field(form, 'History')).toHaveAccessibleDescription(words.partRequired)
  await field(form, 'Name').fill('School')
  await pick('For', 'Letter')
  await field(form, 'Text').fill('{patient.nam} may go to school from {?from when}.')
  await press(form, 'Save')
  await expect
    .element(field(form, 'Text'))
    .toHaveAccessibleDescription(words.fieldUnknown('{patient.nam}'))
  await field(form, 'Text').fill('{patient.name} may go to school from {?from when}.')
  await press(form, 'Save')
  await expectToast(words.created)
  await expectRow('School', templateKinds.letter)
  const all = await callAs('admin', templateEndpoints.list, { kind: 'letter' })
  expect(all.find(({ name }) => name === 'School')).toMatchObject({
    ...{ text: emptyNoteText, body: '{patient.name} may go to school from {?from when}.' },
  })
})

test('a template that a colleague has changed meanwhile is taken over where nothing was typed', async () => {
  await openScreen(clinic)
  await press(templates, 'Edit Follow-up, Note')
  const form = await expectDialog('Edit Template')
  const [seen] = await callAs('admin', templateEndpoints.list, { kind: 'note' }).then((all) =>
    all.filter(({ name }) => name === 'Follow-up'),
  )
  if (!seen) throw new Error('the world has no such template')
  const text = { ...seen.text, plan: 'Next visit in a month' }
  await callAs('admin', templateEndpoints.change, { ...seen, text })
  await field(form, 'Name').fill('Review')
  await press(form, 'Save')
  await expect.element(form).toHaveTextContent(words.stale)
  await expect.element(field(form, 'Plan')).toHaveValue('Next visit in a month')
  await press(form, 'Save')
  await expectToast(words.changed)
  await expectRow('Review', templateKinds.note)
})

test('a template is deleted after a question', async () => {
  await openScreen(clinic)
  await press(templates, 'Delete Referral, Referral')
  await expect
    .element(await expectDialog('Delete this template?'))
    .toHaveTextContent(words.deleteQuestion)
  await answer('Delete')
  await expectToast(words.deleted)
  await expectNoRow('Referral', templateKinds.referral)
})

test('says what cannot be read, saved or deleted, and keeps what was typed', async () => {
  fault(faults.says('list templates', 500, {}), faults.says('read note settings', 500, {}))
  await openScreen(clinic)
  await expect.element(notes).toHaveTextContent(noteSettingsMessages.fetchFailed)
  healed()
  fault(faults.says('read note settings', 500, {}))
  await expectRetry(words.fetchFailed, healed)
  fault(faults.says('create template', 500, {}))
  await press(templates, 'Add Template')
  const form = await expectDialog('Add Template')
  await field(form, 'Name').fill('School')
  await field(form, 'Plan').fill('Rest')
  await press(form, 'Save')
  await expect.element(form).toHaveTextContent(words.createFailed)
  await expect.element(field(form, 'Plan')).toHaveValue('Rest')
  healed()
  await press(form, 'Save')
  await expectToast(words.created)
  fault(faults.says('change template', 500, {}), faults.says('delete template', 500, {}))
  await press(templates, 'Edit School, Note')
  const again = await expectDialog('Edit Template')
  await field(again, 'Plan').fill('Sleep')
  await press(again, 'Save')
  await expect.element(again).toHaveTextContent(words.changeFailed)
  healed()
  await press(again, 'Save')
  await expectToast(words.changed)
  fault(faults.says('delete template', 500, {}))
  await press(templates, 'Delete School, Note')
  await answer('Delete')
  await expectError(words.deleteFailed)
})

test('a clinic without templates says so', async () => {
  fault(faults.answers('list templates', []))
  await openScreen(clinic)
  await expect.element(templates).toHaveTextContent(words.none)
  await expect.element(templates).toHaveTextContent(words.about)
})

test('notes are shown to patients after a question, and hidden again', async () => {
  await openScreen(clinic)
  await expect
    .element(notes)
    .toHaveTextContent(`${noteSettingsMessages.about}Patients read signed notesOff`)
  await press(notes, 'Show Notes')
  await expect
    .element(await expectDialog('Show notes to patients?'))
    .toHaveTextContent(noteSettingsMessages.shows)
  await answer('Show Notes')
  await expectToast(noteSettingsMessages.saved)
  await expect.element(notes).toHaveTextContent('Patients read signed notesOn')
  fault(faults.says('change note settings', 500, {}))
  await press(notes, 'Hide Notes')
  await expect
    .element(await expectDialog('Hide notes from patients?'))
    .toHaveTextContent(noteSettingsMessages.hides)
  await answer('Hide Notes')
  await expectError(noteSettingsMessages.saveFailed)
  expect(bodiesSent(noteSettingEndpoints.change.path)).toEqual([
    { forPatients: true, version: 1 },
    { forPatients: false, version: 2 },
  ])
})
