import { checkNode, install, root } from './install.mjs'
import { registerTypeScript } from './typescript.mjs'

// `npm run names -- rxnorm FOLDER`: loads names of medicines for the check of interactions.

checkNode()
process.chdir(root)
install()

await registerTypeScript()
const { loadNames } = await import('./node/load-names.ts')
process.exitCode = await loadNames({
  args: process.argv.slice(2),
  env: process.env,
  cwd: root,
  out: process.stdout,
  err: process.stderr,
})
