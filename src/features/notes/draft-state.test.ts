import { emptyNoteText, type NoteText } from '@shared/contracts/note-text'
import { describe, expect, test } from 'vitest'
import {
  appended,
  canSend,
  type DraftEvent,
  type DraftState,
  draftStep,
  isUnsaved,
  localDraft,
  openedDraft,
  type SavedDraft,
} from './draft-state'

const text = (history: string): NoteText => ({ ...emptyNoteText, history })
const saved = (version: number, history: string): SavedDraft => ({
  ...{ id: 'draft', version, text: text(history), savedAt: '2026-03-02T09:55:00.000Z' },
})
const withEvents = (state: DraftState, ...events: DraftEvent[]): DraftState =>
  events.reduce(draftStep, state)
const typed = (history: string): DraftEvent => ({ type: 'typed', text: { history } })
const offline: DraftEvent = { type: 'failed', failure: { isTransient: true, message: 'away' } }

/** Opened again after a reload, by what the tab has kept. */
const reloaded = (state: DraftState, server: SavedDraft | null): DraftState =>
  openedDraft(localDraft(state), server)

describe('what the tab keeps', () => {
  test('is nothing before the first key, and nothing once the server has answered', () => {
    const opened = openedDraft(null, null)
    expect(localDraft(opened)).toBeNull()
    const written = withEvents(opened, typed('Cough'))
    expect(localDraft(written)).toMatchObject({ text: text('Cough'), base: null })
    const done = withEvents(written, { type: 'sent' }, { type: 'saved', draft: saved(1, 'Cough') })
    expect(isUnsaved(done)).toBe(false)
    expect(localDraft(done)).toBeNull()
  })

  test('is there again after a reload, over the version that it was typed over', () => {
    const written = withEvents(openedDraft(null, saved(3, 'Cough')), typed('Cough, fever'), offline)
    const again = reloaded(written, saved(3, 'Cough'))
    expect(again).toMatchObject({ text: text('Cough, fever'), other: null, saved: { version: 3 } })
    expect(isUnsaved(again) && canSend(again)).toBe(true)
  })

  test('is known again where the answer of its save was lost', () => {
    const written = withEvents(
      openedDraft(null, saved(3, 'Cough')),
      typed('Cough, fever'),
      { type: 'sent' },
      offline,
      typed('Cough, fever, rash'),
    )
    const arrived = saved(4, 'Cough, fever')
    for (const state of [
      reloaded(written, arrived),
      withEvents(written, { type: 'differs', draft: arrived }),
    ])
      expect(state).toMatchObject({
        text: text('Cough, fever, rash'),
        other: null,
        saved: { version: 4 },
      })
  })

  test('goes on over a draft that was begun and is empty', () => {
    const written = withEvents(openedDraft(null, null), typed('Cough'), offline)
    expect(reloaded(written, saved(1, ''))).toMatchObject({ other: null, text: text('Cough') })
  })
})

describe('two windows', () => {
  const written = withEvents(openedDraft(null, saved(3, 'Cough')), typed('Cough, fever'))
  const differs = withEvents(written, { type: 'differs', draft: saved(4, 'Cough, rash') })

  test('have both texts until one is chosen, through a reload too, and nothing is sent', () => {
    for (const state of [differs, reloaded(differs, saved(4, 'Cough, rash'))]) {
      expect(state.text).toEqual(text('Cough, fever'))
      expect(state.other?.text).toEqual(text('Cough, rash'))
      expect(canSend(state)).toBe(false)
    }
  })

  test.each([
    ['mine', 'Cough, fever'],
    ['other', 'Cough, rash'],
    ['both', 'Cough, rash\nCough, fever'],
  ] as const)('go on with %s', (which, history) => {
    const state = withEvents(differs, { type: 'chosen', which })
    expect(state).toMatchObject({ text: text(history), other: null, saved: { version: 4 } })
    expect(isUnsaved(state)).toBe(which !== 'other')
  })

  test('take over what the other has saved where nothing is typed here', () => {
    const opened = openedDraft(null, saved(3, 'Cough'))
    const read = withEvents(opened, { type: 'read', draft: saved(4, 'Cough, rash') })
    expect(read).toMatchObject({ text: text('Cough, rash'), other: null })
    expect(withEvents(written, { type: 'read', draft: saved(4, 'Cough, rash') })).toBe(written)
  })
})

describe('a draft that was signed or discarded in another window', () => {
  test('leaves its text on the page, through a reload, for a new note', () => {
    const written = withEvents(openedDraft(null, saved(3, 'Cough')), typed('Cough, fever'))
    for (const state of [withEvents(written, { type: 'gone' }), reloaded(written, null)]) {
      expect(state).toMatchObject({ text: text('Cough, fever'), isGone: true })
      expect(canSend(state)).toBe(false)
      const restarted = withEvents(state, { type: 'restarted' })
      expect(restarted).toMatchObject({ saved: null, isGone: false, text: text('Cough, fever') })
    }
  })
})

test('inserted text replaces nothing and is not inserted twice', () => {
  expect(appended('', 'Plan')).toBe('Plan')
  expect(appended('Rest. ', 'Plan')).toBe('Rest.\nPlan')
  expect(appended('Plan', 'Plan')).toBe('Plan')
  expect(appended('Plan', ' ')).toBe('Plan')
})
