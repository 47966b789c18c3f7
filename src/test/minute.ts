import { beforeEach, vi } from 'vitest'

/** The minute at which each test begins unless it sets another: that of the world busy-monday. */
const minute = Date.UTC(2026, 2, 2, 9, 55)

// Before what a test file does at the start: its own beforeEach goes after this one.
vi.setSystemTime(minute)
beforeEach(() => void vi.setSystemTime(minute))
