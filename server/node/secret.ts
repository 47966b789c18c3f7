import { randomBytes } from 'node:crypto'
import { chmod, link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from './start-error'

/**
 * The key that signs tokens, made at the first start and kept in `<directory>/secret`, which only
 * its owner may read. Whoever has it can sign in as anyone; without it, everyone signs in again.
 * @throws StartError where it can be neither read nor written
 */
export async function keptSecret(directory: string): Promise<Uint8Array> {
  const file = join(directory, 'secret')
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 })
    const kept = await readSecret(file)
    if (kept) return kept
    // Whatever a power cut left half written protects nothing.
    await rm(file, { force: true })
    await writeSecret(file)
    const written = await readSecret(file)
    if (written) return written
    throw new Error('what was written cannot be read back')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`The token secret cannot be kept in ${file}: ${reason}`, { cause: error })
  }
}

async function readSecret(file: string): Promise<Uint8Array | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const secret = new TextEncoder().encode(text.trim())
  if (secret.length < 32) return null
  await chmod(file, 0o600)
  return secret
}

/** Complete or not at all; of two processes that start at once, the first one's stands. */
async function writeSecret(file: string): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  const handle = await open(draft, 'wx', 0o600)
  try {
    await handle.writeFile(`${randomBytes(32).toString('base64url')}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  try {
    await link(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
}
