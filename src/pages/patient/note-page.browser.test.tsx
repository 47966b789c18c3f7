import { faults } from '@mocks/faults'
import { inErrorMessages } from '@shared/contracts/entered-in-error'
import { noteMessages } from '@shared/contracts/note-text'
import { noteWritingMessages as words } from '@shared/contracts/note-words'
import { noteEndpoints } from '@shared/contracts/notes'
import { problemMessages } from '@shared/contracts/problems'
import { visitEndpoints, visitMessages } from '@shared/contracts/visits'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { lockPage } from '@/stores/session'
import { useStorageFailure } from '@/stores/work'
import { bodiesSent, callAs, callsMade, fault, healed, openScreen } from '@/test/screen'
import {
  alert,
  answer,
  drawn,
  expectDialog,
  expectRetry,
  expectToast,
  field,
  heading,
  pass,
  passUntil,
  press,
  rowOf,
  select,
  stopTimers,
  tabTo,
} from '@/test/screen-words'

const manoj = 'Manoj Kumar, no. 14'
const history = field(page, 'History')
const plan = field(page, 'Plan')
const next = page.getByRole('region', { name: 'Next patient' })

/** The doctor's page for the note of the patient who waits. */
async function openNote() {
  const opened = await openScreen('/?world=demo&as=doctor')
  await press(next, `Note of ${manoj}`)
  await expect.element(history).toHaveFocus()
  return opened
}

const said = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible()
/** The drafts of an account, with their texts. */
const draftsOf = async (username: string) => {
  const listed = await callAs(username, noteEndpoints.drafts, { patientId: null })
  const read = ({ patientId, visit }: (typeof listed)[number]) =>
    callAs(username, noteEndpoints.draft, { patientId, visitId: visit?.id ?? null })
  return await Promise.all(listed.map(read))
}

/** What was sent of notes so far. */
const saves = () => callsMade().filter((call) => /^(POST|PUT) \/api\/notes/.test(call))

describe('A note', () => {
  test('is written and signed by keys alone, from the next patient on', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    onTestFinished(() => print.mockRestore())
    const { router } = await openScreen('/?world=demo&as=doctor')
    await expect.element(next).toHaveTextContent(`Next: ${manoj}`)
    await expect.element(next).toHaveTextContent('Allergies: Penicillin')
    await userEvent.keyboard('n')
    await expect.element(heading(`Note: ${manoj}`)).toBeVisible()
    await said('Allergies: Penicillin')
    await said(/^Problems: Type 2 diabetes/)
    await expect.element(history).toHaveFocus()
    await userEvent.keyboard('Knee pain for a week{Tab}Swollen{Tab}{Tab}Rest')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expectToast(noteMessages.signed)
    await expect.poll(() => router.state.location.pathname).toBe('/doctor/appointments')
    await expect.element(rowOf(manoj)).toHaveFocus()
    await expect.element(rowOf(manoj)).toHaveTextContent('Note signed')

    await router.navigate({ to: '/patient/$number', params: { number: '14' } })
    const notes = page.getByRole('region', { name: 'Notes' })
    await expect
      .element(notes)
      .toHaveTextContent(/HistoryKnee pain for a weekFindingsSwollenPlanRest/)
    await press(notes, /^Print note: Signed 09:55/)
    const sheet = page.getByRole('article', { name: /^Note: Signed 09:55/, includeHidden: true })
    await expect
      .element(sheet)
      .toHaveTextContent(/Manoj Kumar.*HistoryKnee pain for a weekFindingsSwollenPlanRest/)
    expect(print).toHaveBeenCalledOnce()
    await press(notes, /^Add Addendum to note: Signed 09:55/)
    const addendum = await expectDialog('Add Addendum')
    await press(addendum, 'Sign Addendum')
    await expect.element(addendum).toHaveTextContent(noteMessages.addendumRequired)
    await field(addendum, 'Addendum').fill('Left knee')
    fault(faults.silent('add addendum to note'))
    await press(addendum, 'Sign Addendum')
    await expect.element(addendum).toHaveTextContent(noteMessages.addFailed)
    healed()
    await press(addendum, 'Sign Addendum')
    await expectToast(noteMessages.added)
    await press(notes, /^Mark as Error: note, Signed 09:55/)
    const error = await expectDialog('Entered in error?')
    await press(error, 'Mark as Error')
    await expect.element(error).toHaveTextContent(inErrorMessages.reasonRequired)
    await field(error, 'What was wrong').fill('Of another patient')
    fault(faults.silent('mark note as entered in error'))
    await press(error, 'Mark as Error')
    await expect.element(error).toHaveTextContent(noteMessages.markFailed)
    healed()
    await press(error, 'Mark as Error')
    await expectToast(noteMessages.marked)
    await expect.element(notes).toHaveTextContent(/Entered in error, .*: Of another patient/)
  })

  test('is saved two seconds after the last key, and found again from the doctor’s day', async () => {
    const { router } = await openNote()
    stopTimers()
    await userEvent.keyboard('Cough')
    await pass(1900)
    await drawn()
    expect(saves()).toEqual([])
    await pass(200)
    await said('Saved 09:55.')
    expect(saves()).toHaveLength(2)
    await router.navigate({ to: '/doctor/appointments' })
    await said('Your note is not signed:')
    await page.getByRole('link', { name: /^Manoj Kumar, no. 14, .*, saved 09:55$/ }).click()
    await expect.element(history).toHaveValue('Cough')
    await press(page, 'Discard Draft')
    await press(await expectDialog('Discard this draft?', words.discardQuestion), 'Discard Draft')
    await expectToast(noteMessages.discarded)
    expect(await draftsOf('doctor')).toEqual([])
  })

  test('outlives a reload without a connection, and is sent once there is one', async () => {
    fault(faults.dropped('begin note'))
    const { router } = await openNote()
    const { href } = router.state.location
    stopTimers()
    await userEvent.keyboard('Cough')
    await pass(2100)
    await said(`Not saved: ${words.noConnection}`)
    await router.navigate({ to: '/' })
    await router.navigate({ href })
    await expect.element(history).toHaveValue('Cough')
    await pass(2100)
    await said(`Not saved: ${words.noConnection}`)
    healed()
    await pass(10_100)
    await said('Saved 09:55.')
    expect((await draftsOf('doctor'))[0]?.text.history).toBe('Cough')
  })

  test('shows both texts where another window has saved one, and keeps both', async () => {
    await openNote()
    stopTimers()
    await userEvent.keyboard('Cough')
    await pass(2100)
    await said('Saved 09:55.')
    const [draft] = await draftsOf('doctor')
    const text = { history: 'Fever', findings: '', assessment: '', plan: '' }
    const { id = '', version = 0 } = draft ?? {}
    await callAs('doctor', noteEndpoints.saveDraft, { id, version, text })
    await userEvent.keyboard(' at night')
    await pass(2100)
    const both = page.getByRole('alert').filter({ hasText: words.changedElsewhere })
    await expect.element(both).toHaveTextContent('Cough at night')
    await expect.element(both).toHaveTextContent('Fever')
    await press(both, 'Keep Both')
    await expect.element(history).toHaveValue('Fever\nCough at night')
    await said('Saved 09:55.')

    await callAs('doctor', noteEndpoints.sign, { id, version: version + 2, text })
    await plan.fill('Rest')
    await pass(2100)
    await said(words.gone)
    await press(page, 'Write a New Note With It')
    await said('Saved 09:55.')
    expect((await draftsOf('doctor'))[0]).toMatchObject({ text: { plan: 'Rest' } })
  })

  test('waits behind the lock with what is typed, and is saved after it', async () => {
    await openNote()
    stopTimers()
    await userEvent.keyboard('Cough')
    lockPage('idle')
    await pass(2100)
    expect(saves()).toEqual([])
    const lock = page.getByRole('dialog', { name: 'Locked' })
    const password = lock.getByRole('textbox', { name: 'Password' })
    await passUntil(password)
    await password.fill('rounds-demo')
    await userEvent.keyboard('{Enter}')
    await expect.element(lock).not.toBeInTheDocument()
    await said('Saved 09:55.')
    await expect.element(history).toHaveValue('Cough')
  })

  test('is not signed while it is empty, or without a connection', async () => {
    await openNote()
    await press(page, 'Sign')
    await expect.element(history).toHaveAccessibleDescription(noteMessages.nothing)
    fault(faults.dropped('sign note'))
    await history.fill('Cough')
    await press(page, 'Sign')
    await said(`Not saved: ${words.signWithout}`)
    healed()
    fault(faults.silent('sign note', 403))
    await press(page, 'Sign')
    await said(`Not saved: ${noteMessages.signFailed}`)
    healed()
    await press(page, 'Sign')
    await expectToast(noteMessages.signed)
    expect(bodiesSent('/api/notes')).toHaveLength(1)
  })
})

test('a note says nothing of problems that cannot be read, and what they are once they can', async () => {
  fault(faults.silent('list problems'))
  await openNote()
  await expect.element(alert(problemMessages.fetchFailed)).toBeVisible()
  await expect.element(page.getByText(/^Problems:/)).not.toBeInTheDocument()
  await expectRetry(problemMessages.fetchFailed, healed)
  await said(/^Problems: Type 2 diabetes/)
})

describe('A template', () => {
  const insert = async (name: string) => {
    await select(page, 'Insert template').click()
    await page.getByRole('option', { name, exact: true }).click()
  }

  test('goes below what is typed, and a signature asks about what it leaves open', async () => {
    await openNote()
    await plan.fill('Rest')
    await insert('Follow-up')
    await expect.element(plan).toHaveValue('Rest\nNext visit: {?next visit}')
    // What is asked for first is selected.
    await expect.element(history).toHaveFocus()
    await userEvent.keyboard('the same')
    await expect.element(history).toHaveValue('Since the last visit: the same\n')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    const asked = await expectDialog('Sign this note?', words.signedForGood)
    await expect.element(asked).toHaveTextContent(words.fieldsOpen('{?next visit}'))
    await press(asked, 'Sign')
    await expectToast(noteMessages.signed)
  })
})

test('a note about a cancelled appointment is asked about; one about no appointment is not written', async () => {
  const { router } = await openScreen('/?world=demo&as=doctor')
  await expect.element(next).toHaveTextContent(manoj)
  const { rows } = await callAs('receptionist', visitEndpoints.list, {
    ...{ q: 'no. 14', date: '2026-03-02', page: 0, limit: 1 },
  })
  const [visit] = rows
  if (!visit) throw new Error('The desk does not find the visit')
  await callAs('receptionist', visitEndpoints.cancel, { id: visit.id, version: visit.version })
  const note = { to: '/patient/$number/note', params: { number: '14' } } as const
  await router.navigate({ ...note, search: { visit: visit.id } })
  await history.fill('Called to cancel')
  await press(page, 'Sign')
  await expectDialog('Sign this note?', words.visitGivenUp('cancelled'))
  await answer('Cancel')
  await router.navigate({ ...note, params: { number: '1' }, search: { visit: visit.id } })
  await said(words.visitMissing)
  // What was left unsigned is saved.
  await expect
    .poll(async () => (await draftsOf('doctor'))[0]?.text.history)
    .toBe('Called to cancel')
})

test('a browser that keeps nothing says so, and a discarded draft needs the connection', async () => {
  await openNote()
  fault(faults.dropped('save draft of note'))
  await history.fill('Cough')
  window.dispatchEvent(new Event('online'))
  await said(`Not saved: ${words.noConnection}`)
  useStorageFailure.setState({ reason: 'full' })
  await said(`Not saved: ${words.notKept}`)
  useStorageFailure.setState({ reason: null })
  fault(faults.dropped('discard draft of note'))
  await press(page, 'Discard Draft')
  await answer('Discard Draft')
  await said(`Not saved: ${words.notDiscarded}`)
  fault(faults.silent('discard draft of note', 403))
  await press(page, 'Discard Draft')
  await answer('Discard Draft')
  await said(`Not saved: ${noteMessages.discardFailed}`)
  fault(faults.silent('save draft of note', 403))
  await history.fill('Cough and fever')
  window.dispatchEvent(new Event('online'))
  await said(`Not saved: ${noteMessages.saveFailed}`)
})

test('the page says that a patient has no signed note, and that drafts cannot be read', async () => {
  fault(
    faults.answers('list notes', { rows: [], total: 0, totalIsExact: true, next: null }),
    faults.silent('read own draft note'),
    faults.silent('list own draft notes'),
  )
  const { router } = await openScreen('/patient/14?world=demo&as=doctor')
  await said(noteMessages.draftsFetchFailed)
  await router.navigate({ to: '/patient/$number/note', params: { number: '14' } })
  await said(words.noSignedNote)
  await expectRetry(noteMessages.draftFetchFailed, healed)
})

test('a patient is taken in by a key, the wait ends, and Undo takes it back', async () => {
  await openScreen('/?world=demo&as=doctor')
  await expect.element(next).toHaveTextContent('waiting 27 min')
  await userEvent.keyboard('s')
  const here = page.getByRole('region', { name: 'Patient with you' })
  await expect.element(here).toHaveTextContent(`With you: ${manoj}, since 09:55`)
  await expect.element(rowOf(manoj)).toHaveTextContent('With the doctor since 09:55')
  await expect.element(rowOf(manoj)).not.toHaveTextContent('27 min')
  await said('1 with the doctor · 0 waiting · 1 to come · 1 seen')
  await expect.element(here.getByRole('button', { name: `Start ${manoj}` })).not.toBeInTheDocument()
  await tabTo(page.getByRole('button', { name: 'Undo' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(next).toHaveTextContent('waiting 27 min')
  fault(faults.silent('start visit'))
  await press(next, `Start ${manoj}`)
  await expectDialog('Error!', visitMessages.startFailed)
})
