import './minute'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Files share their worker and its document, but no module of ours.
vi.resetModules()

configure({ asyncUtilTimeout: 10_000 })

// A text area measures itself again when fonts have loaded; this DOM has none.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})
