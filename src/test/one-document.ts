import { builtinEnvironments, type Environment } from 'vitest/runtime'

/** happy-dom, made once for a worker: a window takes longer than most files' tests. setup.ts clears it. */
export default {
  ...builtinEnvironments['happy-dom'],
  async setup(global, options) {
    if (!('document' in global)) await builtinEnvironments['happy-dom'].setup(global, options)
    return { teardown: () => {} }
  },
} satisfies Environment
