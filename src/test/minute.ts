import { beforeEach, vi } from 'vitest'

/** At which every test's clock stands unless it puts it elsewhere: the minute of the world busy-monday. */
const minute = Date.UTC(2026, 2, 2, 9, 55)

// Before what a test file does at the start: its own beforeEach goes after this one.
vi.setSystemTime(minute)
beforeEach(() => void vi.setSystemTime(minute))
