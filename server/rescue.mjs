import { checkNode, install, root } from './install.mjs'
import { registerTypeScript } from './typescript.mjs'

// `npm run rescue -- USERNAME`: gives a clinic that is locked out its administration back.

checkNode()
process.chdir(root)
install()

await registerTypeScript()
const { rescue } = await import('./node/rescue.ts')
process.exitCode = await rescue({
  args: process.argv.slice(2),
  env: process.env,
  cwd: root,
  out: process.stdout,
  err: process.stderr,
})
