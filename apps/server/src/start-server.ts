import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { prepareToRead } from '@vastus/domain/danger-signs/find'
import { LANGUAGES } from '@vastus/domain/locale'
import { DnsEmailDomainCheck } from './adapters/email-domain.ts'
import { createSmsGateway } from './adapters/sms/create-sms-gateway.ts'
import { createIdentityProviders } from './adapters/identity-provider/create-identity-providers.ts'
import { findTestAnchors } from './adapters/identity-provider/trusted-persons.ts'
import { SmtpMailer } from './adapters/mail/smtp-mailer.ts'
import { PasswordHasher } from './adapters/password-hash.ts'
import { createPatientRegister } from './adapters/patient-register/create-patient-register.ts'
import { createQuestionnaireProvider } from './adapters/questionnaires/create-questionnaire-provider.ts'
import { WebPushSender } from './adapters/push/web-push-sender.ts'
import { Thumbnailer } from './adapters/thumbnails/thumbnailer.ts'
import { Clamd } from './adapters/virus-scan/clamd.ts'
import { WatchedScanner } from './adapters/virus-scan/watched-scanner.ts'
import { createApp } from './app.ts'
import { systemClock } from './clock.ts'
import { type Config, readConfig } from './config.ts'
import { BUILT_FOLDER, emptyDatabaseIn } from './db/empty-database.ts'
import { waitForDatabase } from './db/wait-for-database.ts'
import { createDiskGuard, writtenFolders } from './disk-guard.ts'
import { seedDemo } from './db/seeds/demo/index.ts'
import { seedReference } from './db/seeds/reference-contents.ts'
import { seedMedications } from './features/prescriptions/index.ts'
import { isDatabaseAway } from './explain-failure.ts'
import { openInstallation } from './installation/open-installation.ts'
import { StartRefused } from './installation/start-refused.ts'
import { prepareDrain } from './http/drain.ts'
import { shedLoad } from './http/shed-load.ts'
import { serveWebApp } from './http/web-app.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, demoEmail } from '@vastus/demo/accounts'
import { createLog } from './log.ts'
import type { Services } from './services.ts'
import { createPresence } from './realtime/presence.ts'
import { OpenAiClient } from './adapters/ai/openai-client.ts'
import { seedAi } from './features/ai/index.ts'
import { nameSimulatedPersons } from './features/sign-in/index.ts'
import { announceSessionEnded } from './realtime/session-ended.ts'
import { startBackground } from './background.ts'
import { findSettingWarnings, SETTING_WARNINGS } from './settings-check.ts'
import { VERSION } from './version.ts'
import { startRealtime } from './sockets.ts'
import { loadOrCreateSecretKey, loadOrCreateVapidKey } from './secret-key.ts'

/** What runs when told to stop may end; a client that trickles is cut off then, and the process ends in any case. */
const CUT_MS = 6_000
const STOP_MS = 9_500
/** Long enough for a proxy to learn that this process is going, before it refuses connections. */
const DRAIN_MS = 500

/**
 * Starts the whole product with the settings of the environment, and stops it in order on SIGTERM or SIGINT: running
 * requests and jobs end, sockets are asked to come back, nothing is lost. Ends the process within ten seconds.
 *
 * @param webFolder the built browser app
 */
export async function startServer(webFolder: string): Promise<void> {
  const config = readConfig()
  if (!existsSync(join(webFolder, 'index.html')))
    throw new StartRefused('The browser app is not built. Run, as the owner of the sources: npm run build')
  await refuseTestAnchors(config)
  const log = createLog(config.logLevel)
  const dataDir = resolve(config.dataDir)
  const { database, storage } = await waitForDatabase(
    () =>
      openInstallation(
        { ...config, dataDir },
        { log, clock: systemClock, newFrom: emptyDatabaseIn(BUILT_FOLDER) },
      ),
    { isAway: isDatabaseAway, log },
  )

  const mailer = config.smtpUrl ? new SmtpMailer({ url: config.smtpUrl, from: config.mailFrom }) : null
  const vapidKey =
    config.vapidPrivateKey ?? (config.appMode === 'PROD' ? undefined : await loadOrCreateVapidKey(dataDir))
  const thumbnails = new Thumbnailer()
  const disk = createDiskGuard({ folders: writtenFolders({ ...config, dataDir }), log })
  const scanner = config.clamdUrl ? new WatchedScanner(new Clamd(config.clamdUrl), log) : null
  const services: Services = {
    config: {
      ...config,
      dataDir,
      auditHeadsDir: resolve(config.auditHeadsDir),
      secretKey: config.secretKey ?? (await loadOrCreateSecretKey(dataDir)),
    },
    log,
    clock: systemClock,
    database,
    storage,
    disk,
    scanner,
    thumbnails,
    mailer,
    push:
      vapidKey === undefined
        ? null
        : new WebPushSender({
            secret: vapidKey,
            hosts: config.pushHosts,
            contact: config.supportEmail,
            clock: systemClock,
          }),
    sms: createSmsGateway(config),
    passwords: new PasswordHasher(),
    ai: config.ai ? new OpenAiClient(config.ai) : null,
    identity: createIdentityProviders(config),
    patientRegister: createPatientRegister(config),
    questionnaires: createQuestionnaireProvider(config),
    emailDomains: config.isEmailDomainChecked ? new DnsEmailDomainCheck() : null,
    sessionEnded: announceSessionEnded,
    presence: createPresence(),
    version: VERSION,
  }
  await seedReference(database, systemClock)
  await seedMedications(database, systemClock)
  if (config.ai) await seedAi(database, systemClock, config.ai.model)
  if (config.appMode !== 'PROD') await seedDemo(services)

  const app = createApp(services)
  const drain = prepareDrain(app)
  shedLoad(app)
  serveWebApp(app, webFolder)
  await app.ready()
  await disk.start()
  scanner?.start()
  const realtime = await startRealtime(services, app.server)
  const background = await startBackground(services)
  await app.listen({ port: config.port, host: config.host })
  void nameSimulatedPersons(services).catch((error: unknown) =>
    log.warn({ err: error }, 'no names for simulators'),
  )

  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= (async () => {
      setTimeout(() => process.exit(1), STOP_MS).unref()
      setTimeout(() => app.server.closeAllConnections(), CUT_MS).unref()
      drain()
      await Promise.all([realtime.stop(), delay(DRAIN_MS).then(() => app.close()), background.stop()])
      disk.stop()
      scanner?.stop()
      mailer?.close()
      thumbnails.close()
      await database.close()
      process.exit(0)
    })()
    return stopping
  }
  warn(services)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
  greet(services, app.server.address())
  // A trial reads them when somebody writes: it is started often.
  if (config.appMode === 'PROD') await prepareDangerSigns()
}

/** Each language between two requests: the first message waits for none of them, nor the start for all. */
async function prepareDangerSigns(): Promise<void> {
  for (const language of LANGUAGES) {
    await delay(0)
    prepareToRead(language)
  }
}

/** @throws StartRefused when production would believe certificates of invented people, or could believe none */
async function refuseTestAnchors({ appMode, trustAnchorsFile }: Config): Promise<void> {
  if (appMode !== 'PROD' || !trustAnchorsFile) return
  const found = await findTestAnchors(trustAnchorsFile).catch(() => {
    throw new StartRefused('TRUST_ANCHORS_FILE must be a readable file with certificates in PEM.')
  })
  if (found.length > 0)
    throw new StartRefused('TRUST_ANCHORS_FILE must not hold a test authority: its people are invented.')
}

/** Tells what these settings leave out, and whether the mail server answers. */
function warn({ config, log, mailer }: Services): void {
  for (const warning of findSettingWarnings(config)) log.warn({ warning }, SETTING_WARNINGS[warning])
  mailer?.probe().catch((error: unknown) => log.warn({ err: error }, 'the mail server does not take mail'))
}

/** Tells where the product is, and in DEMO who can sign in. */
function greet(services: Services, address: ReturnType<import('node:net').Server['address']>): void {
  const port = typeof address === 'object' && address ? address.port : services.config.port
  const lines = [`Vastus is ready: http://${services.config.host}:${port}`]
  if (services.config.isDrill) lines.push('This is a drill: no mail and no notice leaves.')
  if (services.config.appMode === 'DEMO')
    lines.push(
      '',
      `DEMO accounts, all with the password ${DEMO_PASSWORD}:`,
      ...DEMO_ACCOUNTS.map((account) => `  ${demoEmail(account)}`),
    )
  process.stdout.write(`${lines.join('\n')}\n`)
}
