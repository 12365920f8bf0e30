import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import {
  PUSH_HOST,
  quietLog,
  startFaultyDns,
  startFaultyPeer,
  startPlainScanner,
  startPushService,
  startS3Server,
  startSmtpServer,
} from '@vastus/server/testing'
import { createSimulators } from '../../apps/simulators/src/simulators.ts'
import { OpenAiClient } from '../../apps/server/src/adapters/ai/openai-client.ts'
import type { ChatClient } from '../../apps/server/src/adapters/ai/chat-client.ts'
import { DnsEmailDomainCheck } from '../../apps/server/src/adapters/email-domain.ts'
import { createIdentityProviders } from '../../apps/server/src/adapters/identity-provider/create-identity-providers.ts'
import { OidcProvider } from '../../apps/server/src/adapters/identity-provider/oidc.ts'
import { SmtpMailer } from '../../apps/server/src/adapters/mail/smtp-mailer.ts'
import { PasswordHasher } from '../../apps/server/src/adapters/password-hash.ts'
import { newVapidSecret } from '../../apps/server/src/adapters/push/vapid.ts'
import { WebPushSender } from '../../apps/server/src/adapters/push/web-push-sender.ts'
import { createSmsGateway } from '../../apps/server/src/adapters/sms/create-sms-gateway.ts'
import type { SmsGateway } from '../../apps/server/src/adapters/sms/sms-gateway.ts'
import { XRoadRegister } from '../../apps/server/src/adapters/patient-register/x-road-register.ts'
import { S3Storage } from '../../apps/server/src/adapters/storage/s3-storage.ts'
import { Thumbnailer } from '../../apps/server/src/adapters/thumbnails/thumbnailer.ts'
import { Clamd } from '../../apps/server/src/adapters/virus-scan/clamd.ts'
import { WatchedScanner } from '../../apps/server/src/adapters/virus-scan/watched-scanner.ts'
import { createApp } from '../../apps/server/src/app.ts'
import { workerOf } from '../../apps/server/src/background.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { openDatabase } from '../../apps/server/src/db/database.ts'
import { sql } from '../../apps/server/src/db/sql.ts'
import { seedAi } from '../../apps/server/src/features/ai/index.ts'
import { CALL_LIMITS } from '../../apps/server/src/http/call-limits.ts'
import type { Services } from '../../apps/server/src/services.ts'
import { createPresence } from '../../apps/server/src/realtime/presence.ts'
import { announceSessionEnded } from '../../apps/server/src/realtime/session-ended.ts'
import { freshDatabase, freshCast, type PostgresServer } from './cast.ts'

/**
 * The product's own are ten to a hundred times as long; what is proven is that each call has one and keeps it. Those who prove who
 * somebody is and the SMS gateways keep the product's own, of ten and fifteen seconds.
 */
export const DEADLINES = {
  mail: 300,
  scanner: 400,
  storage: { answer: 400, upload: 600 },
  push: 300,
  'language model': 400,
  'patient register': 600,
  dns: 300,
  database: 1_500,
}
const SLOW_MS = 2_500

export type FaultsWorld = Awaited<ReturnType<typeof startFaultsWorld>>

/** The product with every outside system behind a peer that can be made to fail. */
export async function startFaultsWorld(cluster: PostgresServer) {
  const dataDir = await mkdtemp(join(tmpdir(), 'vastus-faults-'))
  const databaseUrl = await freshDatabase(cluster)
  const simulators = createSimulators()
  let ocspHost = ''
  // Certificates name the address at which their service is called; here the authority answers at another one.
  simulators.addHook('onRequest', async ({ url, raw }) => {
    if (/^\/(mobile-id|smart-id)\//.test(url)) raw.headers.host = ocspHost
  })
  const [smtp, s3, scanner, dns, pushService, simulated] = await Promise.all([
    startSmtpServer(),
    startS3Server(),
    startPlainScanner(),
    startFaultyDns(SLOW_MS),
    startPushService(),
    simulators.listen({ host: '127.0.0.1', port: 0 }),
  ])
  // All simulators of a process share a clock, which tests before this one may have moved.
  await simulators.inject({
    method: 'POST',
    url: '/authority/clock',
    payload: { now: new Date().toISOString() },
  })
  const before = (target: number, speaksFirst: boolean) =>
    startFaultyPeer({ target, speaksFirst, slowMs: SLOW_MS })
  const peers = {
    mail: await before(smtp.port, true),
    scanner: await before(scanner.port, false),
    storage: await before(Number(new URL(s3.url).port), false),
    push: await before(pushService.port, false),
    'language model': await before(Number(new URL(simulated).port), false),
    database: await before(Number(new URL(databaseUrl).port), false),
    'identity provider': await before(Number(new URL(simulated).port), false),
    revocation: await before(Number(new URL(simulated).port), false),
    'SMS gateway': await before(Number(new URL(simulated).port), false),
    'patient register': await before(Number(new URL(simulated).port), false),
  }
  ocspHost = `127.0.0.1:${peers.revocation.port}`
  const through = (url: string, port: number) => {
    const other = new URL(url)
    other.port = String(port)
    return other.href
  }
  const databasePeer = through(databaseUrl, peers.database.port)
  const open = (url: string) => {
    const { database: wait } = DEADLINES
    return openDatabase({
      dataDir: '',
      databaseUrl: url,
      log: quietLog,
      deadlines: { read: wait, write: wait, wait },
    })
  }
  const cast = await freshCast(() => open(databaseUrl))
  const database = await open(databasePeer)
  const mailerAt = (scheme: string) =>
    new SmtpMailer({
      url: `${scheme}://127.0.0.1:${peers.mail.port}`,
      from: 'no-reply@vastus.test',
      timeoutMs: DEADLINES.mail,
    })
  const storageAt = (scheme: string) =>
    new S3Storage(through(s3.url, peers.storage.port).replace('s3+http', scheme), DEADLINES.storage)
  const aiAt = (scheme: string): ChatClient => ({
    complete: (request) => {
      // One for each call: its circuit breaker, which has tests of its own, would leave the provider alone for half a minute.
      const client = new OpenAiClient({
        baseUrl: `${scheme}://127.0.0.1:${peers['language model'].port}/ai/v1`,
        key: undefined,
      })
      return client.complete({ ...request, deadlineMs: DEADLINES['language model'] })
    },
  })
  const plain = { mailer: mailerAt('smtp'), storage: storageAt('s3+http'), ai: aiAt('http') }
  const secure = { mailer: mailerAt('smtps'), storage: storageAt('s3+https'), ai: aiAt('https') }
  let used = plain
  let ahead = 0
  const clock = { now: () => new Date(Date.now() + ahead) }
  const push = new WebPushSender({
    secret: newVapidSecret(),
    hosts: [PUSH_HOST],
    contact: 'help@vastus.test',
    clock,
    dial: async (host) => ({ ...(await pushService.dial(host)), port: peers.push.port }),
    deadlineMs: DEADLINES.push,
    restMs: 1_000,
  })
  const addressOf = (peer: keyof typeof peers) => `http://127.0.0.1:${peers[peer].port}`
  const config = {
    ...readConfig({ APP_MODE: 'DEV', PUSH_HOSTS: PUSH_HOST, DOKOBIT_LOGIN_ENABLED: 'true' }),
    simulatorsUrl: addressOf('identity provider'),
  }
  // One for each call: its circuit breaker, which has tests of its own, would leave the gateway alone for half a minute.
  const newGateway = () => {
    const gateway = createSmsGateway({ ...config, simulatorsUrl: addressOf('SMS gateway') })
    if (!gateway) throw new Error('there is no SMS gateway')
    return gateway
  }
  const sms: SmsGateway = {
    send: (message) => newGateway().send(message),
    hasSigned: (signed) => newGateway().hasSigned(signed),
  }
  const services: Services = {
    config: {
      ...config,
      dataDir,
      secretKey: 'k'.repeat(32),
    },
    log: pino({ level: 'silent' }),
    clock,
    database,
    storage: {
      put: (...given) => used.storage.put(...given),
      take: (...given) => used.storage.take(...given),
      read: (...given) => used.storage.read(...given),
      delete: (...given) => used.storage.delete(...given),
      list: () => used.storage.list(),
      readMark: () => used.storage.readMark(),
      writeMark: (id) => used.storage.writeMark(id),
      moveToBin: (key) => used.storage.moveToBin(key),
      takeFromBin: (key) => used.storage.takeFromBin(key),
      listBin: () => used.storage.listBin(),
      deleteFromBin: (key) => used.storage.deleteFromBin(key),
      removeHalfWritten: () => used.storage.removeHalfWritten(),
    },
    disk: { isLow: () => false },
    scanner: new WatchedScanner(
      new Clamd(`tcp://127.0.0.1:${peers.scanner.port}`, DEADLINES.scanner),
      quietLog,
    ),
    thumbnails: new Thumbnailer(),
    mailer: { send: (mail) => used.mailer.send(mail), probe: () => used.mailer.probe() },
    push,
    ai: { complete: (request) => used.ai.complete(request) },
    sms,
    passwords: new PasswordHasher(),
    identity: createIdentityProviders(config),
    patientRegister: new XRoadRegister(
      {
        url: `${addressOf('patient register')}/registry/r1/EE/GOV/70009770/tis`,
        client: 'EE/COM/90000000/vastus',
      },
      DEADLINES['patient register'],
    ),
    questionnaires: null,
    emailDomains: new DnsEmailDomainCheck([dns.address], DEADLINES.dns),
    sessionEnded: announceSessionEnded,
    presence: createPresence(),
    version: '0',
  }
  await seedAi(database, clock, 'simulator')
  const features = { aiSummarization: 'ENABLED', translation: 'ENABLED', aiSmartQuestionnaire: 'ENABLED' }
  await database.transaction({ actor: 'system' }, (tx) =>
    tx.run(
      sql`update clinics set plan = 'PREMIUM', registration_code = '12345678', features = ${JSON.stringify(features)}::jsonb`,
    ),
  )
  const app = createApp(services, { ...CALL_LIMITS, API: null, UPLOAD: null, CODE: null, LOGIN: null })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const worker = workerOf(services)

  async function call(
    method: string,
    path: string,
    cookie: string,
    more: RequestInit & { key?: string } = {},
  ) {
    const startedAt = performance.now()
    const { key = randomUUID(), headers, ...init } = more
    // A connection of its own: one that idled may be closed by the server just when it is taken again.
    const own = { cookie, 'idempotency-key': key, connection: 'close' }
    const { status, text, cookies } = await fetch(`${origin}/api/${path}`, {
      ...init,
      method,
      headers: { ...(headers as Record<string, string>), ...own },
    }).then(
      async (response) => ({
        status: response.status,
        text: await response.text(),
        cookies: response.headers.getSetCookie(),
      }),
      ({ cause }: TypeError) => ({ status: 0, text: `no answer: ${String(cause)}`, cookies: [] }),
    )
    return { status, text, cookies, ms: Math.round(performance.now() - startedAt) }
  }

  const json = (value: unknown): RequestInit => ({
    body: JSON.stringify(value),
    headers: { 'content-type': 'application/json' },
  })
  const { pushEndpoint } = pushService.subscribe(push.publicKey)
  await call('POST', 'users/update-push-endpoint', cast.patients[0]?.cookie ?? '', json({ pushEndpoint }))

  return {
    cast,
    services,
    peers,
    dns,
    smtp,
    database,
    call,
    json,
    /** Opens the database as an operator who asked for TLS. */
    openSecurely: () => open(`${databasePeer}?sslmode=verify-full`),
    useTls: (isOn: boolean) => {
      used = isOn ? secure : plain
    },
    /** Runs what is due; never throws, as the worker of a server. */
    runJobs: () => worker.runAll().catch(() => 0),
    later: (milliseconds: number) => {
      ahead += milliseconds
    },
    /** Earlier proofs of a person are counted no longer. */
    forgetProofs: () =>
      database.transaction({ actor: 'system' }, (tx) => tx.run(sql`delete from rate_counters`)),
    /** As a server asks that has just been started: it knows nothing of the provider yet. */
    newOidcProvider: () =>
      new OidcProvider({
        name: 'Another',
        clientId: 'vastus',
        clientSecret: 'simulated',
        issuer: `${addressOf('identity provider')}/oidc`,
      }),
    /** How often one of the gateways has taken a text. */
    carried: async (text: string) => {
      const taken = await Promise.all(
        ['messente', 'twilio'].map(async (name) =>
          (await simulators.inject(`/${name}/messages`)).json<{ text: string }[]>(),
        ),
      )
      return taken.flat().filter((message) => message.text === text).length
    },
    stop: async () => {
      for (const peer of Object.values(peers)) await peer.behave('WELL')
      app.server.closeAllConnections()
      await app.close()
      plain.mailer.close()
      secure.mailer.close()
      services.thumbnails.close()
      await database.close()
      await Promise.all(
        [...Object.values(peers), dns, smtp, s3, scanner, pushService].map((each) => each.stop()),
      )
      await simulators.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
