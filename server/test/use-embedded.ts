import { inject } from 'vitest'

process.env.TEST_DATABASE_COPY = inject('databaseCopy')
