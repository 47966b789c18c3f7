import { join } from 'node:path'
import { checkNode, install, root } from '../server/install.mjs'
import { flows, installed, runAll, tests } from './steps.mjs'

// `npm test`: everything that tells whether this checkout is sound, on a fresh clone too. It stops
// at the first step that fails, with that step's exit code.

checkNode()
process.chdir(root)
install()

await runAll(
  [
    { name: 'types', args: [installed('typescript', 'bin', 'tsc'), '-b'] },
    {
      name: 'lint and format',
      args: [installed('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings'],
    },
    { name: 'unused code', args: [installed('knip', 'bin', 'knip.js')] },
    tests('unit and API tests'),
    { name: 'build', args: [installed('vite', 'bin', 'vite.js'), 'build'] },
    { name: 'nothing foreign in dist', args: [join('e2e', 'check-dist.mjs')] },
    flows('mocked'),
    flows('live'),
  ],
  'npm test',
)
