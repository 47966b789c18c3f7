import { DataDirectoryError } from './node/durable-pglite'
import { type RunningServer, start } from './node/start'
import { StartError } from './node/start-error'

// The Node door: `npm start` comes in here.

/** Milliseconds after which a stop that hangs is ended. */
const stopLimit = 10_000

let running: RunningServer | undefined

// Whoever reads the log may go away (a pipe's reader, a full disk); records are kept all the same.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

process.on('uncaughtException', (error) => {
  // What state the program is in is unknown; what was acknowledged is on the disk.
  if (running) running.log.error({ err: error }, 'uncaught error: the server ends')
  else process.stderr.write(`rounds: ${error.stack}\n`)
  process.exit(1)
})

async function stop(server: RunningServer, signal: NodeJS.Signals): Promise<void> {
  server.log.info({ signal }, 'stopping')
  setTimeout(() => {
    server.log.error({}, 'the stop took too long: the server ends')
    process.exit(1)
  }, stopLimit).unref()
  await server.stop()
  server.log.info({}, 'stopped')
  process.exit(0)
}

try {
  const server = await start({ env: process.env, cwd: process.cwd(), out: process.stdout })
  running = server
  // Once: whoever presses Ctrl-C a second time does not want to wait.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop(server, signal))
} catch (error) {
  if (!(error instanceof StartError || error instanceof DataDirectoryError)) throw error
  process.stderr.write(`rounds: ${error.message}\n`)
  process.exit(1)
}
