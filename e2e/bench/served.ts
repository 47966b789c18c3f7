import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

export interface Served {
  url: string
  /** What it printed at its first start. */
  said: string
}

/**
 * Runs serve.ts in a process of its own for as long as it is used.
 * @param env of the real server, where that is what is served
 */
export async function serve<Result>(
  what: 'constant' | 'rounds',
  env: Record<string, string>,
  use: (served: Served) => Promise<Result>,
): Promise<Result> {
  const child: ChildProcess = fork(
    new URL('./serve.ts', import.meta.url),
    [what, JSON.stringify(env)],
    {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, TSX_TSCONFIG_PATH: 'tsconfig.json' },
    },
  )
  try {
    const [message] = await once(child, 'message')
    return await use(message as Served)
  } finally {
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
}

/** Signs in with the password that was printed at the first start. */
export async function adminToken({ url, said }: Served): Promise<string> {
  const password = /^\s*admin\s+(\S+)/m.exec(said)?.[1]
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  })
  const { token }: { token: string } = await response.json()
  return token
}
