import { faults } from '@mocks/faults'
import {
  type LabRangeInput,
  labRangeEndpoints,
  labRangeMessages as words,
} from '@shared/contracts/lab-ranges'
import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { callAs, fault, healed, openScreen } from '@/test/screen'
import {
  answer,
  expectDialog,
  expectError,
  expectNoRow,
  expectRetry,
  expectRow,
  expectToast,
  field,
  openTab,
  pick,
  press,
  search,
  select,
  tab,
} from '@/test/screen-words'

const babies: LabRangeInput = {
  ...{ testType: 'Basic Metabolic Panel', analyte: 'Creatinine', unit: 'mg/dL', sex: 'female' },
  ...{ ageFrom: 6, ageFromUnit: 'months', ageTo: 23, ageToUnit: 'months' },
  ...{ low: 0.15, high: 0.42, criticalLow: null, criticalHigh: 1.1 },
}
const name = 'Creatinine (mg/dL) of girls from 6 to 23 months'

async function open() {
  await openScreen('/?world=quiet&as=admin')
  await openTab('Lab Ranges')
  await search.fill('creatinine')
  await expectRow('Creatinine', 'adults from 18 years', '0.4 to 1.4', 'Built in')
}

async function type(form: Locator, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) await field(form, label).fill(text)
}

test('an admin adds a range for girls, changes it, deletes it, and takes the deletion back', async () => {
  await open()
  await press(page, 'Add Range')
  const form = await expectDialog('Add Range')
  await press(form, 'Save')
  await expect.element(select(form, 'Test')).toHaveAccessibleDescription(words.testRequired)
  // No range is of any age unless somebody says so.
  await expect.element(field(form, 'Age from')).toHaveAccessibleDescription(words.ageInvalid)
  await pick('Test', 'Basic Metabolic Panel')
  await pick('Measured', 'Creatinine')
  await expect.element(field(form, 'Unit')).toHaveValue('mg/dL')
  await form.getByRole('radio', { name: 'Female' }).click()
  await select(form, 'Unit of age from').selectOptions('months')
  await select(form, 'Unit of age to').selectOptions('months')
  await type(form, {
    'Age from': '6',
    'Age to': '２３',
    Low: '0,15',
    High: 'x',
    'Critical high': '1.1',
  })
  await press(form, 'Save')
  await expect.element(field(form, 'High')).toHaveAccessibleDescription(words.limitInvalid)
  await type(form, { High: '0.42' })
  await press(form, 'Save')
  await expectToast(words.created)
  await expectRow('Creatinine', 'girls from 6 to 23 months', '0.15 to 0.42', '≥ 1.1', 'Clinic')

  await press(page, `Edit ${name}`)
  const edited = await expectDialog('Edit Range')
  await type(edited, { High: '0.5' })
  await press(edited, 'Save')
  await expectToast(words.changed)
  await expectRow('girls from 6 to 23 months', '0.15 to 0.5')

  await press(page, `Delete ${name}`)
  await answer('Delete')
  const toast = await expectToast(words.deleted)
  await expectNoRow('girls from 6 to 23 months')
  await press(toast, 'Undo')
  await expectToast(words.restored)
  await expectRow('girls from 6 to 23 months', '0.15 to 0.5')
})

test('a range that overlaps with another is refused at its age', async () => {
  await open()
  await callAs('admin', labRangeEndpoints.create, babies)
  await press(page, 'Replace Creatinine (mg/dL) of adults from 18 years')
  const form = await expectDialog('Add Range')
  await expect.element(field(form, 'High')).toHaveValue('1.4')
  await form.getByRole('radio', { name: 'Female' }).click()
  await type(form, { 'Age from': '1' })
  await press(form, 'Save')
  await expect.element(field(form, 'Age from')).toHaveAccessibleDescription(words.overlaps(name))
  await type(form, { 'Age from': '2' })
  await press(form, 'Save')
  await expectToast(words.created)
})

test('what a colleague changed meanwhile is told, and the next Save goes on from it', async () => {
  const { id, version, ...range } = await (async () => {
    await openScreen('/?world=quiet&as=admin')
    return await callAs('admin', labRangeEndpoints.create, babies)
  })()
  await openTab('Lab Ranges')
  await press(page, `Edit ${name}`)
  const form = await expectDialog('Edit Range')
  await callAs('admin', labRangeEndpoints.change, { ...range, id, version, low: 0.2 })
  await type(form, { High: '0.6' })
  await press(form, 'Save')
  await expect.element(form).toHaveTextContent(words.stale)
  await expect.element(form).toHaveTextContent('Range: was 0.15 to 0.42, is now 0.2 to 0.42')
  await press(form, 'Save')
  await expectToast(words.changed)
  await expectRow('girls from 6 to 23 months', '0.2 to 0.6')
})

test('a call that fails says so, and keeps what was typed', async () => {
  await openScreen('/?world=quiet&as=admin')
  await callAs('admin', labRangeEndpoints.create, babies)
  await openTab('Lab Ranges')
  await press(page, `Edit ${name}`)
  const form = await expectDialog('Edit Range')
  fault(faults.silent('change lab range'))
  await type(form, { Low: '0.1' })
  await press(form, 'Save')
  await expect.element(form.getByRole('alert')).toHaveTextContent(words.changeFailed)
  await expect.element(field(form, 'Low')).toHaveValue('0.1')
  healed()
  await press(form, 'Save')
  await expectToast(words.changed)
  fault(faults.silent('delete lab range'))
  await press(page, `Delete ${name}`)
  await answer('Delete')
  await expectError(words.deleteFailed)
  healed()
  await press(page, `Delete ${name}`)
  await answer('Delete')
  await expectToast(words.deleted)
  fault(faults.silent('restore lab range'))
  await press(page, 'Undo')
  await expectError(words.restoreFailed)
  healed()
  fault(faults.silent('create lab range'))
  await search.fill('urea')
  await press(page, 'Replace Urea nitrogen (mg/dL) of adults from 18 years')
  const added = await expectDialog('Add Range')
  await press(added, 'Save')
  await expect.element(added.getByRole('alert')).toHaveTextContent(words.createFailed)
})

test('a list that cannot be read says so, and is read again', async () => {
  await openScreen('/?world=quiet&as=admin')
  fault(faults.silent('list lab ranges'))
  await openTab('Lab Ranges')
  await expectRetry(words.fetchFailed, healed)
  await expectRow('Hemoglobin', 'men from 18 years', '14 to 17.5', 'Built in')
})

test('the view is there for users who may change ranges alone', async () => {
  await openScreen('/?world=quiet&as=admin', { permissions: ['admin_dashboard', 'staff_edit'] })
  await expect.element(tab('Clinic')).toBeVisible()
  await expect.element(tab('Lab Ranges')).not.toBeInTheDocument()
})
