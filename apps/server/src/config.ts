import type { z } from 'zod/mini'
import type { AwellSettings } from './adapters/questionnaires/awell.ts'
import { readProviderEntry } from './provider-entry.ts'
import { type Setting, settings } from './settings.ts'
import { findMistakes } from './settings-check.ts'

type SettingName = keyof typeof settings
type Parsed = { [Name in SettingName]?: z.infer<(typeof settings)[Name]['schema']> }

export type AppMode = 'PROD' | 'DEMO' | 'DEV'
export type CountryCode = 'EE' | 'GB' | 'US' | 'ZA' | 'PL'

export interface Config {
  appMode: AppMode
  countryCode: CountryCode
  port: number
  host: string
  /** Without a trailing slash. */
  publicUrl: string
  trustProxy: boolean
  dataDir: string
  auditHeadsDir: string
  backupsDir: string
  databaseUrl: string | undefined
  dbPoolSize: number
  /** Undefined outside PROD when not set: `loadOrCreateSecretKey` then supplies one. */
  secretKey: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  supportEmail: string
  isEmailDomainChecked: boolean
  s3Url: string | undefined
  clamdUrl: string | undefined
  /** Undefined outside PROD when not set: `loadOrCreateVapidKey` then supplies one. */
  vapidPrivateKey: string | undefined
  pushHosts: readonly string[]
  isEmailLoginEnabled: boolean
  /** Sign-in by proving who one is, through any provider. */
  isDokobitLoginEnabled: boolean
  isIdCardEnabled: boolean
  /** `https://NAME:UUID@host/path` */
  mobileIdUrl: string | undefined
  smartIdUrl: string | undefined
  smartIdVersion: 2 | 3
  /** Without a trailing slash. */
  dokobit: { url: string; accessToken: string } | undefined
  /** Those of this country. */
  oidcProviders: { name: string; issuer: string; clientId: string; clientSecret: string }[]
  /** `https://user:password@api.messente.com` */
  messenteUrl: string | undefined
  /** `https://SID:token@api.twilio.com` */
  twilioUrl: string | undefined
  twilioSender: string | undefined
  /** Name that an SMS comes from. */
  smsSender: string
  /** File with the certificates of the authorities that issue to persons. */
  trustAnchorsFile: string | undefined
  /** Undefined where no register of patient lists may be asked. Address without a trailing slash. */
  patientRegister: { url: string; client: string } | undefined
  /** Undefined where every questionnaire is asked on our own pages. */
  awell: AwellSettings | undefined
  isPersonalCodeRequired: boolean
  /** Without a trailing slash; never set in PROD. */
  simulatorsUrl: string | undefined
  /** Undefined where no language model may be called. */
  ai: { baseUrl: string; key: string | undefined; model: string } | undefined
  /** A copy is tried out: nothing may leave it, and nobody else may reach it. */
  isDrill: boolean
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  metricsToken: string | undefined
}

/** Names every wrong setting at once; values of settings are never part of the message. */
export class InvalidConfig extends Error {
  override name = 'InvalidConfig'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(
      `The settings are not right:\n${problems.map((problem) => `  - ${problem}`).join('\n')}\nSee .env.example.`,
    )
    this.problems = problems
  }
}

/**
 * Reads all settings. An empty value counts as not set.
 *
 * @param env the environment, `process.env` when left out
 * @throws InvalidConfig listing everything that is wrong
 */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const { parsed, problems } = parseSettings(env)
  const appMode = parsed.APP_MODE ?? 'DEMO'
  const countryCode = parsed.COUNTRY_CODE ?? 'EE'
  const host = parsed.HOST ?? '127.0.0.1'
  const port = parsed.PORT ?? 3000
  const dataDir = parsed.DATA_DIR ?? './data'
  const publicUrl = (
    parsed.PUBLIC_URL ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  ).replace(/\/+$/, '')

  const config: Config = {
    appMode,
    countryCode,
    port,
    host,
    publicUrl,
    trustProxy: parsed.TRUST_PROXY ?? false,
    dataDir,
    auditHeadsDir: parsed.AUDIT_HEADS_DIR ?? `${dataDir}/audit-heads`,
    backupsDir: parsed.BACKUPS_DIR ?? settings.BACKUPS_DIR.default,
    databaseUrl: parsed.DATABASE_URL,
    dbPoolSize: parsed.DB_POOL_SIZE ?? 10,
    secretKey: parsed.SECRET_KEY,
    smtpUrl: parsed.SMTP_URL,
    mailFrom: parsed.MAIL_FROM ?? settings.MAIL_FROM.default,
    supportEmail: parsed.SUPPORT_EMAIL ?? settings.SUPPORT_EMAIL.default,
    isEmailDomainChecked: parsed.EMAIL_DOMAIN_CHECK ?? appMode === 'PROD',
    s3Url: parsed.S3_URL,
    clamdUrl: parsed.CLAMD_URL,
    vapidPrivateKey: parsed.VAPID_PRIVATE_KEY,
    pushHosts: parsed.PUSH_HOSTS ?? settings.PUSH_HOSTS.default.split(','),
    isEmailLoginEnabled: parsed.EMAIL_LOGIN_ENABLED ?? true,
    isDokobitLoginEnabled: parsed.DOKOBIT_LOGIN_ENABLED ?? true,
    isIdCardEnabled: parsed.ID_CARD_ENABLED ?? false,
    mobileIdUrl: parsed.MOBILE_ID_URL,
    smartIdUrl: parsed.SMART_ID_URL,
    smartIdVersion: parsed.SMART_ID_VERSION ?? 3,
    dokobit: parsed.DOKOBIT_URL === undefined ? undefined : gatewayOf(parsed.DOKOBIT_URL),
    oidcProviders: providersOf(parsed.OIDC_PROVIDERS, countryCode),
    messenteUrl: parsed.MESSENTE_URL,
    twilioUrl: parsed.TWILIO_URL,
    twilioSender: parsed.TWILIO_SENDER,
    smsSender: parsed.SMS_SENDER ?? settings.SMS_SENDER.default,
    trustAnchorsFile: parsed.TRUST_ANCHORS_FILE,
    patientRegister: patientRegisterOf(parsed),
    awell: awellOf(parsed),
    isPersonalCodeRequired: parsed.PERSONAL_CODE_REQUIRED ?? countryCode === 'EE',
    simulatorsUrl: parsed.SIMULATORS_URL?.replace(/\/+$/, ''),
    ai: aiOf(parsed),
    isDrill: parsed.DRILL ?? false,
    logLevel: parsed.LOG_LEVEL ?? (appMode === 'PROD' ? 'info' : 'warn'),
    metricsToken: parsed.METRICS_TOKEN,
  }
  const named = new Set(problems.map(nameOf))
  problems.push(...findMistakes(config).filter((mistake) => !named.has(nameOf(mistake))))
  if (problems.length > 0) throw new InvalidConfig(problems)
  return config
}

function aiOf({ AI_BASE_URL, AI_API_KEY, AI_MODEL, SIMULATORS_URL }: Parsed): Config['ai'] {
  if (AI_BASE_URL) return { baseUrl: AI_BASE_URL, key: AI_API_KEY, model: AI_MODEL ?? '' }
  return SIMULATORS_URL
    ? { baseUrl: `${SIMULATORS_URL}/ai/v1`, key: undefined, model: 'simulator' }
    : undefined
}

function patientRegisterOf({
  PATIENT_REGISTER_URL,
  PATIENT_REGISTER_CLIENT,
  SIMULATORS_URL,
}: Parsed): Config['patientRegister'] {
  if (PATIENT_REGISTER_URL)
    return { url: PATIENT_REGISTER_URL.replace(/\/+$/, ''), client: PATIENT_REGISTER_CLIENT ?? '' }
  return SIMULATORS_URL
    ? { url: `${SIMULATORS_URL}/registry/r1/EE/GOV/70009770/tis`, client: 'EE/COM/90000000/vastus' }
    : undefined
}

function awellOf({ AWELL_URL, AWELL_FLOWS, AWELL_WEBHOOK_KEY, SIMULATORS_URL }: Parsed): Config['awell'] {
  if (AWELL_URL) {
    const { url, accessToken: apiKey } = gatewayOf(AWELL_URL)
    return { url, apiKey, flows: AWELL_FLOWS ?? new Map(), webhookKey: AWELL_WEBHOOK_KEY ?? null }
  }
  // Our own pages stay the usual way: of the simulator only what is asked for.
  if (!SIMULATORS_URL || !AWELL_FLOWS) return undefined
  return { url: `${SIMULATORS_URL}/awell/graphql`, apiKey: 'DEMO', flows: AWELL_FLOWS, webhookKey: null }
}

/** `https://:TOKEN@host/path` */
function gatewayOf(address: string): { url: string; accessToken: string } {
  const { origin, pathname, password } = new URL(address)
  return { url: `${origin}${pathname}`.replace(/\/+$/, ''), accessToken: decodeURIComponent(password) }
}

/** Those for all countries, and those for this one. */
function providersOf(entries: readonly string[] = [], country: CountryCode): Config['oidcProviders'] {
  return entries.flatMap((entry) => {
    const { name = '', countries = [], address = '' } = readProviderEntry(entry) ?? {}
    if (countries.length > 0 && !countries.includes(country)) return []
    const { url, accessToken } = gatewayOf(address)
    const clientId = decodeURIComponent(new URL(address).username)
    return [{ name, issuer: url, clientId, clientSecret: accessToken }]
  })
}

const nameOf = (problem: string) => problem.split(' ', 1)[0]

function parseSettings(env: Readonly<Record<string, string | undefined>>) {
  const problems: string[] = []
  const values: Record<string, unknown> = {}
  for (const [name, setting] of Object.entries<Setting>(settings)) {
    const fixedDefault = setting.isDerived ? undefined : setting.default
    const value = env[name]?.trim() || fixedDefault
    if (value === undefined) continue
    const result = setting.schema.safeParse(value)
    if (result.success) values[name] = result.data
    else problems.push(`${name} ${result.error.issues[0]?.message ?? 'is not valid'}`)
  }
  return { parsed: values as Parsed, problems }
}
