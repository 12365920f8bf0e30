/**
 * The counter of a network: the address itself, or the /64 of an IPv6 one, which is what one household or clinic has.
 *
 * @returns null for this machine: behind a proxy that is not trusted everybody seems to come from here
 */
export function bucketOfNetwork(what: string, address: string): string | null {
  const plain = address.replace(/^::ffff:/, '')
  if (plain === '::1' || plain.startsWith('127.')) return null
  const network = plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain
  return `${what} network ${network}`
}
