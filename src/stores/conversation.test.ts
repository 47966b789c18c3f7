import { beforeEach, expect, test, vi } from 'vitest'
import {
  addMessage,
  beginAsking,
  clearConversation,
  dropLast,
  setDraft,
  stopAsking,
  useConversation,
  useMessageBox,
} from './conversation'

const texts = () => useConversation.getState().messages.map(({ text }) => text)
const say = (text: string) => addMessage({ from: 'person', text })

beforeEach(clearConversation)

test('keeps what was said, in order, in the tab’s own storage', () => {
  say('One?')
  addMessage({ from: 'assistant', text: 'One.' })
  expect(texts()).toEqual(['One?', 'One.'])
  expect(sessionStorage.getItem('conversation')).toContain('One.')
  expect(localStorage.getItem('conversation')).toBeNull()
})

test('gives every message an id of its own, after some were dropped too', () => {
  for (let count = 1; count <= 250; count++) say(`Number ${count}`)
  expect(texts()).toHaveLength(200)
  expect(texts().at(-1)).toBe('Number 250')
  dropLast()
  say('again')
  const ids = useConversation.getState().messages.map(({ id }) => id)
  expect(new Set(ids).size).toBe(200)
})

test('ends the call that is stopped', () => {
  const signal = beginAsking()
  expect(useMessageBox.getState().asking).not.toBeNull()
  stopAsking()
  expect(signal.aborted).toBe(true)
  expect(useMessageBox.getState().asking).toBeNull()
})

test('forgets everything, and what is under way with it', () => {
  say('A secret')
  setDraft('half a secret')
  const signal = beginAsking()
  clearConversation()
  expect(texts()).toEqual([])
  expect(useMessageBox.getState()).toEqual({ draft: '', asking: null })
  expect(signal.aborted).toBe(true)
  expect(JSON.stringify(sessionStorage)).not.toContain('secret')
})

test('goes on where nothing can be stored', () => {
  const full = vi.fn(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  vi.stubGlobal('sessionStorage', { getItem: full, setItem: full })
  say('Still?')
  vi.unstubAllGlobals()
  expect(full).toHaveBeenCalled()
  expect(texts()).toEqual(['Still?'])
})
