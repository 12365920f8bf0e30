import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDnsServer, type TestDnsServer } from '../testing/dns-server.ts'
import { DnsEmailDomainCheck } from './email-domain.ts'

let server: TestDnsServer
let check: DnsEmailDomainCheck
beforeAll(async () => {
  server = await startDnsServer({
    'mail.test': { mx: ['mx1.mail.test'] },
    'host-only.test': { a: ['192.0.2.1'] },
    'empty.test': {},
    'no-mail.test': { mx: ['.'] },
    'broken.test': 'SERVFAIL',
    'refused.test': 'REFUSED',
    'silent.test': 'SILENT',
    'xn--mrge-loa.test': { mx: ['mx.test'] },
  })
  check = new DnsEmailDomainCheck([server.address])
})
afterAll(() => server.stop())

describe('the domain of an e-mail address', () => {
  test.each([
    ['has a mail server', 'mail.test', true],
    ['is only a host', 'host-only.test', true],
    ['does not exist', 'absent.test', false],
    ['exists but has neither mail server nor host', 'empty.test', false],
    ['says that it takes no mail', 'no-mail.test', false],
    ['is answered by a broken server', 'broken.test', true],
    ['is answered by an unwilling server', 'refused.test', true],
    ['has letters beyond ASCII', 'märge.test', true],
    ['is no domain', 'a b', false],
    ['is a bare word', 'localhost', false],
    ['is empty', '', false],
  ])('that %s', async (_what, domain, expected) => {
    expect(await check.exists(domain)).toBe(expected)
  })

  test('passes when DNS does not answer within two seconds', async () => {
    const started = performance.now()
    expect(await check.exists('silent.test')).toBe(true)
    expect(performance.now() - started).toBeLessThan(2500)
  })

  test('is asked for in its wire form', () => {
    expect(server.asked).toContain('xn--mrge-loa.test')
  })
})
