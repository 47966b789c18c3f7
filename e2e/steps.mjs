import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { say } from '../server/install.mjs'
import { findBrowser } from './browser.mjs'

// The steps of `npm test` and `npm run test:long`: what each runs, what it cost, what it found.

/** Where runners leave their reports; made by `runAll`. */
const reports = join(tmpdir(), `rounds-reports-${process.pid}`)

export const installed = (/** @type {string[]} */ ...parts) => join('node_modules', ...parts)

/** @typedef {{ passed: number, failed: number }} Tally */
/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} args a program of Node's and its arguments
 * @property {number} [budget] seconds of wall time on two quiet cores
 * @property {Record<string, string>} [env]
 * @property {() => Tally} [tally] how many tests it ran, once it has ended
 */

/** @param {string} file @returns {unknown} a test runner's own report */
const report = (file) => JSON.parse(readFileSync(join(reports, file), 'utf8'))

/** @param {string} name @returns {string} a file's name */
const fileName = (name) => `${name.replaceAll(/\W+/g, '-')}.json`

/**
 * Flows in a browser.
 * @param {string} name
 * @param {string} project of playwright.config.ts
 * @param {Pick<Step, 'budget' | 'env'>} [more]
 * @returns {Step}
 */
export const flows = (name, project, { env = {}, ...more } = {}) => ({
  name,
  args: [installed('@playwright', 'test', 'cli.js'), 'test', `--project=${project}`].concat(
    '--reporter=list,json',
  ),
  ...more,
  env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, fileName(name)) },
  tally: () => {
    const { stats } = /** @type {import('@playwright/test/reporter').JSONReport} */ (
      report(fileName(name))
    )
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
  },
})

/**
 * Tests in Vitest.
 * @param {string} name
 * @param {string[]} args projects and files, as Vitest takes them
 * @param {Pick<Step, 'budget' | 'env'>} [more]
 * @returns {Step}
 */
export const tests = (name, args = [], more = {}) => ({
  name,
  args: [
    installed('vitest', 'vitest.mjs'),
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
  ].concat(`--outputFile.json=${join(reports, fileName(name))}`),
  ...more,
  tally: () => {
    const { numPassedTests, numFailedTests } =
      /** @type {{ numPassedTests: number, numFailedTests: number }} */ (report(fileName(name)))
    return { passed: numPassedTests, failed: numFailedTests }
  },
})

/** What the kernel counts in a second, on every Linux. */
const ticksPerSecond = 100

/**
 * @returns {number | undefined} the processor seconds of all children that have ended, with theirs;
 *   undefined where there is no /proc
 */
const childrenSeconds = () => {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8')
    // The fields after the program's name, which is in brackets: 14 and 15 of them are the children's.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond
  } catch {
    return undefined
  }
}

/** Of the children's seconds, those that belong to steps that have ended, or to what came before them. */
let countedSeconds = 0

/** @returns {string} what the step that has just ended took of the processors, for a sentence */
const processorTime = () => {
  const all = childrenSeconds()
  if (all === undefined) return ''
  const own = all - countedSeconds
  countedSeconds = all
  return `, ${own.toFixed(0)} s of processor time`
}

/** @param {number} wall in seconds @param {number | undefined} budget in seconds @returns {string} */
const againstBudget = (wall, budget) => {
  if (budget === undefined) return ''
  if (wall <= 1.5 * budget) return ` (budget ${budget} s)`
  return ` (budget ${budget} s: this took more than half as long again)`
}

/** Whether this process was asked to end: no other step begins then. */
let isEnding = false

/**
 * Runs a step, and says how it went when it has ended.
 * @param {Step} step
 * @param {{ isQuiet: boolean }} how isQuiet: what it says is kept until it has ended, since another one
 *   runs at the same time
 * @returns {Promise<Tally & { exitCode: number }>}
 */
const run = (step, { isQuiet }) =>
  new Promise((resolve) => {
    const since = Date.now()
    const output = isQuiet ? 'pipe' : 'inherit'
    const child = spawn(process.execPath, step.args, {
      stdio: ['ignore', output, output],
      env: { ...process.env, ...step.env },
    })
    /** @type {Buffer[]} */
    const said = []
    child.stdout?.on('data', (chunk) => said.push(chunk))
    child.stderr?.on('data', (chunk) => said.push(chunk))
    const passOn = (/** @type {NodeJS.Signals} */ signal) => {
      isEnding = true
      child.kill(signal)
    }
    process.once('SIGTERM', passOn)
    child.on('error', (error) => say(error.message))
    child.on('close', (code) => {
      process.off('SIGTERM', passOn)
      process.stdout.write(Buffer.concat(said))
      const result = { exitCode: code ?? 1, passed: 0, failed: 0 }
      try {
        Object.assign(result, step.tally?.())
      } catch {
        // A runner that could not even begin leaves no report.
        if (result.exitCode === 0) result.exitCode = 1
      }
      // A step without tests, or one that broke outside of them, still counts.
      if (result.exitCode !== 0) result.failed = Math.max(result.failed, 1)
      const wall = (Date.now() - since) / 1000
      const outcome = result.exitCode === 0 ? 'ok' : 'FAILED'
      say(
        `${step.name}: ${outcome} in ${wall.toFixed(1)} s${processorTime()}${againstBudget(wall, step.budget)}`,
      )
      resolve(result)
    })
  })

/**
 * Runs a stage's steps, two at a time, in their order; all of them, whatever fails.
 * @param {Step[]} steps
 */
const runStage = async (steps) => {
  const total = { exitCode: 0, passed: 0, failed: 0 }
  const waiting = [...steps]
  const isQuiet = steps.length > 1
  const work = async () => {
    for (let step = waiting.shift(); step && !isEnding; step = waiting.shift()) {
      if (!isQuiet) say(`${step.name} …`)
      const { exitCode, passed, failed } = await run(step, { isQuiet })
      total.exitCode ||= exitCode
      total.passed += passed
      total.failed += failed
    }
  }
  await Promise.all([work(), work()])
  return total
}

/** @returns {boolean} whether there is a browser, which CHROMIUM_PATH names from then on */
const provideBrowser = (/** @type {string} */ command) => {
  say('looking for a browser')
  const browser = findBrowser({ install: true })
  if (!browser) {
    say('no browser could be found or installed.')
    say(`Install Chromium or Chrome, or name one: CHROMIUM_PATH=/path/to/chromium ${command}`)
    return false
  }
  say(`browser: ${browser}`)
  process.env.CHROMIUM_PATH = browser
  return true
}

/**
 * Runs the stages, and ends the process with the exit code of the first step that failed.
 * @param {Step[][]} stages each of steps that may run at the same time
 * @param {object} options
 * @param {string} options.command by which they were started
 * @param {boolean} [options.needsBrowser] whether a browser is found or installed first
 * @param {boolean} [options.goesOn] whether the stages after one that failed are run as well
 */
export const runAll = async (stages, { command, needsBrowser = true, goesOn = false }) => {
  const total = { exitCode: 1, passed: 0, failed: 1 }
  mkdirSync(reports, { recursive: true })
  if (!needsBrowser || provideBrowser(command)) {
    const started = Date.now()
    countedSeconds = childrenSeconds() ?? 0
    Object.assign(total, { exitCode: 0, failed: 0 })
    for (const stage of stages) {
      const { exitCode, passed, failed } = await runStage(stage)
      total.exitCode ||= exitCode
      total.passed += passed
      total.failed += failed
      if (isEnding || (exitCode !== 0 && !goesOn)) break
    }
    if (total.exitCode !== 0 && !goesOn) say('the steps after the one that failed were not run')
    say(`all in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  }
  rmSync(reports, { recursive: true, force: true })
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.exitCode
}
