import { BlockList, isIP } from 'node:net'

/** What is no single machine of the public internet: RFC 6890 and its register. */
const NOT_PUBLIC_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]
/** Addresses that stand for another one (Teredo, 6to4) could lead inward; the rest is for documents. */
const NOT_PUBLIC_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const notPublicV4 = blockListOf(NOT_PUBLIC_V4, 'ipv4')
const notPublicV6 = blockListOf(NOT_PUBLIC_V6, 'ipv6')
/** All that is given out to single machines; what is mapped to IPv4, link-local or private lies outside. */
const unicastV6 = blockListOf(['2000::/3'], 'ipv6')

/** Whether an address belongs to a machine on the public internet, so that calling it does not reach inward. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !notPublicV4.check(address, 'ipv4')
    case 6:
      return unicastV6.check(address, 'ipv6') && !notPublicV6.check(address, 'ipv6')
    default:
      return false
  }
}

function blockListOf(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', length] = range.split('/')
    list.addSubnet(network, Number(length), family)
  }
  return list
}
