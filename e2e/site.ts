import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { build } from '@server/install.mjs'
import { createLogger } from '@server/node/log'
import { createSite } from '@server/node/static'

// Serves dist/ for the mocked flows as a clinic's server does, content policy and all, but without
// its API: `tsx e2e/site.ts <port>`. Building it first where it is out of date keeps a flow from
// testing yesterday's screens.

build()
serve({
  fetch: createSite(fileURLToPath(new URL('../dist', import.meta.url)), {
    log: createLogger('error', process.stderr),
    clock: Date.now,
  }).fetch,
  hostname: 'localhost',
  port: Number(process.argv[2]),
})
