import { randomUUID } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { eicarTestFile } from '../../adapters/virus-scan/virus-scanner.ts'
import { readConfig } from '../../config.ts'
import { nameInstallation } from '../../installation/installation-repository.ts'
import { testDatabase, type TestDatabase } from '../../testing/databases.ts'
import { prodEnvironment } from '../../testing/prod-environment.ts'
import { quietLog } from '../../testing/quiet-log.ts'
import { startSmtpServer, type TestSmtpServer } from '../../testing/smtp-server.ts'
import { startTcpServer } from '../../testing/tcp-server.ts'
import { administer, onDatabase } from '../../testing/templates.ts'
import { judgeDatabase } from './check-database.ts'
import { judgeRoom } from './check-data-dir.ts'
import { checkEmailDomain } from './check-email-domain.ts'
import { judgeHandshake } from './check-proxy.ts'
import { examine } from './examine.ts'
import { printFindings } from './finding.ts'

const isRoot = process.getuid?.() === 0
const ACCOUNT = 65_534
const HOUR_MS = 3_600_000

/** A product behind a proxy, as far as the doctor asks; each fault is one of a proxy's configuration. */
type Fault =
  | 'FORGED'
  | 'UNSET'
  | 'NO_UPGRADE'
  | 'SMALL_BODY'
  | 'BAD_GATEWAY'
  | 'OTHER_SITE'
  | 'WRONG_CLOCK'
  | 'DISK_FULL'
let fault: Fault | undefined
const product = createServer((request, response) => {
  const json = (value: unknown) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(value))
  if (fault === 'BAD_GATEWAY') return response.writeHead(502).end('<html>Bad Gateway</html>')
  if (fault === 'OTHER_SITE') return response.end('<html>Welcome to nginx!</html>')
  if (fault === 'WRONG_CLOCK') response.setHeader('date', new Date(Date.now() - 600_000).toUTCString())
  if (request.url === '/api/health/ready')
    return json({ status: 'UP', parts: { database: 'UP', disk: fault === 'DISK_FULL' ? 'DOWN' : 'UP' } })
  if (request.url === '/api/health/connection') {
    const seen = { FORGED: request.headers['x-forwarded-for'], UNSET: '127.0.0.1' } as Record<string, unknown>
    return json({ address: (fault && seen[fault]) ?? request.socket.remoteAddress })
  }
  if (request.url?.endsWith('/upload')) return response.writeHead(fault === 'SMALL_BODY' ? 413 : 401).end()
  return response.writeHead(404).end()
})
product.on('upgrade', (_request, socket) =>
  socket.end(
    `HTTP/1.1 ${fault === 'NO_UPGRADE' ? '404 Not Found' : '401 Unauthorized'}\r\nconnection: close\r\n\r\n`,
  ),
)

const listening = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

describe.skipIf(!inject('postgres'))('the doctor', () => {
  let database: TestDatabase
  let smtp: TestSmtpServer
  let scanner: Awaited<ReturnType<typeof startTcpServer>>
  let isBlind = false
  /** Of the scanner: what is longer is called clean. */
  let mostBytes = Number.POSITIVE_INFINITY
  let folder: string
  let port: number
  const dataDir = () => join(folder, 'data')
  const backups = () => join(folder, 'backups')

  beforeAll(async () => {
    database = await testDatabase('postgres')
    smtp = await startSmtpServer()
    port = await listening(product)
    scanner = await startTcpServer((socket) => {
      let isEicar = false
      let length = 0
      let end = Buffer.alloc(0)
      socket.on('data', (piece: Buffer) => {
        isEicar ||= piece.includes(eicarTestFile())
        length += piece.length
        end = Buffer.concat([end, piece.subarray(-4)]).subarray(-4)
        if (!end.equals(Buffer.alloc(4))) return
        const isFound = isEicar && !isBlind && length <= mostBytes
        socket.end(isFound ? 'stream: Eicar FOUND\0' : 'stream: OK\0')
      })
    })
  })
  afterAll(async () => {
    await database.close()
    await smtp.stop()
    await scanner.stop()
    product.close()
  })

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vastus-doctor-'))
    mkdirSync(dataDir(), { mode: 0o700 })
    mkdirSync(backups())
    writeFileSync(join(backups(), 'vastus-20261125T023000Z.tar.gpg'), 'sealed')
    // Root is refused: the doctor believes that it is another account, whose folder this is.
    if (isRoot) {
      chownSync(dataDir(), ACCOUNT, ACCOUNT)
      vi.spyOn(process, 'getuid').mockReturnValue(ACCOUNT)
    }
  })
  afterEach(() => {
    vi.restoreAllMocks()
    fault = undefined
    isBlind = false
    mostBytes = Number.POSITIVE_INFINITY
    smtp.behave('ACCEPT')
    rmSync(folder, { recursive: true, force: true })
  })

  async function examined(change: Record<string, string> = {}): Promise<string> {
    const config = readConfig(
      prodEnvironment({
        DATA_DIR: dataDir(),
        DATABASE_URL: database.config.databaseUrl ?? '',
        SMTP_URL: smtp.url,
        CLAMD_URL: `tcp://127.0.0.1:${scanner.port}`,
        TRUST_PROXY: 'true',
        ...change,
      }),
    )
    const findings = await examine({
      config: { ...config, publicUrl: `http://127.0.0.1:${port}` },
      log: quietLog,
      now: new Date(),
      mailTo: 'operator@kodukliinik.ee',
      backups: backups(),
    })
    // The tests' PostgreSQL runs without fsync, to be quick.
    return printFindings(findings.filter(({ words }) => !words.includes('lost in a power cut')))
  }

  test('finds nothing wrong with what is right, and sends the test mail', async () => {
    const words = await examined()
    expect(words).not.toContain('WRONG')
    expect(words).toContain('Nothing is wrong.')
    expect(smtp.mails.at(-1)?.to).toEqual(['operator@kodukliinik.ee'])
  })

  const broken: [string, () => Record<string, string> | void, RegExp][] = [
    ['a trial instead of production', () => ({ APP_MODE: 'DEMO' }), /settings +APP_MODE is DEMO/],
    [
      'a database that is away',
      () => ({ DATABASE_URL: 'postgres://vastus@127.0.0.1:9/vastus' }),
      /database +PostgreSQL cannot be reached/,
    ],
    [
      'a database that is not there',
      () => ({ DATABASE_URL: onDatabase(database.config.databaseUrl ?? '', 'not_there') }),
      /database +The database that DATABASE_URL names does not exist/,
    ],
    ['a folder that others may read', () => chmodSync(dataDir(), 0o755), /data +others may look into/],
    ['a folder that is not there', () => ({ DATA_DIR: join(folder, 'elsewhere') }), /data .*is no folder/],
    ['a mail server that is away', () => ({ SMTP_URL: 'smtp://127.0.0.1:9' }), /mail .*takes no mail/],
    ['a mail server that refuses', () => smtp.behave(550), /mail .*refuses mail .*\(550\)/],
    [
      'a wrong password of the mail server',
      () => ({ SMTP_URL: smtp.url.replace('//', '//user:wrong@') }),
      /EAUTH\)\n.*correct user and password in SMTP_URL/,
    ],
    [
      'a mail server that offers no encryption for a password',
      // A Linux machine reaches itself there, and it is no address of loopback.
      () => ({ SMTP_URL: `smtp://user:password@0.0.0.0:${smtp.port}` }),
      /ETLS\)\n.*STARTTLS/,
    ],
    [
      'a mail server whose encryption fails',
      () => ({ SMTP_URL: smtp.url.replace('smtp:', 'smtps:') }),
      /ESOCKET\)\n.*certificate/,
    ],
    ['a scanner that is away', () => ({ CLAMD_URL: 'tcp://127.0.0.1:9' }), /scanner +clamd does not answer/],
    ['a scanner without signatures', () => void (isBlind = true), /scanner .*has no signatures/],
    [
      'a scanner that leaves large files unread',
      () => void (mostBytes = 25_000_000),
      /scanner .*does not look at files of 50 MB\n.*MaxScanSize/,
    ],
    [
      'a proxy that lets callers pretend',
      () => void (fault = 'FORGED'),
      /proxy +callers may pretend any address/,
    ],
    [
      'a proxy that hides the callers',
      () => void (fault = 'UNSET'),
      /proxy +all callers look like one\b.*\n.*X-Forwarded-For/,
    ],
    [
      'a proxy that is not trusted',
      () => {
        fault = 'UNSET'
        return { TRUST_PROXY: 'false' }
      },
      /all callers look like one.*\n.*TRUST_PROXY=true/,
    ],
    [
      'a proxy without live updates',
      () => void (fault = 'NO_UPGRADE'),
      /proxy +live updates do not get through/,
    ],
    [
      'a proxy that refuses large files',
      () => void (fault = 'SMALL_BODY'),
      /proxy +files of 50 MB are refused/,
    ],
    [
      'a product that is down',
      () => void (fault = 'BAD_GATEWAY'),
      /proxy .*product behind it does not \(502\)/,
    ],
    ['another site at the address', () => void (fault = 'OTHER_SITE'), /proxy +something else than Vastus/],
    ['a part that is down', () => void (fault = 'DISK_FULL'), /health +down: disk/],
    ['a clock that is wrong', () => void (fault = 'WRONG_CLOCK'), /clock .*differ by (599|600|601) s/],
    [
      'backups that ended two days ago',
      () => {
        const then = new Date(Date.now() - 48 * HOUR_MS)
        utimesSync(join(backups(), 'vastus-20261125T023000Z.tar.gpg'), then, then)
      },
      /backups .*48 hours old/,
    ],
    ['no backup', () => rmSync(backups(), { recursive: true }), /backups +there is none/],
  ]
  test.each(broken)('finds %s, and nothing else', async (_what, breakIt, expected) => {
    const words = await examined(breakIt() ?? {})
    expect(words).toMatch(expected)
    expect(words).toContain('1 thing is wrong.')
    expect(words).toMatch(/\n +Do: \S/)
  })

  test('finds the invented people of a trial under the settings of production', async () => {
    const trial = await testDatabase('postgres')
    try {
      const madeBy = { id: randomUUID(), madeBy: 'DEMO' as const, now: new Date() }
      await trial.transaction({ actor: 'system' }, (tx) => nameInstallation(tx, madeBy))
      const words = await examined({ DATABASE_URL: trial.config.databaseUrl ?? '' })
      expect(words).toMatch(/database +it holds DEMO data.*\n +Do: name an empty database/)
      expect(words).toContain('1 thing is wrong.')
    } finally {
      await trial.close()
    }
  })

  test.skipIf(!isRoot)('finds a file that root has left behind, and refuses to be run by root', async () => {
    writeFileSync(join(dataDir(), 'secret-key'), '')
    expect(await examined()).toMatch(/does not own .*secret-key\n.*chown/)
    vi.spyOn(process, 'getuid').mockReturnValue(0)
    expect(await examined()).toMatch(/runs as root/)
  })

  test('finds a role without rights', async () => {
    const name = `doctor_${process.pid}`
    const url = new URL(database.config.databaseUrl ?? '')
    await administer(url.href, `create role ${name} login`)
    url.username = name
    url.pathname = '/postgres'
    expect(await examined({ DATABASE_URL: url.href })).toMatch(/the role lacks rights\n.*createrole/)
    await administer(database.config.databaseUrl ?? '', `drop role ${name}`)
  })
})

describe('the doctor judges', () => {
  const facts = {
    versionNumber: 170_002,
    encoding: 'UTF8',
    knowsLetters: true,
    isOwner: true,
    mayMakeRoles: true,
    mayActAsRoles: true,
    missingExtensions: [],
    isDurable: true,
    now: new Date(),
  }
  test.each([
    [{ versionNumber: 140_011 }, [], 'this is PostgreSQL 14'],
    [{ encoding: 'SQL_ASCII' }, [], 'its encoding is SQL_ASCII'],
    [
      { knowsLetters: false },
      [],
      'its locale does not know the letters of other languages, so that a search misses names',
    ],
    [{ mayMakeRoles: false }, [], 'the role lacks rights'],
    [
      { mayActAsRoles: false },
      [],
      'the role in DATABASE_URL may not act as vastus_app and vastus_system, so every request fails',
    ],
    [{ missingExtensions: ['unaccent'] }, [], 'extensions are missing: unaccent'],
    [{ isDurable: false }, [], 'what it acknowledges may be lost in a power cut'],
    [{}, ['29991231T0000_x.sql'], '1 migrations are not applied'],
    [{}, [], 'PostgreSQL 17, all migrations are applied'],
  ])('a database: %j %j', (change, pending, words) => {
    expect(judgeDatabase({ ...facts, ...change }, pending)).toMatchObject([{ words }])
  })

  test('a disk with less than a tenth or 5 GB free', () => {
    const GIB = 1024 ** 3
    expect(judgeRoom('/data', { freeBytes: 9 * GIB, totalBytes: 100 * GIB }).state).toBe('WRONG')
    expect(judgeRoom('/data', { freeBytes: 4 * GIB, totalBytes: 20 * GIB }).state).toBe('WRONG')
    expect(judgeRoom('/data', { freeBytes: 10 * GIB, totalBytes: 100 * GIB }).state).toBe('OK')
  })

  test('a name server that does not know where mail goes, unless sign-up does not ask it', async () => {
    const knowsNothing = { exists: async () => false }
    const config = { isEmailDomainChecked: true, supportEmail: 'abi@kodukliinik.ee' }
    const [finding] = await checkEmailDomain(config, knowsNothing)
    expect(finding).toMatchObject({ state: 'WRONG', words: expect.stringContaining(' kodukliinik.ee,') })
    expect(await checkEmailDomain({ ...config, isEmailDomainChecked: false }, knowsNothing)).toEqual([])
    expect(await checkEmailDomain(config, { exists: async () => true })).toEqual([])
  })

  test('a certificate that ends soon, and HTTP/2 that is off', () => {
    const now = new Date('2026-11-25T12:00:00Z')
    const day = (count: number) => new Date(now.getTime() + count * 24 * HOUR_MS)
    expect(judgeHandshake({ isHttp2: true, validUntil: day(60) }, now)).toEqual([])
    expect(judgeHandshake({ isHttp2: false, validUntil: day(5) }, now)).toMatchObject([
      { words: 'the certificate ends in 5 days' },
      { words: 'HTTP/2 is off, and a page has some 40 files' },
    ])
  })
})
