import { spawnSync } from 'node:child_process'
import { checkNode, install, root, say } from '../server/install.mjs'
import { findBrowser } from './browser.mjs'
import { installed } from './steps.mjs'

// `npm run flow -- departments`: the flows of the specs that are named, on Vite's development server
// instead of a build. Options go to Playwright: `npm run flow -- departments --headed`.

checkNode()
process.chdir(root)
install()
const browser = findBrowser({ install: true })
if (!browser) {
  say('no browser could be found or installed.')
  process.exit(1)
}
const { status } = spawnSync(
  process.execPath,
  [installed('@playwright', 'test', 'cli.js'), 'test', '--project=mocked'].concat(
    process.argv.slice(2),
  ),
  {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: browser, FLOW_DEV: 'http://localhost:4173' },
  },
)
process.exitCode = status ?? 1
