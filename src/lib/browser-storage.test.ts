import { afterEach, expect, test, vi } from 'vitest'
import { readFlag, readItem, removeItems, writeItem } from './browser-storage'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('keeps, reads and removes', () => {
  writeItem('one', '1')
  writeItem('two', '2')
  expect(readItem('one')).toBe('1')
  removeItems('one', 'two')
  expect(readItem('one')).toBeNull()
  expect(readItem('two')).toBeNull()
})

test.each([
  ['true', false, true],
  ['false', true, false],
  ['TRUE', false, false],
  ['1', false, false],
  ['', true, true],
  ['{"a":', true, true],
])('a flag of %o, otherwise %s, is %s', (text, otherwise, flag) => {
  writeItem('flag', text)
  expect(readFlag('flag', otherwise)).toBe(flag)
})

test('a flag that was never written is the default', () => {
  expect(readFlag('flag', true)).toBe(true)
  expect(readFlag('flag', false)).toBe(false)
})

test('a storage that is switched off reads as empty and swallows what is written', () => {
  const denied = vi.fn(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied })
  expect(readItem('one')).toBeNull()
  expect(readFlag('one', true)).toBe(true)
  expect(writeItem('one', '1')).toBe('forbidden')
  removeItems('one')
  expect(denied).toHaveBeenCalledTimes(4)
})
