import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** Has a directory with all that is in it on the disk. */
export function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else sync(path)
  }
  sync(directory)
}

/** Has one file, or one directory's names, on the disk. */
export function sync(path: string): void {
  const fd = openSync(path, 'r')
  try {
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}

/** What Emscripten's file system over Node's offers, and what its own typings leave out. */
interface NodeStreams {
  tryFSOperation<T>(operation: () => T): T
  stream_ops: {
    write(stream: NodeStream, ...data: unknown[]): number
    /** Called by fsync(2), which otherwise succeeds without doing anything. */
    fsync?(stream: NodeStream): number
  }
}

interface NodeStream {
  /** The file's descriptor in Node. Directories have one too. */
  nfd: number
}

/** Files whose fsync reaches the disk, and which nobody writes who may not. */
export class SyncedNodeFS extends NodeFS {
  readonly #mayWrite: () => boolean

  constructor(directory: string, mayWrite: () => boolean) {
    super(directory)
    this.#mayWrite = mayWrite
  }

  override async init(...[client, given]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(client, given)
    const preRun = [...(emscriptenOpts.preRun ?? [])]
    preRun.push((engine) => {
      // The typings of the file systems are those of a package that PGlite doesn't bring along.
      this.#secure(engine.NODEFS as unknown as NodeStreams)
    })
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }

  /** These operations belong to this one database: each has an engine of its own. */
  #secure(nodefs: NodeStreams): void {
    const { write } = nodefs.stream_ops
    nodefs.stream_ops.write = (stream, ...data) => {
      nodefs.tryFSOperation(() => {
        if (!this.#mayWrite()) throw Object.assign(new Error('stopped'), { code: 'EIO' })
      })
      return write(stream, ...data)
    }
    nodefs.stream_ops.fsync = (stream) => {
      nodefs.tryFSOperation(() => fsyncSync(stream.nfd))
      return 0
    }
  }
}
