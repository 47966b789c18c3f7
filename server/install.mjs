import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
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
 * @param {string} path a file or folder in the root, which may be absent
 * @returns {string[]} the folders and files from there down, in a fixed order
 */
const walk = (path) => {
  const stats = statSync(join(root, path), { throwIfNoEntry: false })
  if (!stats) return []
  if (!stats.isDirectory()) return [path]
  const inside = readdirSync(join(root, path)).sort()
  return [path, ...inside.flatMap((name) => walk(join(path, name)))]
}

/** @returns {string[]} all that dist/ is made of */
const buildInputs = () => [
  ...['src', 'index.html', 'vite.config.ts', 'package-lock.json'].flatMap(walk),
  ...readdirSync(root).filter((name) => name.startsWith('.env')),
]

/** @param {string} path @returns {number} when it was changed, in milliseconds since 1970 */
const changedAt = (path) => statSync(join(root, path)).mtimeMs

/** Inside dist/, so that it goes with the build that it describes. */
const stamp = join(root, 'dist', '.made-from')

/** @returns {string} what a build made now would be made of: the inputs and the VITE_* settings */
const fingerprint = () => {
  const hash = createHash('sha256')
  for (const path of buildInputs()) {
    const isFile = statSync(join(root, path)).isFile()
    hash.update(`${path}\0`).update(isFile ? readFileSync(join(root, path)) : '')
  }
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  return hash.update(JSON.stringify(settings.sort())).digest('hex')
}

/** @returns {string | undefined} why dist/ cannot be served as it is */
const whyBuild = () => {
  if (!existsSync(join(root, 'dist', 'index.html'))) return 'no dist/ yet'
  // By content: an upgrade that is unpacked over an older one may bring files with older dates.
  if (existsSync(stamp))
    return readFileSync(stamp, 'utf8') === fingerprint()
      ? undefined
      : 'the sources or the VITE_* settings have changed'
  // Built by hand, with settings that we can't know: kept for as long as nothing is newer.
  const built = changedAt(join('dist', 'index.html'))
  const newer = buildInputs().find((path) => changedAt(path) > built)
  return newer && `${newer} is newer than dist/`
}

/** Builds dist/, unless it is already made of what is here. */
export const build = () => {
  const reason = whyBuild()
  if (!reason) return
  say(`building dist/ (${reason}): vite build`)
  runOrExit(process.execPath, [join('node_modules', 'vite', 'bin', 'vite.js'), 'build'])
  // Afterwards, because the build writes the routes' tree among its own inputs.
  writeFileSync(stamp, fingerprint())
}
