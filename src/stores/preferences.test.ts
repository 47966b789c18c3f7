import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setDarkMode, useColorScheme, watchColorScheme } from './color-scheme'
import { toggleAdmin, useMenu } from './menu'

describe('dark mode', () => {
  let stop = () => {}
  beforeEach(() => {
    stop = watchColorScheme()
  })
  afterEach(() => stop())

  test('is light by default, on the body too', () => {
    expect(useColorScheme.getState().isDarkMode).toBe(false)
    expect(document.body.dataset.theme).toBe('light')
  })

  test('is kept as JSON and told by a storage event', () => {
    const heard = vi.fn()
    window.addEventListener('storage', heard, { once: true })
    setDarkMode(true)
    expect(localStorage.getItem('isDarkMode')).toBe('true')
    expect(heard.mock.calls[0]?.[0]).toMatchObject({ type: 'storage', key: 'isDarkMode' })
    expect(useColorScheme.getState().isDarkMode).toBe(true)
    expect(document.body.dataset.theme).toBe('dark')
  })

  test('is read again on every storage event, and survives what is no flag', () => {
    localStorage.setItem('isDarkMode', 'true')
    window.dispatchEvent(new Event('storage'))
    expect(document.body.dataset.theme).toBe('dark')
    localStorage.setItem('isDarkMode', '"yes"')
    window.dispatchEvent(new StorageEvent('storage', { key: 'another' }))
    expect(document.body.dataset.theme).toBe('light')
  })

  test('is no longer followed once it is stopped', () => {
    stop()
    setDarkMode(true)
    expect(document.body.dataset.theme).toBe('light')
  })
})

test.each(['true', 'false'])('the Admin group is loaded as it was left: %s', async (kept) => {
  localStorage.setItem('isExpandAdmin', kept)
  vi.resetModules()
  const { useMenu: loaded } = await import('./menu')
  expect(String(loaded.getState().isExpandAdmin)).toBe(kept)
})

test.each(['true', 'false'])('single keys are loaded as they were left: %s', async (kept) => {
  localStorage.setItem('isDeskKeys', kept)
  vi.resetModules()
  const { useSingleKeys } = await import('./single-keys')
  expect(String(useSingleKeys.getState().act)).toBe(kept)
})

test('the Admin group is expanded by default, and its change is kept', () => {
  expect(useMenu.getState().isExpandAdmin).toBe(true)
  toggleAdmin()
  expect(useMenu.getState().isExpandAdmin).toBe(false)
  expect(localStorage.getItem('isExpandAdmin')).toBe('false')
  toggleAdmin()
  expect(localStorage.getItem('isExpandAdmin')).toBe('true')
})
