import { faults } from '@mocks/faults'
import { wholePdf } from '@mocks/sample-files'
import { documentMessages } from '@shared/contracts/documents'
import { fileMessages } from '@shared/contracts/files'
import { letterMessages } from '@shared/contracts/letters'
import { patientMessages } from '@shared/contracts/patients'
import { problemMessages } from '@shared/contracts/problems'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectDisabled } from '@/test/desk-words'
import { fault, healed, openScreen } from '@/test/screen'
import {
  button,
  expectDialog,
  expectError,
  expectToast,
  field,
  pick,
  press,
  select,
} from '@/test/screen-words'

const open = (number: number, as = 'doctor') => openScreen(`/patient/${number}?world=demo&as=${as}`)
const region = (name: string) => page.getByRole('region', { name })
const arun = 'Arun Thomas, 32 years, Male, no. 2, born 1994-02-08'

test('a problem is added by keyboard, changed, ended and reopened', async () => {
  await open(2)
  const problems = region('Problems')
  await expect.element(button(problems, 'Add Problem')).toBeVisible()
  button(problems, 'Add Problem').element().focus()
  await userEvent.keyboard('{Enter}')
  const form = await expectDialog('Add Problem', arun)
  await userEvent.keyboard('Gout{Tab}next year{Enter}')
  await expect
    .element(field(form, 'Since'))
    .toHaveAccessibleDescription(new RegExp(problemMessages.sinceInvalid.slice(0, 20)))
  await field(form, 'Since').fill('2021')
  await userEvent.keyboard('{Tab}m10.9{Enter}')
  await expectToast(problemMessages.added)
  await expect.element(problems).toHaveTextContent(/Gout.*M10\.9.*Since 2021, entered 2026-03-02/)
  await expect.element(region('At a glance')).toHaveTextContent('DiagnosisGout')

  await press(problems, 'Change: Gout')
  const change = await expectDialog('Change Problem', arun)
  await field(change, 'Problem').fill('Type 2 diabetes')
  await press(change, 'Save')
  await expect
    .element(field(change, 'Problem'))
    .toHaveAccessibleDescription(problemMessages.sameWords)
  await field(change, 'Problem').fill('Chronic gout')
  await press(change, 'Save')
  await expectToast(problemMessages.changed)
  await expect
    .element(problems)
    .toHaveTextContent(
      /Changed by .*Reyes.* on 2026-03-02\. It said before: Gout, since 2021, M10\.9/,
    )

  await press(problems, 'End: Chronic gout')
  const end = await expectDialog('End Problem', arun)
  await expect.element(field(end, 'Ended on')).toHaveValue('2026-03-02')
  await press(end, 'End Problem')
  await expectToast(problemMessages.ended)
  await press(problems, 'Show ended and in error (1)')
  await expect.element(problems).toHaveTextContent('Ended 2026-03-02, by Dr. Daniel Reyes')
  await press(problems, 'Reopen: Chronic gout')
  await expectToast(problemMessages.reopened)
  await expect
    .element(problems)
    .toHaveTextContent(/Reopened by .* on 2026-03-02\. .*Reyes.* had ended it on 2026-03-02\./)
  await expect.element(problems).not.toHaveTextContent('before: Gout')
  await press(problems, 'Show all changes (2)')
  await expect.element(problems).toHaveTextContent(/had ended it.*before: Gout/)
})

test('a problem entered in error asks for the reason, stays struck through, and is restored', async () => {
  await open(2)
  const problems = region('Problems')
  await press(problems, 'Mark as Error: Type 2 diabetes')
  const form = await expectDialog('Entered in error?', arun)
  await press(form, 'Mark as Error')
  await expect
    .element(field(form, 'What was wrong'))
    .toHaveAccessibleDescription('Please say what was wrong')
  await field(form, 'What was wrong').fill('Another patient')
  await press(form, 'Mark as Error')
  await expectToast(problemMessages.marked)
  await press(problems, 'Show ended and in error (1)')
  await expect.element(problems).toHaveTextContent(/Entered in error, 2026-03-02.*Another patient/)
  await expect
    .element(problems.getByText('Type 2 diabetes', { exact: true }))
    .toHaveStyle({ textDecorationLine: 'line-through' })
  await press(problems, 'Restore: Type 2 diabetes')
  await expectToast(problemMessages.restored)
  await expect
    .element(problems)
    .toHaveTextContent(
      /Restored by .*Reyes.* had marked it as an error on 2026-03-02: Another patient/,
    )
})

test('the desk sees the problems, and may not change them', async () => {
  await open(2, 'receptionist')
  await expect.element(region('Problems')).toHaveTextContent('Type 2 diabetes')
  await expectDisabled(
    region('Problems'),
    'Add Problem',
    'This takes the permission Medical Record Create, which your role does not have.',
  )
  await expect.element(button(region('Problems'), /^End/)).not.toBeInTheDocument()
  await expect.element(region('Letters')).toHaveTextContent('takes the permission')
})

test.each([
  ['add problem', 'Add Problem', problemMessages.addFailed],
  ['issue letter', 'New Letter', letterMessages.issueFailed],
])('%s keeps what is typed where it fails', async (call, opener, message) => {
  await open(2)
  await press(page, opener)
  const form = await expectDialog(opener, arun)
  if (call === 'issue letter') await field(form, 'Last day').fill('2026-03-06')
  else await field(form, 'Problem').fill('Gout')
  fault(faults.silent(call === 'issue letter' ? 'issue letter' : 'add problem'))
  await press(form, call === 'issue letter' ? 'Issue' : 'Save')
  await expect.element(form.getByRole('alert')).toHaveTextContent(message)
  healed()
})

test.each([
  ['change problem', 'Change: Hypertension', 'Save', problemMessages.changeFailed],
  ['end problem', 'End: Hypertension', 'End Problem', problemMessages.endFailed],
  [
    ...(['mark problem as entered in error', 'Mark as Error: Hypertension'] as const),
    ...(['Mark as Error', problemMessages.markFailed] as const),
  ],
  [
    ...(['mark letter as entered in error', 'Mark as Error: Sick Note 2026/1'] as const),
    ...(['Mark as Error', letterMessages.markFailed] as const),
  ],
  [
    ...(['mark document as entered in error', 'Mark as Error: X-ray of the left knee'] as const),
    ...(['Mark as Error', documentMessages.markFailed] as const),
  ],
] as const)('a failure to %s is shown in its form', async (call, opener, submit, message) => {
  await open(1)
  await press(page, opener)
  const form = await expectDialog(/./)
  if (submit === 'Mark as Error') await field(form, 'What was wrong').fill('Another patient')
  fault(faults.silent(call))
  await press(form, submit)
  await expect.element(form.getByRole('alert')).toHaveTextContent(message)
  healed()
  await press(form, submit)
  await expect.element(form).not.toBeInTheDocument()
})

test('a failure to reopen or to restore a problem is shown', async () => {
  await open(1)
  const problems = region('Problems')
  await press(problems, 'Show ended and in error (1)')
  fault(faults.silent('reopen problem'))
  await press(problems, 'Reopen: Acute bronchitis')
  await expectError(problemMessages.reopenFailed)
  await press(problems, 'Mark as Error: Acute bronchitis')
  const form = await expectDialog('Entered in error?')
  await field(form, 'What was wrong').fill('Another patient')
  await press(form, 'Mark as Error')
  await expectToast(problemMessages.marked)
  fault(faults.silent('restore problem'))
  await press(problems, 'Restore: Acute bronchitis')
  await expectError(problemMessages.restoreFailed)
})

test('what cannot be read says so, and an empty list what to do', async () => {
  fault(
    faults.silent('list problems', 400),
    ...[faults.silent('list letters', 400), faults.silent('list documents', 400)],
  )
  await open(2)
  await expect.element(region('Problems')).toHaveTextContent(problemMessages.fetchFailed)
  await expect.element(region('Letters')).toHaveTextContent(letterMessages.fetchFailed)
  await expect.element(region('Documents')).toHaveTextContent(documentMessages.fetchFailed)
  fault(faults.answers('list problems', []))
  await press(region('Problems'), 'Retry')
  await expect.element(region('Problems')).toHaveTextContent(problemMessages.none)
})

test('a letter is issued, viewed, printed and marked as entered in error', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  onTestFinished(() => print.mockRestore())
  await open(2)
  const letters = region('Letters')
  await expect.element(letters).toHaveTextContent(letterMessages.none)
  await press(letters, 'New Letter')
  const form = await expectDialog('New Letter', arun)
  await press(form, 'Issue')
  await expect
    .element(field(form, 'Last day'))
    .toHaveAccessibleDescription(letterMessages.untilInvalid)
  await select(form, 'Kind').click()
  await page.getByRole('option', { name: 'Referral' }).click()
  await field(form, 'To').fill('Dr. Okoro')
  await field(form, 'Reason').fill('Knee pain')
  await field(form, 'Text').fill('Please see him soon.')
  await expect.element(form).toHaveTextContent(patientMessages.readsAtOnce)
  await select(form, 'Insert template').click()
  await page.getByRole('option', { name: 'Referral', exact: true }).click()
  // The question is selected, so that the answer is typed over it.
  await expect.element(field(form, 'Text')).toHaveFocus()
  await userEvent.keyboard('surgery?')
  const written = () => form.getByRole('textbox', { name: 'Text' }).element()
  await expect
    .poll(() => Reflect.get(written(), 'value'))
    .toMatch(/^Please see him soon\.\nDear.*\nDiagnosis: Type 2 diabetes\nQuestion: surgery\?\n/s)
  await press(form, 'Issue')
  await expectToast(letterMessages.issued('2026/2'))
  await expect.element(letters).toHaveTextContent(/Referral 2026\/2.*To: Dr\. Okoro/)
  await press(letters, 'View: Referral 2026/2')
  const view = await expectDialog('Referral 2026/2')
  await expect.element(view).toHaveTextContent('Please see him soon.')
  await expect.element(view).toHaveTextContent(letterMessages.frozen)
  await userEvent.keyboard('{Escape}')
  await press(letters, 'Print: Referral 2026/2')
  const sheet = page.getByRole('article', { name: 'Referral 2026/2', includeHidden: true })
  await expect.element(sheet).toHaveTextContent(/Referral.*Arun Thomas.*Dr\. Okoro.*soon\./)
  expect(print).toHaveBeenCalledOnce()
  await press(letters, 'Mark as Error: Referral 2026/2')
  const mark = await expectDialog('Entered in error?', arun)
  await field(mark, 'What was wrong').fill('Wrong doctor')
  await press(mark, 'Mark as Error')
  await expectToast(letterMessages.marked)
  await expect.element(letters).toHaveTextContent(/Entered in error.*Wrong doctor/)
})

test('a letter with a field left open is issued once that is confirmed', async () => {
  await open(2)
  await press(region('Letters'), 'New Letter')
  const form = await expectDialog('New Letter', arun)
  await field(form, 'Last day').fill('2026-03-06')
  await select(form, 'Insert template').click()
  await page.getByRole('option', { name: 'Unable to work' }).click()
  await press(form, 'Issue')
  const both = letterMessages.fieldsOpen('{visit.date}, {?until when}')
  await press(await expectDialog('Issue this letter?', both), 'Cancel')
  await field(form, 'Text').fill('Unable to work until {?until when}.')
  await press(form, 'Issue')
  const until = letterMessages.fieldsOpen('{?until when}')
  await press(await expectDialog('Issue this letter?', until), 'Issue')
  await expectToast(letterMessages.issued('2026/2'))
})

test('a document is added with its file, kind and date', async () => {
  await open(2)
  const documents = region('Documents')
  await expect.element(documents).toHaveTextContent(documentMessages.none)
  await press(documents, 'Add Document')
  const form = await expectDialog('Add Document', arun)
  await press(form, 'Add Document')
  for (const message of ['fileRequired', 'kindRequired', 'titleRequired', 'dateInvalid'] as const)
    await expect.element(form).toHaveTextContent(documentMessages[message])
  const file = form.getByLabelText(/^File/)
  await userEvent.upload(file, new File(['<script>'], 'lying.pdf'))
  await expect.element(form).toHaveTextContent(fileMessages.content('PDF'))
  await userEvent.upload(file, new File([wholePdf('knee')], 'knee.pdf'))
  await pick('Kind', 'Report')
  await field(form, 'Date of the document').fill('2026-02-20')
  await field(form, 'Title').fill('X-ray of the knee')
  fault(faults.silent('add document'))
  await press(form, 'Add Document')
  await expect.element(form.getByRole('alert')).toHaveTextContent(documentMessages.addFailed)
  healed()
  await press(form, 'Add Document')
  await expectToast(documentMessages.added)
  await expect
    .element(documents)
    .toHaveTextContent(/X-ray of the knee.*Report.*Of 2026-02-20, added 2026-03-02/)
  await expect.element(button(documents, /^Download knee\.pdf/)).toBeVisible()
  await press(documents, 'Mark as Error: X-ray of the knee')
  const mark = await expectDialog('Entered in error?', arun)
  await field(mark, 'What was wrong').fill('Another patient')
  await press(mark, 'Mark as Error')
  await expectToast(documentMessages.marked)
  await expect.element(documents).toHaveTextContent(/Entered in error.*Another patient/)
})

test('patients without letters and documents read what will be there', async () => {
  fault(faults.answers('list own letters', []), faults.answers('list own documents', []))
  await openScreen('/my/papers?world=demo&as=patient')
  await expect.element(region('Letters')).toHaveTextContent(letterMessages.noneOwn)
  await expect.element(region('Documents')).toHaveTextContent(documentMessages.noneOwn)
})

test('patients see and print their letters, and their documents', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  onTestFinished(() => print.mockRestore())
  await openScreen('/my/papers?world=demo&as=patient')
  await expect.element(region('Letters')).toHaveTextContent(/Sick Note 2026\/1.*Dr\. Daniel Reyes/)
  await press(region('Letters'), 'Print: Sick Note 2026/1')
  const sheet = page.getByRole('article', { name: 'Sick Note 2026/1', includeHidden: true })
  await expect.element(sheet).toHaveTextContent('No heavy lifting.')
  expect(print).toHaveBeenCalledOnce()
  await expect.element(region('Documents')).toHaveTextContent('X-ray of the left knee')
  await expect.element(button(region('Documents'), /^Mark/)).not.toBeInTheDocument()
})

test.each(['doctor', 'receptionist'])(
  'the %s’s prescription form offers the active problems for the diagnosis',
  async (as) => {
    await open(2, as)
    await press(page, 'Prescribe')
    await press(page, /^Take over Type 2 diabetes/)
    await expect.element(page.getByText(problemMessages.active)).toBeVisible()
    const diagnosis = field(page, 'Diagnosis')
    await expect.element(diagnosis).toHaveValue('Type 2 diabetes')
    await expect.element(diagnosis).toHaveFocus()
    await expect.element(page.getByText(problemMessages.joinsList)).not.toBeInTheDocument()
    await diagnosis.fill('Gout')
    await expect.element(page.getByText(problemMessages.joinsList)).toBeVisible()
  },
)
