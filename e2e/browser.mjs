import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { say } from '../server/install.mjs'

/** What systems call the browsers that Playwright's Chromium driver can lead; fastest first. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]

const elsewhere = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** @returns {string[]} the system's browsers that exist as files, in the order to try them */
const systemBrowsers = () => {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const found = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...elsewhere,
  ].filter((path) => existsSync(path))
  // /bin is often another name for /usr/bin.
  const files = found.map((path) => realpathSync(path))
  return found.filter((_, at) => files.indexOf(files[at] ?? '') === at)
}

/** @returns {string[]} Playwright's own download, where there is one */
const playwrightsBrowser = () => {
  const { chromium } = createRequire(import.meta.url)('@playwright/test')
  const path = /** @type {string} */ (chromium.executablePath())
  return existsSync(path) ? [path] : []
}

/** @param {string} path @returns {boolean} whether it can show a page, which only a start can tell */
const works = (path) => {
  const { status, stdout } = spawnSync(
    path,
    ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom', 'data:text/html,<p>ready</p>'],
    { encoding: 'utf8', timeout: 60_000, stdio: ['ignore', 'pipe', 'ignore'] },
  )
  return status === 0 && stdout.includes('<p>ready</p>')
}

/**
 * Runs an installer that may fail, its output straight to ours.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {number} timeout in milliseconds
 */
const attempt = (command, args, timeout) => {
  say(`no browser yet, trying: ${[command, ...args].join(' ')}`)
  const { status } = spawnSync(command, args, {
    timeout,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}

const installWithPlaywright = () => {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  // A network that swallows packets would keep the download waiting for ever.
  attempt(process.execPath, [cli, 'install', 'chromium'], 180_000)
}

const installWithApt = () => {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return
  attempt('apt-get', ['update'], 180_000)
  const install = ['install', '--yes', '--no-install-recommends']
  // The full browser carries the libraries that Playwright's download takes for granted.
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (attempt('apt-get', [...install, name], 300_000)) return
}

/**
 * Finds a browser for Playwright: the one of CHROMIUM_PATH, a system's, Playwright's own. Each is
 * started once to prove that it works.
 *
 * @param {{ install: boolean }} options install: fetch one where none works, by Playwright and then
 *   by the system's package manager
 * @returns {string | undefined} its path
 */
export const findBrowser = ({ install }) => {
  const given = process.env.CHROMIUM_PATH
  if (given && works(given)) return given
  if (given) say(`CHROMIUM_PATH (${given}) does not start; looking for another browser`)

  /** @type {Set<string>} */
  const failed = new Set()
  const firstWorking = () =>
    [...systemBrowsers(), ...playwrightsBrowser()].find((path) => {
      if (failed.has(path)) return false
      if (works(path)) return true
      say(`${path} does not start`)
      failed.add(path)
      return false
    })

  const installers = install ? [installWithPlaywright, installWithApt] : []
  let found = firstWorking()
  for (const installer of installers) {
    if (found) break
    installer()
    // An installer may have brought what a browser lacked.
    failed.clear()
    found = firstWorking()
  }
  return found
}
