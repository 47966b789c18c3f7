import { checkNode, install, root } from './install.mjs'
import { registerTypeScript } from './typescript.mjs'

// `npm run audit -- verify`: compares who opened and changed what with the seals over it.

checkNode()
process.chdir(root)
install()

await registerTypeScript()
const { audit } = await import('./node/audit.ts')
process.exitCode = await audit({
  args: process.argv.slice(2),
  env: process.env,
  cwd: root,
  out: process.stdout,
  err: process.stderr,
})
