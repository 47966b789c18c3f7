import { join } from 'node:path'
import { root } from './install.mjs'

/**
 * Lets this very process import the server's TypeScript: signals reach it, and its exit code is
 * npm's. The packages have to be installed.
 */
export const registerTypeScript = async () => {
  const { register } = await import('tsx/esm/api')
  process.setSourceMapsEnabled(true)
  register({ tsconfig: join(root, 'tsconfig.json') })
}
