import type { FileStore } from '@server/dependencies'

/** Files in memory. */
export function createMemoryFiles(clock: () => number) {
  const kept = new Map<string, { bytes: Uint8Array<ArrayBuffer>; putAt: number }>()
  const store: FileStore = {
    put: async (hash, bytes) => {
      kept.set(hash, { bytes, putAt: clock() })
    },
    get: async (hash) => kept.get(hash)?.bytes ?? null,
    remove: async (hash, isNeeded) => {
      const aside = kept.get(hash)
      kept.delete(hash)
      if (aside && (await isNeeded()) && !kept.has(hash)) kept.set(hash, aside)
    },
    putBefore: async function* (time) {
      for (const [hash, { putAt }] of [...kept]) if (putAt < time) yield hash
    },
  }
  return { ...store, hashes: () => [...kept.keys()], clear: () => kept.clear() }
}
