import { isQuestionnaire, isTypeCode } from '@vastus/domain/types/catalogue'
import { isGuessable } from './secret-strength.ts'
import { settings } from './settings.ts'

const SECRET_KEY_BITS = 90
const METRICS_TOKEN_BITS = 40

/** What production can be meant to run without, but seldom is. The server says so at the start and in readiness. */
export const SETTING_WARNINGS = {
  EMBEDDED_DATABASE: 'DATABASE_URL is not set: everything is kept in the embedded database of one process',
  NO_SCANNER: 'CLAMD_URL is not set: files are not scanned for viruses',
  PROXY_NOT_TRUSTED: 'TRUST_PROXY is not true: behind a proxy all callers share one limit on guessing',
  RESERVED_DOMAIN: 'PUBLIC_URL, MAIL_FROM or SUPPORT_EMAIL has a domain that the internet does not know',
} as const
export type SettingWarning = keyof typeof SETTING_WARNINGS

/** The part of the configuration that is looked at here. */
type CheckedSettings = {
  appMode: string
  publicUrl: string
  host: string
  trustProxy: boolean
  databaseUrl: string | undefined
  secretKey: string | undefined
  smtpUrl: string | undefined
  vapidPrivateKey: string | undefined
  isDrill: boolean
  mailFrom: string
  supportEmail: string
  clamdUrl: string | undefined
  isEmailLoginEnabled: boolean
  isDokobitLoginEnabled: boolean
  simulatorsUrl: string | undefined
  ai: { baseUrl: string; model: string } | undefined
  patientRegister: { url: string; client: string } | undefined
  isIdCardEnabled: boolean
  mobileIdUrl: string | undefined
  smartIdUrl: string | undefined
  smartIdVersion: 2 | 3
  dokobit: { url: string } | undefined
  oidcProviders: readonly { issuer: string }[]
  messenteUrl: string | undefined
  twilioUrl: string | undefined
  awell: { url: string; flows: ReadonlyMap<string, string>; webhookKey: string | null } | undefined
  trustAnchorsFile: string | undefined
  metricsToken: string | undefined
}

/** Settings of production that cannot be meant, each with its name in front and never with its value. */
export function findMistakes(config: CheckedSettings): string[] {
  return [
    ...aiMistakes(config),
    ...registerMistakes(config),
    ...awellMistakes(config),
    ...productionMistakes(config),
  ]
}

function aiMistakes({ ai, appMode, simulatorsUrl }: CheckedSettings): string[] {
  // The simulators are a mistake of their own.
  if (!ai || simulatorsUrl) return []
  return [
    ...(ai.model === '' ? ['AI_MODEL must be set with AI_BASE_URL'] : []),
    ...(appMode === 'PROD' && !ai.baseUrl.startsWith('https://')
      ? ['AI_BASE_URL must be https in PROD']
      : []),
  ]
}

function registerMistakes({ patientRegister, appMode, simulatorsUrl }: CheckedSettings): string[] {
  if (!patientRegister || simulatorsUrl) return []
  return [
    ...(patientRegister.client === ''
      ? ['PATIENT_REGISTER_CLIENT must be set with PATIENT_REGISTER_URL']
      : []),
    ...(appMode === 'PROD' && !patientRegister.url.startsWith('https://')
      ? ['PATIENT_REGISTER_URL must be https in PROD']
      : []),
  ]
}

function awellMistakes({ awell, appMode, simulatorsUrl }: CheckedSettings): string[] {
  if (!awell || simulatorsUrl) return []
  const unknown = [...awell.flows.keys()].filter((code) => !(isTypeCode(code) && isQuestionnaire(code)))
  const mistakes: Mistake[] = [
    [awell.flows.size === 0, 'AWELL_FLOWS must be set with AWELL_URL'],
    [unknown.length > 0, 'AWELL_FLOWS must name questionnaires that the product has'],
    [awell.webhookKey === null, 'AWELL_WEBHOOK_KEY must be set with AWELL_URL'],
    [
      appMode === 'PROD' && hostOf(awell.url) === 'api.sandbox.awellhealth.com',
      'AWELL_URL must not be the sandbox in PROD',
    ],
  ]
  return mistakes.flatMap(([isWrong, words]) => (isWrong ? [words] : []))
}

function productionMistakes(config: CheckedSettings): string[] {
  if (config.appMode !== 'PROD') return config.isDrill ? ['DRILL must be false outside PROD'] : []
  const { secretKey, metricsToken, publicUrl, mailFrom, supportEmail, smtpUrl } = config
  const mistakes: [boolean, string][] = [
    ...(config.isDrill ? drillMistakes(config) : earnestMistakes(config)),
    [isDocumented(hostOf(publicUrl)), 'PUBLIC_URL must not be an example'],
    [mailFrom === settings.MAIL_FROM.default, 'MAIL_FROM must be set in PROD'],
    [isDocumented(domainOf(mailFrom)), 'MAIL_FROM must not be an example'],
    [supportEmail === settings.SUPPORT_EMAIL.default, 'SUPPORT_EMAIL must be set in PROD'],
    [isDocumented(domainOf(supportEmail)), 'SUPPORT_EMAIL must not be an example'],
    [secretKey === undefined, 'SECRET_KEY must be set in PROD'],
    [
      secretKey !== undefined && isGuessable(secretKey, SECRET_KEY_BITS),
      'SECRET_KEY must be random, as from openssl rand -hex 32',
    ],
    [
      metricsToken !== undefined && isGuessable(metricsToken, METRICS_TOKEN_BITS),
      'METRICS_TOKEN must be random, as from openssl rand -hex 32',
    ],
    [metricsToken !== undefined && metricsToken === secretKey, 'METRICS_TOKEN must not be the SECRET_KEY'],
    [config.simulatorsUrl !== undefined, 'SIMULATORS_URL must be empty in PROD: simulators prove nothing'],
    ...identityMistakes(config),
    ...Object.entries({
      SMTP_URL: smtpUrl,
      DATABASE_URL: config.databaseUrl,
      CLAMD_URL: config.clamdUrl,
    }).map(([name, url]): [boolean, string] => [isPlaceholder(url), `${name} must not be an example`]),
  ]
  return mistakes.flatMap(([isWrong, text]) => (isWrong ? [text] : []))
}

const identityMistakes = (config: CheckedSettings): Mistake[] => {
  const {
    isDokobitLoginEnabled,
    isEmailLoginEnabled,
    isIdCardEnabled,
    mobileIdUrl,
    smartIdUrl,
    smartIdVersion,
    trustAnchorsFile,
  } = config
  const { dokobit, oidcProviders } = config
  const hasProvider = isIdCardEnabled || mobileIdUrl !== undefined || smartIdUrl !== undefined
  const isProven = isDokobitLoginEnabled && (hasProvider || dokobit !== undefined)
  const hasWay = isEmailLoginEnabled || isProven || oidcProviders.length > 0
  return [
    [!hasWay, 'EMAIL_LOGIN_ENABLED must be true: nobody could sign in otherwise'],
    [
      hasProvider && trustAnchorsFile === undefined,
      'TRUST_ANCHORS_FILE must be set for ID_CARD_ENABLED, MOBILE_ID_URL and SMART_ID_URL',
    ],
    [
      dokobit !== undefined && /(^|[.-])sandbox\b/.test(hostOf(dokobit.url)),
      'DOKOBIT_URL must not be the sandbox: its people are invented',
    ],
    [
      oidcProviders.some(({ issuer }) => isInvented(hostOf(issuer))),
      'OIDC_PROVIDERS must not name a test provider: its people are invented',
    ],
    [isDemoService(mobileIdUrl), 'MOBILE_ID_URL must not be the demo service: its people are invented'],
    [
      smartIdUrl !== undefined && !URL.parse(smartIdUrl)?.pathname.endsWith(`/v${smartIdVersion}`),
      `SMART_ID_URL must end with /v${smartIdVersion}, as SMART_ID_VERSION says`,
    ],
    [isDemoService(smartIdUrl), 'SMART_ID_URL must not be the demo service: its people are invented'],
  ]
}

type Mistake = [isWrong: boolean, words: string]

const earnestMistakes = ({ publicUrl, smtpUrl }: CheckedSettings): Mistake[] => [
  [!publicUrl.startsWith('https://'), 'PUBLIC_URL must be set and https in PROD'],
  // Notices would otherwise count as sent without ever leaving.
  [smtpUrl === undefined, 'SMTP_URL must be set in PROD'],
]

/** A drill that were mistaken for earnest would hold back every mail: no patient can reach it, and nothing can send. */
const drillMistakes = ({
  publicUrl,
  host,
  smtpUrl,
  vapidPrivateKey,
  messenteUrl,
  twilioUrl,
}: CheckedSettings): Mistake[] => [
  [!isLoopback(hostOf(publicUrl)), 'PUBLIC_URL must be http://127.0.0.1 with its port in a DRILL'],
  [!isLoopback(host), 'HOST must be 127.0.0.1 in a DRILL'],
  [smtpUrl !== undefined, 'SMTP_URL must be empty in a DRILL'],
  [vapidPrivateKey !== undefined, 'VAPID_PRIVATE_KEY must be empty in a DRILL'],
  [messenteUrl !== undefined, 'MESSENTE_URL must be empty in a DRILL'],
  [twilioUrl !== undefined, 'TWILIO_URL must be empty in a DRILL'],
]

/** What the server warns of with these settings; nothing outside production. */
export function findSettingWarnings(config: CheckedSettings): SettingWarning[] {
  if (config.appMode !== 'PROD') return []
  const hosts = [hostOf(config.publicUrl), domainOf(config.mailFrom), domainOf(config.supportEmail)]
  const warnings: [boolean, SettingWarning][] = [
    [config.databaseUrl === undefined, 'EMBEDDED_DATABASE'],
    [config.clamdUrl === undefined, 'NO_SCANNER'],
    [!config.trustProxy, 'PROXY_NOT_TRUSTED'],
    [hosts.some(isReserved), 'RESERVED_DOMAIN'],
  ]
  return warnings.flatMap(([isSo, warning]) => (isSo ? [warning] : []))
}

const hostOf = (url: string) => URL.parse(url)?.hostname ?? ''
const isLoopback = (host: string) => ['127.0.0.1', '::1', '[::1]', 'localhost'].includes(host)
const domainOf = (address: string) => /@([^@>]+)>?$/.exec(address)?.[1]?.toLowerCase() ?? ''
/** The domains of our documents and of most others. */
const isDocumented = (host: string) => /(^|\.)example\.[a-z.]{2,6}$/.test(host)
/** @source RFC 2606 and RFC 6762 */
const isReserved = (host: string) =>
  /(^|\.)(test|example|invalid|local|localhost)$/.test(host) || ['127.0.0.1', '[::1]'].includes(host)
/** @source addresses of the test services of SK ID Solutions */
const isDemoService = (url: string | undefined) =>
  url !== undefined && /(^|\.)demo\.sk\.ee$/.test(hostOf(url))
/** A machine of one's own, an example, or the test service of the state's login. */
const isInvented = (host: string) =>
  isLoopback(host) || isDocumented(host) || isReserved(host) || host === 'tara-test.ria.ee'
/** As the shapes in `.env.example`. */
const isPlaceholder = (url: string | undefined) => url !== undefined && hostOf(url) === 'host'
