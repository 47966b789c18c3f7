import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { installed } from './steps.mjs'

// What needs no test to tell that something is wrong.

const tsc = installed('typescript', 'bin', 'tsc')

/** Both programs know what they checked last. */
const programs = [
  {
    step: { name: 'types of the client', args: [tsc, '-p', 'src'], budget: 25 },
    known: join('node_modules', '.tmp', 'src.tsbuildinfo'),
  },
  {
    step: { name: 'types of the rest', args: [tsc, '-p', '.'], budget: 25 },
    known: join('node_modules', '.tmp', 'node.tsbuildinfo'),
  },
]

export const types = programs.map(({ step }) => step)

/** @param {string} info where a program noted what it read @returns {Set<string> | null} null before its first run */
const filesRead = (info) => {
  if (!existsSync(info)) return null
  /** @type {{ fileNames: string[] }} */
  const { fileNames } = JSON.parse(readFileSync(info, 'utf8'))
  return new Set(fileNames.map((name) => relative('.', join(dirname(info), name))))
}

/**
 * @param {string[]} files what has changed
 * @returns the programs that can find something else in them than before: who reads one of them, or both
 *   where one is new
 */
export const typesOf = (files) => {
  const read = programs.map(({ known }) => filesRead(known))
  const isNew = (/** @type {string} */ file) =>
    /\.(ts|tsx|mjs|json)$/.test(file) && !read.some((one) => one?.has(file))
  if (files.some(isNew)) return types
  return types.filter((_, at) => files.some((file) => read[at]?.has(file) ?? true))
}

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
