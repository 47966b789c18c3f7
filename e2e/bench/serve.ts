import { serve } from '@hono/node-server'
import { start } from '@server/node/start'
import { Hono } from 'hono'

// A process of its own for what is measured, so that the load does not share its thread: the real
// server in the environment given, or the same framework answering a constant.

const [what, env = '{}'] = process.argv.slice(2)

if (what === 'constant') {
  const app = new Hono().all('*', (c) => c.json({ data: [] }))
  serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
    process.send?.({ url: `http://127.0.0.1:${port}`, said: '' }),
  )
} else {
  let said = ''
  const { url } = await start({
    env: { PORT: '0', LOG_LEVEL: 'error', ...JSON.parse(env) },
    cwd: process.cwd(),
    out: { write: (text: string) => (said += text) },
  })
  process.send?.({ url, said })
}
