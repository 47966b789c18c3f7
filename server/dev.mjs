import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { checkNode, install, root, say } from './install.mjs'

// `npm run dev`: the API server, started again at every change, and Vite in front of it.

checkNode()
install()

const bin = (/** @type {string[]} */ ...parts) => join(root, 'node_modules', ...parts)
const programs = {
  'API server': [
    bin('tsx', 'dist', 'cli.mjs'),
    ...['watch', '--clear-screen=false'],
    join('server', 'main.ts'),
  ],
  Vite: [bin('vite', 'bin', 'vite.js')],
}

// Whatever stops us, we stay until both have ended, so that the server can close its database.
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
let exitCode = 0
let stopping = false

/** @param {NodeJS.Signals} signal */
const stopAll = (signal) => {
  stopping = true
  for (const child of running) child.kill(signal)
}

for (const [name, args] of Object.entries(programs)) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    // Both listen for keys; only one can have them.
    stdio: [name === 'Vite' ? 'inherit' : 'ignore', 'inherit', 'inherit'],
  })
  running.add(child)
  child.on('exit', (code) => {
    running.delete(child)
    if (stopping) return
    say(`${name} has ended; stopping`)
    exitCode = code ?? 1
    stopAll('SIGTERM')
  })
}

process.on('SIGINT', () => {
  stopping = true
  // A terminal's Ctrl-C reaches the programs by itself, and a second signal would cut the server's
  // closing short; they get one from us only where the first was for us alone.
  setTimeout(() => stopAll('SIGTERM'), 5_000).unref()
})
process.on('SIGTERM', () => stopAll('SIGTERM'))
process.on('exit', () => {
  process.exitCode = exitCode
})
