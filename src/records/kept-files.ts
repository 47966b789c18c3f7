import { del, delMany, get, keys, promisifyRequest, set, type UseStore } from 'idb-keyval'
import * as z from 'zod/mini'
import { keep } from './local/kept'
import { filesDatabase } from './opened'

// Session storage, where everything else is kept, has no room for files. So they lie in the
// browser's database, and what opens them in session storage: with the tab, they end as well.
// It is opened for each use, so that the session's end needn't wait for anybody to delete it.
const store: UseStore = async (mode, use) => {
  const opening = indexedDB.open(filesDatabase)
  opening.onupgradeneeded = () => opening.result.createObjectStore('files')
  const database = await promisifyRequest(opening)
  try {
    return await use(database.transaction('files', mode).objectStore('files'))
  } finally {
    database.close()
  }
}

/** Milliseconds after which a file that a closed tab has left there is taken out. */
const longest = 24 * 60 * 60 * 1000

/** What a key tells: where the file lies, what opens it, and what it is. */
const keySchema = z.object({
  place: z.string(),
  secret: z.optional(z.string()),
  name: z.string(),
  type: z.string(),
})

/** What the browser would not keep lives as long as the page. */
const inPage = new Map<string, File>()

/** A secret opens one file only, so that the first counter value is used once. */
const algorithm = { name: 'AES-GCM', iv: new Uint8Array(12) }

async function sweep(): Promise<void> {
  const since = Date.now() - longest
  const old = (await keys<string>(store)).filter((place) => Number.parseInt(place, 10) < since)
  if (old.length > 0) await delMany(old, store)
}

/** Puts the file there, sealed. @returns the secret that opens it */
async function seal(place: string, file: File): Promise<string | undefined> {
  await sweep()
  const cipher = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, [
    'encrypt',
  ])
  await set(place, await crypto.subtle.encrypt(algorithm, cipher, await file.arrayBuffer()), store)
  return (await crypto.subtle.exportKey('jwk', cipher)).k
}

/**
 * Keeps a file until the session's end: past a reload, unless the browser has no room for it or the
 * page came by plain HTTP.
 * @returns the key by which it can be had back, to be kept in session storage only
 */
export async function keepFile(file: File): Promise<string> {
  const place = `${Date.now()}.${crypto.getRandomValues(new Uint32Array(2)).join('')}`
  // Says at the session's end that there is something to forget.
  keep('files', true)
  let secret: string | undefined
  try {
    secret = await seal(place, file)
  } catch {
    inPage.set(place, file)
  }
  return JSON.stringify({ place, secret, name: file.name, type: file.type })
}

/** The file; null where it is gone. */
export async function keptFile(key: string): Promise<File | null> {
  try {
    const { place, secret, name, type } = keySchema.parse(JSON.parse(key))
    const file = inPage.get(place)
    if (file || secret === undefined) return file ?? null
    const sealed = await get<ArrayBuffer>(place, store)
    if (!sealed) return null
    const jwk = { kty: 'oct', k: secret, alg: 'A256GCM' }
    const cipher = await crypto.subtle.importKey('jwk', jwk, 'AES-GCM', false, ['decrypt'])
    return new File([await crypto.subtle.decrypt(algorithm, cipher, sealed)], name, { type })
  } catch {
    // What can't be found or opened is gone.
    return null
  }
}

export async function dropFile(key: string): Promise<void> {
  try {
    const { place } = keySchema.parse(JSON.parse(key))
    inPage.delete(place)
    await del(place, store)
  } catch {
    // There is nothing to drop.
  }
}
