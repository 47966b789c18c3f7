import { join } from 'node:path'
import { installed } from './steps.mjs'

// What needs no test to tell that something is wrong.

const tsc = installed('typescript', 'bin', 'tsc')

/** Both programs know what they checked last: node_modules/.tmp. */
export const types = [
  { name: 'types of the client', args: [tsc, '-p', 'src'], budget: 25 },
  { name: 'types of the rest', args: [tsc, '-p', '.'], budget: 25 },
]

/** @param {string[]} files all of them unless given */
export const lint = (...files) => ({
  name: 'lint and format',
  args: [
    installed('@biomejs', 'biome', 'bin', 'biome'),
    ...['check', '--error-on-warnings', '--no-errors-on-unmatched'],
    ...files,
  ],
  budget: 15,
})

export const unusedCode = {
  name: 'unused code',
  args: [installed('knip', 'bin', 'knip.js')],
  budget: 15,
}

export const build = {
  name: 'build',
  args: [installed('vite', 'bin', 'vite.js'), 'build'],
  budget: 25,
}

export const builtFiles = {
  name: 'nothing foreign in dist',
  args: [join('e2e', 'check-dist.mjs')],
}

/** Each message of the contracts is named by a test. */
export const messages = {
  name: 'messages without a test',
  args: ['--import', 'tsx', join('e2e', 'messages.ts'), '--unproven'],
  budget: 10,
}
