import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/db/schema.ts',
    './server/db/schema-care.ts',
    './server/db/schema-audit.ts',
    './server/db/schema-lab.ts',
    './server/db/schema-imports.ts',
    './server/db/schema-hours.ts',
    './server/db/schema-absence-desk.ts',
  ],
  out: './server/db/migrations',
})
