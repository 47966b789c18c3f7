import { inject } from 'vitest'

// For this project's workers alone: those of `embedded` have a database of their own in memory.
process.env.TEST_DATABASE_URL = inject('databaseUrl')
process.env.TEST_DATABASE_TEMPLATE = inject('databaseTemplate')
