import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// Files share their worker and its document, but no module of ours.
vi.resetModules()

configure({ asyncUtilTimeout: 10_000 })

// A text area measures itself again when fonts have loaded; this DOM has none.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })

/** The minute at which each test begins unless it sets another: that of the world busy-monday. */
const minute = Date.UTC(2026, 2, 2, 9, 55)

// Before what a test file does at the start: its own beforeEach goes after this one.
vi.setSystemTime(minute)
beforeEach(() => void vi.setSystemTime(minute))

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})
