import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Runs before anything is installed, so it may use nothing but Node's own modules.

/** The project's root, absolute. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** @param {string} message */
export const say = (message) => console.log(`rounds: ${message}`)

/** @param {string} path @returns {unknown} */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/**
 * @param {string} path
 * @returns {Record<string, { version?: string, optional?: boolean }> | undefined}
 *   what a lock file lists by folder, without the project itself; undefined where there is no readable lock
 */
const lockedPackages = (path) => {
  try {
    const lock = /** @type {{ packages?: Record<string, {}> }} */ (readJson(path))
    return Object.fromEntries(Object.entries(lock.packages ?? {}).filter(([folder]) => folder))
  } catch {
    return undefined
  }
}

/**
 * Runs a program in the project's root, its output straight to ours, and ends this process
 * with the program's exit code if it fails.
 *
 * @param {string} command
 * @param {string[]} args
 */
const runOrExit = (command, args) => {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // npm is a .cmd file on Windows, which only a shell can start.
    shell: process.platform === 'win32' && command === 'npm',
  })
  if (error) say(`${command} could not be started: ${error.message}`)
  if (status !== 0) {
    say(`"${[command, ...args].join(' ')}" failed; nothing was started`)
    process.exit(status ?? 1)
  }
}

/** Ends the process, with a message, on a Node that package.json's `engines` rules out. */
export const checkNode = () => {
  const { engines } = /** @type {{ engines: { node: string } }} */ (
    readJson(join(root, 'package.json'))
  )
  const wanted = engines.node.replace(/^>=/, '').split('.').map(Number)
  const running = process.versions.node.split('.').map(Number)
  const at = wanted.findIndex((part, index) => part !== running[index])
  if (at >= 0 && Number(running[at]) < Number(wanted[at])) {
    console.error(
      `Rounds needs Node ${engines.node}; this is Node ${process.versions.node} (${process.execPath}).`,
    )
    process.exit(1)
  }
}

/** @returns {string | undefined} why the installed packages are not those of the lock file */
const whyInstall = () => {
  const wanted = lockedPackages(join(root, 'package-lock.json')) ?? {}
  // npm writes this file when an installation is complete: a broken-off one lacks it.
  const installed = lockedPackages(join(root, 'node_modules', '.package-lock.json'))
  if (!installed) return 'no complete node_modules'
  for (const [folder, entry] of Object.entries(wanted)) {
    const found = installed[folder]
    // Optional ones are those for other systems than this.
    if (!found && !entry.optional) return `${folder} is missing`
    if (found && found.version !== entry.version) return `${folder} is not ${entry.version}`
  }
  const extra = Object.keys(installed).find((folder) => !wanted[folder])
  return extra && `${extra} is not in package-lock.json`
}

/** Installs what package-lock.json names, unless exactly that is installed. */
export const install = () => {
  const reason = whyInstall()
  if (!reason) return
  say(`installing packages (${reason}): npm ci`)
  // Building and testing need the development packages, whatever NODE_ENV says.
  runOrExit('npm', ['ci', '--include=dev'])
}

/**
 * @param {string} path a file or folder, which may be absent
 * @returns {number} the newest modification in it, in milliseconds since 1970
 */
const newest = (path) => {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return 0
  if (!stats.isDirectory()) return stats.mtimeMs
  // A folder's own time tells of a deleted file.
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

const builtWith = join(root, 'node_modules', '.tmp', 'built-with.json')

/** @returns {string} the environment's VITE_* settings, which a build bakes in */
const buildSettings = () =>
  JSON.stringify(
    Object.entries(process.env)
      .filter(([name]) => name.startsWith('VITE_'))
      .sort(),
  )

/** @returns {string | undefined} why dist/ cannot be served as it is */
const whyBuild = () => {
  const built = newest(join(root, 'dist', 'index.html'))
  if (!built) return 'no dist/ yet'
  const changed = [
    ...['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'],
    ...readdirSync(root).filter((name) => name.startsWith('.env')),
  ].find((input) => newest(join(root, input)) > built)
  if (changed) return `${changed} is newer than dist/`
  const settings = existsSync(builtWith) ? readFileSync(builtWith, 'utf8') : '[]'
  return settings === buildSettings() ? undefined : 'the VITE_* settings have changed'
}

/** Builds dist/, unless it is newer than all that it is made of. */
export const build = () => {
  const reason = whyBuild()
  if (!reason) return
  say(`building dist/ (${reason}): vite build`)
  runOrExit(process.execPath, [join('node_modules', 'vite', 'bin', 'vite.js'), 'build'])
  mkdirSync(dirname(builtWith), { recursive: true })
  writeFileSync(builtWith, buildSettings())
}
