import { join } from 'node:path'
import { build, checkNode, install, root, say } from './install.mjs'

// `npm start`: on a fresh clone, with nothing but Node and npm, up to a running server.

checkNode()
process.chdir(root)
install()
build()
say('starting the server')

// The server runs in this very process: signals reach it, and its exit code is npm's.
const { register } = await import('tsx/esm/api')
process.setSourceMapsEnabled(true)
register({ tsconfig: join(root, 'server', 'tsconfig.json') })
await import('./main.ts')
