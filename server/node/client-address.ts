import { isIP, isIPv6 } from 'node:net'

/**
 * The address that attempts are counted for. Each proxy appends whom it was called by to
 * X-Forwarded-For, so only the last `trustedProxies` entries can be believed; what stands before
 * them is the caller's own claim.
 * @param socketAddress who is connected, '' where that is unknown
 * @param forwardedFor the X-Forwarded-For header
 * @returns an IPv4 address, or the network of an IPv6 address: a household has 2^64 of the latter
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const claimed = (forwardedFor ?? '').split(',').map((entry) => entry.trim())
  const believed = trustedProxies > 0 ? claimed.slice(-trustedProxies)[0] : undefined
  return network(believed && isIP(believed) ? believed : socketAddress)
}

function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return plain
  // A URL writes an IPv6 address in its shortest form, without leading zeros or embedded IPv4.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const groups = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array<string>(8 - groups.length - after.length).fill('0')
  return `${[...groups, ...zeros, ...after].slice(0, 4).join(':')}::/64`
}
