import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The real server in a process of its own, as `npm start` runs it. */
export interface ServerProcess {
  url: string
  /** All that it has said so far. */
  said(): string
  /** The password that it told for this account at its first start. */
  password(username: string): string
  /** Reads no more of what it says: both its streams are closed at this end. */
  hangUp(): void
  signal(signal: NodeJS.Signals): void
  /** @returns the exit code, or null where the signal killed it */
  end(signal: NodeJS.Signals): Promise<number | null>
}

/** Its configuration is this one and the defaults, whatever the environment of the tests is. */
function run(config: Record<string, string>): { child: ChildProcess; said: () => string } {
  const { PATH, HOME, TMPDIR } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, TSX_TSCONFIG_PATH: 'tsconfig.json', PORT: '0', ...config },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      said += String(chunk)
    })
  return { child, said: () => said }
}

/** Starts it and waits until it answers. */
export async function startServer(config: Record<string, string>): Promise<ServerProcess> {
  const { child, said } = run(config)
  const url = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const found = /running at (\S+)/.exec(said())?.[1]
      if (found) resolve(found)
    }
    child.stdout?.on('data', look)
    child.once('error', reject)
    child.once('close', (code) => reject(new Error(`The server ended with ${code}: ${said()}`)))
  })
  const signal = (name: NodeJS.Signals) => {
    if (!child.kill(name)) throw new Error(`The server had ended already: ${said()}`)
  }
  return {
    url,
    said,
    password: (username) => {
      const found = new RegExp(`^ +${username} +(\\S+)`, 'm').exec(said())?.[1]
      if (!found) throw new Error(`The server told no password for ${username}: ${said()}`)
      return found
    },
    hangUp: () => {
      child.stdout?.destroy()
      child.stderr?.destroy()
    },
    signal,
    end: async (name) => {
      const ended = once(child, 'close')
      signal(name)
      const [code]: (number | null)[] = await ended
      return code ?? null
    },
  }
}

/** Starts it where it is to end by itself. */
export async function startInVain(
  config: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
  const { child, said } = run(config)
  const [code]: (number | null)[] = await once(child, 'close')
  return { code: code ?? null, said: said() }
}
