import { clear, createStore, delMany, get, keys, set } from 'idb-keyval'
import { keep } from './local/kept'

/** Milliseconds after which a file that a closed tab has left behind is nobody's any more. */
const longest = 24 * 60 * 60 * 1000

// Session storage has no room for files.
const store = createStore('rounds-files', 'files')
/** What the browser would not keep lives as long as the page. */
const inPage = new Map<string, File>()

/** A key says when its file came, and can't be guessed by another tab. */
const newKey = () => `${Date.now()}.${crypto.getRandomValues(new Uint32Array(2)).join('')}`

async function sweep(): Promise<void> {
  const old = (await keys<string>(store)).filter(
    (key) => Number(key.split('.')[0]) < Date.now() - longest,
  )
  if (old.length > 0) await delMany(old, store)
}

/**
 * Keeps a file in this browser until the session's end.
 * @returns the key by which it can be had back
 */
export async function keepFile(file: File): Promise<string> {
  const key = newKey()
  // Says at the session's end that there is something to forget.
  keep('files', true)
  try {
    await sweep()
    await set(key, file, store)
  } catch {
    inPage.set(key, file)
  }
  return key
}

/** The file; null where it is gone. */
export async function keptFile(key: string): Promise<File | null> {
  try {
    return inPage.get(key) ?? (await get<File>(key, store)) ?? null
  } catch {
    // A browser that keeps no files has none.
    return null
  }
}

export async function dropFile(key: string): Promise<void> {
  inPage.delete(key)
  try {
    await delMany([key], store)
  } catch {
    // There is nothing to drop.
  }
}

/** Forgets all files, those of other tabs as well: the session that they belong to is theirs too. */
export async function clearFiles(): Promise<void> {
  inPage.clear()
  try {
    await clear(store)
  } catch {
    // There is nothing to forget.
  }
}
