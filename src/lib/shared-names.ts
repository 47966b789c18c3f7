import { plainText } from './plain-text'

/** Says of a name whether several of these have it, whatever its case and blanks. */
export function sharedNames(things: readonly { name: string }[]): (name: string) => boolean {
  const once = new Set<string>()
  const shared = new Set<string>()
  for (const name of things.map((thing) => plainText(thing.name)))
    (once.has(name) ? shared : once).add(name)
  return (name) => shared.has(plainText(name))
}
