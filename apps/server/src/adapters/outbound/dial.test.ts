import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startDnsServer, type TestDnsServer } from '../../testing/dns-server.ts'
import { dialPublic, NotPublic } from './dial.ts'

describe('the way outward', () => {
  let dns: TestDnsServer
  beforeAll(async () => {
    dns = await startDnsServer({
      'push.test': { a: ['8.8.8.8', '8.8.4.4'] },
      'inward.test': { a: ['127.0.0.1'] },
      'metadata.test': { a: ['169.254.169.254'] },
      'both.test': { a: ['8.8.8.8', '10.0.0.5'] },
      'empty.test': {},
    })
  })
  afterAll(() => dns.stop())

  it('is one of the addresses of a public host, asked for once', async () => {
    expect(await dialPublic('push.test', [dns.address])).toEqual({ address: '8.8.8.8', port: 443 })
    expect(dns.asked.filter((name) => name === 'push.test')).toHaveLength(2) // IPv4 and IPv6
  })

  it.each(['inward.test', 'metadata.test', 'both.test'])('does not lead to %s', async (host) => {
    await expect(dialPublic(host, [dns.address])).rejects.toThrow(NotPublic)
  })

  it.each(['empty.test', 'absent.test', '127.0.0.1', '[::1]'])('does not find %s', async (host) => {
    await expect(dialPublic(host, [dns.address])).rejects.toThrow('no address')
  })
})
