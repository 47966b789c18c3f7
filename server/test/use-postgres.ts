import { inject, vi } from 'vitest'

// Files share their worker, but no module of ours.
vi.resetModules()

// Only this project's workers may see the address: the other runs the same tests on PGlite.
process.env.TEST_DATABASE_URL = inject('databaseUrl')
