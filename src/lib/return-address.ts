/**
 * The address to load after signing in: `from` where it is a page of this app, otherwise home.
 * Browsers read `/\host`, `//host` and tabs inside an address as another host, so the answer is
 * resolved here and given whole, with its origin.
 * @param from path, search and hash as the guard kept them; it comes from the URL, so from anyone
 * @param origin this app's own, for example `https://rounds.example`
 */
export function returnAddress(from: string | undefined, origin: string): string {
  const home = new URL('/', origin)
  if (!from?.startsWith('/')) return home.href
  try {
    const address = new URL(from, origin)
    // Back to the login page would be no arrival, and with a hash not even a reload.
    const arrives = address.origin === home.origin && address.pathname !== '/login'
    return arrives ? address.href : home.href
  } catch {
    return home.href
  }
}
