import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { DiskStorage } from '../adapters/storage/disk-storage.ts'
import { PasswordHasher } from '../adapters/password-hash.ts'
import { createPatientRegister } from '../adapters/patient-register/create-patient-register.ts'
import { createQuestionnaireProvider } from '../adapters/questionnaires/create-questionnaire-provider.ts'
import { createSmsGateway } from '../adapters/sms/create-sms-gateway.ts'
import { createIdentityProviders } from '../adapters/identity-provider/create-identity-providers.ts'
import { Thumbnailer } from '../adapters/thumbnails/thumbnailer.ts'
import { createApp } from '../app.ts'
import { workerOf } from '../background.ts'
import { type Config, readConfig } from '../config.ts'
import type { Database } from '../db/database.ts'
import { seedReference } from '../db/seeds/reference-contents.ts'
import { sql } from '../db/sql.ts'
import type { CallLimits } from '../http/call-limits.ts'
import { hashToken, cookieName } from '../http/session-cookie.ts'
import type { Services } from '../services.ts'
import { createPresence } from '../realtime/presence.ts'
import { announceSessionEnded } from '../realtime/session-ended.ts'
import { type CollectingMailer, collectingMailer } from './collecting-mailer.ts'
import { type DatabaseKind, type TestDatabase, testDatabase } from './databases.ts'
import { type FixedClock, fixedClock } from './fixed-clock.ts'
import { type TestClient, testClient } from './test-client.ts'

export type TestApp = {
  app: ReturnType<typeof createApp>
  services: Services
  clock: FixedClock
  /** What the mailer was handed; run the jobs first. */
  outbox: CollectingMailer['sent']
  /** A browser that is not signed in. */
  anonymous: () => TestClient
  /** A browser with a session of the account, made without the sign-in call. */
  signedInAs: (user: { userId: number }) => Promise<TestClient>
  /** Runs all due jobs to their end; how many. */
  runJobs: () => Promise<number>
  close: () => Promise<void>
}

type Options = {
  kind: DatabaseKind
  /** Of a proof that runs by itself; otherwise a copy of what the test runner has prepared. */
  database?: TestDatabase
  config?: Partial<Config>
  /** The parts to replace, such as a scanner. */
  services?: Partial<
    Pick<
      Services,
      | 'scanner'
      | 'storage'
      | 'disk'
      | 'emailDomains'
      | 'sessionEnded'
      | 'log'
      | 'mailer'
      | 'passwords'
      | 'ai'
      | 'push'
      | 'sms'
      | 'questionnaires'
    >
  >
  limits?: CallLimits
  /** Runs between the product and its database, such as to plant a fault. */
  wrapDatabase?: (database: Database) => Database
  /** What `main.ts` adds before the app is ready, such as the browser app. */
  beforeReady?: (app: ReturnType<typeof createApp>) => void
}

const NO_LIMITS: CallLimits = {
  NONE: null,
  API: null,
  LOGIN: null,
  CODE: null,
  CLIENT_LOG: null,
  UPLOAD: null,
}

/** The real product on a migrated database of its own, with a fixed clock and a mailer that collects. */
export async function createTestApp({
  kind,
  database: given,
  config,
  services: replaced,
  limits,
  beforeReady,
  wrapDatabase = (database) => database,
}: Options): Promise<TestApp> {
  const opened = given ?? (await testDatabase(kind))
  const database = wrapDatabase(opened)
  const clock = fixedClock()
  const folder = await mkdtemp(join(tmpdir(), 'vastus-app-'))
  const mailer = collectingMailer()
  const thumbnails = new Thumbnailer()
  const settings = {
    ...readConfig({ APP_MODE: 'DEV' }),
    secretKey: 'k'.repeat(32),
    dataDir: folder,
    auditHeadsDir: join(folder, 'audit-heads'),
    backupsDir: join(folder, 'backups'),
    ...withKey(config),
  }
  const services: Services = {
    config: settings,
    log: pino({ level: 'silent' }),
    clock,
    database,
    storage: new DiskStorage(join(folder, 'files')),
    disk: { isLow: () => false },
    scanner: null,
    thumbnails,
    mailer,
    push: null,
    sms: createSmsGateway(settings),
    passwords: new PasswordHasher(),
    ai: null,
    identity: createIdentityProviders(settings),
    patientRegister: createPatientRegister(settings),
    questionnaires: createQuestionnaireProvider(settings),
    emailDomains: null,
    sessionEnded: announceSessionEnded,
    presence: createPresence(),
    version: '0.0.0-test',
    ...replaced,
  }
  await seedReference(database, clock)
  const app = createApp(services, limits ?? NO_LIMITS)
  beforeReady?.(app)
  await app.ready()
  const worker = workerOf(services)
  const isHttps = services.config.publicUrl.startsWith('https:')

  return {
    app,
    services,
    clock,
    outbox: mailer.sent,
    anonymous: () => testClient(app),
    signedInAs: async ({ userId }) => {
      const token = randomBytes(32).toString('base64url')
      const now = clock.now()
      await database.transaction({ actor: 'system' }, (tx) =>
        tx.run(sql`insert into sessions (token_hash, user_id, is_strong, created_at, expires_at, absolute_expires_at)
          values (${hashToken(token)}, ${userId}, true, ${now}, ${now}::timestamptz + interval '30 minutes',
            ${now}::timestamptz + interval '12 hours')`),
      )
      return testClient(app, `${cookieName('SESSION', isHttps)}=${token}`)
    },
    runJobs: () => worker.runAll(),
    close: async () => {
      // A connection that was opened and never asked anything would keep the server for a minute.
      app.server.closeAllConnections()
      await app.close()
      thumbnails.close()
      await opened.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function withKey(config: Partial<Config> = {}): Partial<Config> & { secretKey?: string } {
  const { secretKey, ...rest } = config
  return secretKey === undefined ? rest : { ...rest, secretKey }
}
