import { Resolver } from 'node:dns/promises'
import { isPublicAddress } from './public-address.ts'

/** Where a connection to a host goes: the address is fixed before, so that no second answer of DNS can change it. */
export type Target = {
  address: string
  port: number
  /** Instead of the public authorities; for a server that a test has made. */
  ca?: string
}
export type Dial = (host: string) => Promise<Target>

export class NotPublic extends Error {
  override name = 'NotPublic'
}

/**
 * The way to a public host, on the port of https.
 *
 * @param servers addresses as `127.0.0.1:53`; the machine's own when left out
 * @throws NotPublic when any address of the host leads inward
 */
export async function dialPublic(host: string, servers?: readonly string[]): Promise<Target> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 })
  if (servers) resolver.setServers(servers)
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  const addresses = found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
  const [address] = addresses
  if (address === undefined) throw new Error('the host has no address')
  if (!addresses.every(isPublicAddress)) throw new NotPublic('the host leads inward')
  return { address, port: 443 }
}
