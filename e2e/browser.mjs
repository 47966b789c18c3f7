import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, realpathSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, delimiter, dirname, join } from 'node:path'
import { root, say } from '../server/install.mjs'
import { patience } from './patience.mjs'

/**
 * What systems call Chromium without its windows: the same flows take it a third less processor time.
 */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell']

/** What systems call the browsers that Playwright's Chromium driver can lead; fastest first. */
const names = [
  ...shellNames,
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

/** @returns {string[]} Playwright's own downloads, where there are any: its shell, then its browser */
const playwrightsBrowsers = () => {
  const { chromium } = createRequire(import.meta.url)('@playwright/test')
  const full = /** @type {string} */ (chromium.executablePath())
  // Such as chromium-1200/chrome-linux/chrome, and the shell in a folder next to chromium-1200.
  const folder = full.split(/[\\/]/).find((part) => /^chromium-\d+$/.test(part)) ?? ''
  const shellFolder = join(
    full.slice(0, full.indexOf(folder)),
    folder.replace('chromium-', 'chromium_headless_shell-'),
  )
  const shells = existsSync(shellFolder)
    ? readdirSync(shellFolder).flatMap((name) =>
        shellNames.map((shell) => join(shellFolder, name, shell)),
      )
    : []
  return [...shells, full].filter((path) => existsSync(path))
}

/** @param {string} path */
const isShell = (path) => shellNames.includes(basename(path))

/** @param {string} path @returns {boolean} whether it can show a page, which only a start can tell */
const works = (path) => {
  const { status, stdout } = spawnSync(
    path,
    ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom', 'data:text/html,<p>ready</p>'],
    { encoding: 'utf8', timeout: 60_000 * patience, stdio: ['ignore', 'pipe', 'ignore'] },
  )
  return status === 0 && stdout.includes('<p>ready</p>')
}

/**
 * Runs an installer that may fail, its output straight to ours.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {number} timeout in milliseconds, on a usual machine
 */
const attempt = (command, args, timeout) => {
  say(`trying: ${[command, ...args].join(' ')}`)
  const { status } = spawnSync(command, args, {
    timeout: timeout * patience,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}

const installWithPlaywright = () => {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  // A network that swallows packets would keep the download waiting for ever.
  attempt(process.execPath, [cli, 'install', '--only-shell', 'chromium'], 180_000)
}

/** @param {string[]} packages of which the first that can be had is enough */
const installWithApt = (packages) => {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return
  attempt('apt-get', ['update'], 180_000)
  const install = ['install', '--yes', '--no-install-recommends']
  for (const name of packages) if (attempt('apt-get', [...install, name], 300_000)) return
}

/** Says that no shell can be installed here, so that the next run does not try it again. */
const noShell = join(root, 'node_modules', '.tmp', 'no-headless-shell')

/**
 * Finds a browser for Playwright: the one of CHROMIUM_PATH, a headless shell, a full browser. Each is
 * started once to prove that it works.
 *
 * @param {{ install: boolean }} options install: fetch a headless shell where there is none, and a full
 *   browser where there is neither; by Playwright, then by the system's package manager
 * @returns {string | undefined} its path
 */
export const findBrowser = ({ install }) => {
  const given = process.env.CHROMIUM_PATH
  if (given && works(given)) return given
  if (given) say(`CHROMIUM_PATH (${given}) does not start; looking for another browser`)

  /** @type {Map<string, boolean>} */
  const tried = new Map()
  const firstWorking = () =>
    [...systemBrowsers(), ...playwrightsBrowsers()]
      .toSorted((a, b) => Number(isShell(b)) - Number(isShell(a)))
      .find((path) => {
        if (!tried.has(path)) tried.set(path, works(path))
        if (!tried.get(path)) say(`${path} does not start`)
        return tried.get(path)
      })

  let found = firstWorking()
  if (!install || (found && (isShell(found) || existsSync(noShell)))) return found
  const packages = found ? ['chromium-headless-shell'] : ['chromium-headless-shell', 'chromium']
  say(found ? 'no headless shell yet, which is quicker' : 'no browser yet')
  for (const installer of [installWithPlaywright, () => installWithApt(packages)]) {
    installer()
    // An installer may have brought what a browser lacked.
    tried.clear()
    found = firstWorking()
    if (found && isShell(found)) return found
  }
  if (found) {
    mkdirSync(dirname(noShell), { recursive: true })
    writeFileSync(noShell, '')
  }
  return found
}
