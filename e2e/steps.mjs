import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { say } from '../server/install.mjs'
import { findBrowser } from './browser.mjs'

// The steps of `npm test` and `npm run test:long`, one after another.

const reports = mkdtempSync(join(tmpdir(), 'rounds-reports-'))
const seconds = (/** @type {number} */ since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

export const installed = (/** @type {string[]} */ ...parts) => join('node_modules', ...parts)

/** @typedef {{ passed: number, failed: number }} Tally */
/** @typedef {{ name: string, args: string[], env?: Record<string, string>, tally?: () => Tally }} Step */

/** @param {string} file @returns {unknown} a test runner's own report */
const report = (file) => JSON.parse(readFileSync(join(reports, file), 'utf8'))

/** @param {string} project @param {Record<string, string>} [env] @returns {Step} */
export const flows = (project, env = {}) => ({
  name: `flows, ${project}`,
  args: [installed('@playwright', 'test', 'cli.js'), 'test', `--project=${project}`].concat(
    '--reporter=list,json',
  ),
  env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, `${project}.json`) },
  tally: () => {
    const { stats } = /** @type {import('@playwright/test/reporter').JSONReport} */ (
      report(`${project}.json`)
    )
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
  },
})

/** @param {string} name @param {string[]} [files] @param {Record<string, string>} [env] @returns {Step} */
export const tests = (name, files = [], env = {}) => ({
  name,
  args: [
    installed('vitest', 'vitest.mjs'),
    'run',
    ...files,
    '--reporter=default',
    '--reporter=json',
  ].concat(`--outputFile.json=${join(reports, 'vitest.json')}`),
  env,
  tally: () => {
    const { numPassedTests, numFailedTests } =
      /** @type {{ numPassedTests: number, numFailedTests: number }} */ (report('vitest.json'))
    return { passed: numPassedTests, failed: numFailedTests }
  },
})

/**
 * @param {Step} step
 * @returns {Promise<number>} its exit code
 */
const run = (step) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, step.args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...step.env },
    })
    const passOn = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal)
    process.once('SIGTERM', passOn)
    child.on('error', (error) => say(error.message))
    child.on('close', (code) => {
      process.off('SIGTERM', passOn)
      resolve(code ?? 1)
    })
  })

/** @param {Step[]} steps @param {string} command @returns {Promise<{ exitCode: number } & Tally>} */
const runEach = async (steps, command) => {
  const total = { exitCode: 0, passed: 0, failed: 0 }

  say('looking for a browser')
  const browser = findBrowser({ install: true })
  if (!browser) {
    say('no browser could be found or installed.')
    say(`Install Chromium or Chrome, or name one: CHROMIUM_PATH=/path/to/chromium ${command}`)
    return { ...total, exitCode: 1, failed: 1 }
  }
  say(`browser: ${browser}`)
  process.env.CHROMIUM_PATH = browser

  for (const step of steps) {
    const since = Date.now()
    say(`${step.name} …`)
    total.exitCode = await run(step)
    try {
      const { passed, failed } = step.tally?.() ?? { passed: 0, failed: 0 }
      total.passed += passed
      total.failed += failed
    } catch {
      // A runner that could not even begin leaves no report; its exit code tells.
      if (total.exitCode === 0) total.exitCode = 1
    }
    if (total.exitCode !== 0) {
      say(`${step.name}: FAILED after ${seconds(since)}; the steps after it were not run`)
      // A step without tests, or one that broke outside of them, still counts.
      total.failed = Math.max(total.failed, 1)
      break
    }
    say(`${step.name}: ok in ${seconds(since)}`)
  }
  return total
}

/**
 * Runs the steps up to the first that fails, with whose exit code the process then ends.
 * @param {Step[]} steps
 * @param {string} command by which they were started
 */
export const runAll = async (steps, command) => {
  const started = Date.now()
  const { exitCode, passed, failed } = await runEach(steps, command)
  rmSync(reports, { recursive: true, force: true })
  say(`all in ${seconds(started)}`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = exitCode
}
