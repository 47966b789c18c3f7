import { inject, vi } from 'vitest'

// Files share their worker, but no module of ours.
vi.resetModules()

process.env.TEST_DATABASE_COPY = inject('databaseCopy')
