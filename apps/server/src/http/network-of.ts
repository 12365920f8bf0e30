import ipaddr from 'ipaddr.js'
import { isIP } from 'node:net'

/** Network of every caller on this machine: behind a proxy that is not trusted everybody seems to come from here. */
export const THIS_MACHINE = 'this machine'
/** Network that all texts share which are no address, so that made-up ones count together. */
export const UNKNOWN_NETWORK = 'unknown'

/**
 * The network that limits are counted by: an IPv4 address, or the /64 of an IPv6 address, which is what one household
 * or clinic has. Every form of writing gives the same network: short and long, upper case, with a port, with a zone.
 * An IPv6 address that only carries an IPv4 one (mapped, 6to4, or translated by a gateway) is that IPv4 address.
 *
 * @param address as the socket or `X-Forwarded-For` names it
 */
export function networkOf(address: string | undefined): string {
  const plain = withoutPort(address ?? '')
  if (isIP(plain) === 0) return UNKNOWN_NETWORK
  const parsed = ipaddr.process(plain)
  const carried = parsed instanceof ipaddr.IPv6 ? carriedAddress(parsed) : parsed
  if ((carried ?? parsed).range() === 'loopback') return THIS_MACHINE
  if (carried) return carried.toString()
  const { parts } = parsed as ipaddr.IPv6
  return `${parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}

function carriedAddress(address: ipaddr.IPv6): ipaddr.IPv4 | null {
  const bytes = address.toByteArray()
  switch (address.range()) {
    case '6to4':
      return new ipaddr.IPv4(bytes.slice(2, 6))
    case 'rfc6052':
    case 'rfc6145':
      return new ipaddr.IPv4(bytes.slice(12))
    default:
      return null
  }
}

function withoutPort(text: string): string {
  const trimmed = text.trim()
  return (
    /^\[([^\]]{1,100})\](?::\d{1,5})?$/.exec(trimmed)?.[1] ??
    /^([\d.]{7,15}):\d{1,5}$/.exec(trimmed)?.[1] ??
    trimmed
  )
}
