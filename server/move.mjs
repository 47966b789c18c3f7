import { checkNode, install, root } from './install.mjs'
import { registerTypeScript } from './typescript.mjs'

// `npm run move`: brings a clinic from the embedded database into the PostgreSQL of DATABASE_URL.

checkNode()
process.chdir(root)
install()

await registerTypeScript()
const { moveClinic } = await import('./node/move-clinic.ts')
process.exitCode = await moveClinic({
  args: process.argv.slice(2),
  env: process.env,
  cwd: root,
  out: process.stdout,
  err: process.stderr,
})
