import { build, checkNode, install, root, say } from './install.mjs'
import { registerTypeScript } from './typescript.mjs'

// `npm start`: on a fresh clone, with nothing but Node and npm, up to a running server.

checkNode()
process.chdir(root)
install()
build()
say('starting the server')

await registerTypeScript()
await import('./main.ts')
