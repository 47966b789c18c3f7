import { checkNode, install, root } from '../server/install.mjs'
import { build, builtFiles, lint, messages, types, unusedCode } from './checks.mjs'
import { flows, runAll, tests } from './steps.mjs'

// `npm test`: everything that tells whether this checkout is sound, on a fresh clone too. It stops
// at the first stage with a step that fails, with that step's exit code. docs/testing.md says what it
// may cost, and what `npm run test:long` proves besides.

checkNode()
process.chdir(root)
install()

await runAll(
  [
    [...types, build, unusedCode, lint(), messages],
    [builtFiles],
    [
      tests('unit and API tests', ['--project=!browser', '--maxWorkers=3'], {
        // Some wait for programs that they have started.
        budget: 150,
      }),
    ],
    [tests('screen tests', ['--project=browser'], { budget: 180 })],
    [flows('flows', 'mocked', { budget: 220 })],
    [flows('live flows', 'live', { budget: 40 })],
  ],
  { command: 'npm test' },
)
