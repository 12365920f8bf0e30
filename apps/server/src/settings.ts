import { createECDH } from 'node:crypto'
import { z } from 'zod/mini'
import { publicKeyOf } from './adapters/questionnaires/awell.ts'
import { isAccountUrl } from './adapters/sms/account.ts'
import { readProviderEntry } from './provider-entry.ts'

/**
 * Every setting of the server; `config.ts` reads them.
 *
 * `settings` is the one list: name, meaning, default and check. `.env.example` is compared with it by a test,
 * so the documentation cannot drift from the code.
 */
export interface Setting {
  /** One line for `.env.example`. */
  doc: string
  /** Text of the default, as one would write it in the environment; absent when the setting is optional. */
  default?: string
  /** True when the default is worked out from other settings; `default` then explains it in words. */
  isDerived?: true
  /** A secret's value must never be printed. */
  isSecret?: true
  schema: z.ZodMiniType<unknown, string>
}

const number = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)),
    z.pipe(
      z.transform((value: string) => Number(value)),
      z
        .number()
        .check(
          z.minimum(min, `must be a whole number from ${min} to ${max}`),
          z.maximum(max, `must be a whole number from ${min} to ${max}`),
        ),
    ),
  )

const onOff = z.pipe(
  z.enum(['true', 'false'], 'must be true or false'),
  z.transform((value) => value === 'true'),
)

function url(protocols: readonly string[], shape: string) {
  const accepts = (value: string) => {
    const parsed = URL.parse(value)
    return parsed !== null && protocols.includes(parsed.protocol) && parsed.hostname !== ''
  }
  return z.pipe(
    z.string().check(z.refine(accepts, `must look like ${shape}`)),
    z.transform((value: string) => value),
  )
}

function oneOf<const T extends readonly [string, ...string[]]>(values: T) {
  return z.enum(values, `must be one of ${values.join(', ')}`)
}

/** Paths, queries and passwords are nothing for an address that links are made of. */
function isOrigin(value: string): boolean {
  const parsed = URL.parse(value)
  if (parsed === null || !['http:', 'https:'].includes(parsed.protocol)) return false
  return `${parsed.origin}/` === parsed.href && !/[?#]/.test(value)
}

function isVapidKey(value: string): boolean {
  try {
    createECDH('prime256v1').setPrivateKey(value, 'base64url')
    return true
  } catch {
    // Not every text of this length is a number below the order of the curve.
    return false
  }
}

const text = z.string().check(z.minLength(1, 'must not be empty'))

const PUSH_SERVICES = 'fcm.googleapis.com,*.push.services.mozilla.com,*.notify.windows.com,*.push.apple.com'
const HOST = /^(\*\.)?[a-z0-9][a-z0-9.-]*\.[a-z0-9-]+$/

function isS3Url(value: string): boolean {
  const parsed = URL.parse(value)
  if (parsed === null || !['s3+http:', 's3+https:'].includes(parsed.protocol)) return false
  return (
    parsed.username !== '' &&
    parsed.password !== '' &&
    /^\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(parsed.pathname)
  )
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A party and its number at a service: `https://NAME:UUID@host/path`. */
function isPartyUrl(value: string): boolean {
  const parsed = URL.parse(value)
  if (parsed === null || parsed.protocol !== 'https:') return false
  return parsed.username !== '' && UUID.test(parsed.password) && parsed.search === '' && parsed.hash === ''
}

/** An address with a token in place of the password. */
function isGatewayUrl(value: string): boolean {
  const parsed = URL.parse(value)
  if (parsed === null || parsed.protocol !== 'https:') return false
  return parsed.password !== '' && parsed.search === '' && parsed.hash === ''
}

/** Of RSA, in one line of base64; the lines around it in a PEM file may be there. */
const keyLine = (pem: string) => pem.replaceAll(/-----[A-Z ]+-----|\s/g, '')

function isRsaKey(value: string): boolean {
  try {
    return publicKeyOf(keyLine(value)).asymmetricKeyType === 'rsa'
  } catch {
    // It is no key at all.
    return false
  }
}

const FLOW = /^(QUEST_[A-Z0-9_-]+)=([\w-]{1,100})$/

const listed = (value: string) => value.split(',').map((each) => each.trim())

/** A name for the button, and the address of the issuer with our client's name and secret. */
function isProvider(entry: string): boolean {
  const { name = '', address = '' } = readProviderEntry(entry) ?? {}
  const parsed = URL.parse(address)
  return /[a-z0-9]/i.test(name) && name.length <= 60 && parsed?.username !== '' && isGatewayUrl(address)
}

const haveOwnNames = (entries: readonly string[]) =>
  new Set(entries.map((entry) => readProviderEntry(entry)?.name.toLowerCase())).size === entries.length

export const settings = {
  APP_MODE: {
    doc: 'PROD for real clinics; DEMO shows invented data and an outbox instead of real mail; DEV is for developers.',
    default: 'DEMO',
    schema: oneOf(['PROD', 'DEMO', 'DEV']),
  },
  COUNTRY_CODE: {
    doc: 'Country whose codes, phones, formats and consents apply: EE, GB, US, ZA or PL.',
    default: 'EE',
    schema: oneOf(['EE', 'GB', 'US', 'ZA', 'PL']),
  },
  PORT: {
    doc: 'Port of the web server (web, API and websocket share it).',
    default: '3000',
    schema: number(0, 65535),
  },
  HOST: {
    doc: 'Address to listen on; 0.0.0.0 for every interface.',
    default: '127.0.0.1',
    schema: text,
  },
  PUBLIC_URL: {
    doc: 'Address people type, used in links and for the Origin check; must be https in PROD.',
    default: 'http://HOST:PORT',
    isDerived: true,
    schema: z
      .string()
      .check(
        z.refine(isOrigin, 'must look like https://vastus.example.ee, without a path, query or password'),
      ),
  },
  TRUST_PROXY: {
    doc: 'true when a reverse proxy in front sets X-Forwarded-For; false ignores that header.',
    default: 'false',
    schema: onOff,
  },
  DATA_DIR: {
    doc: 'Folder of the embedded database, the stored files and the generated secret key.',
    default: './data',
    schema: text,
  },
  AUDIT_HEADS_DIR: {
    doc: "Folder where the heads of the audit chains are published; best where the database's owner cannot write.",
    default: 'DATA_DIR/audit-heads',
    isDerived: true,
    schema: text,
  },
  BACKUPS_DIR: {
    doc: 'Folder of the nightly backups; the platform administrator is told when the newest one is old.',
    default: '/var/backups/vastus',
    schema: text,
  },
  DATABASE_URL: {
    doc: 'PostgreSQL 15 or newer, postgres://user:password@host:5432/name; empty uses the embedded database.',
    isSecret: true,
    schema: url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/name'),
  },
  DB_POOL_SIZE: {
    doc: 'Connections to PostgreSQL at most; the embedded database always has one.',
    default: '10',
    schema: number(1, 200),
  },
  SECRET_KEY: {
    doc: 'At least 32 random characters; signs one-time codes. Required in PROD, else made once and kept in DATA_DIR.',
    isSecret: true,
    schema: z.string().check(z.minLength(32, 'must have at least 32 characters')),
  },
  SMTP_URL: {
    doc: 'Mail server, smtp://user:password@host:587 or smtps://…:465; required in PROD; empty in DEMO and DEV keeps mail in the outbox.',
    isSecret: true,
    schema: url(['smtp:', 'smtps:'], 'smtp://user:password@host:587'),
  },
  MAIL_FROM: {
    doc: 'Sender of every mail; required in PROD.',
    default: 'Vastus <no-reply@vastus.test>',
    schema: z
      .string()
      .check(z.regex(/^[^<>\r\n]{0,100}<?[^\s@<>]+@[^\s@<>]+>?$/, 'must look like Name <address@host>')),
  },
  SUPPORT_EMAIL: {
    doc: 'Address shown where people read whom to write to; required in PROD.',
    default: 'support@vastus.test',
    schema: z.string().check(z.regex(/^[^\s@<>]+@[^\s@<>]+$/, 'must be an e-mail address')),
  },
  EMAIL_DOMAIN_CHECK: {
    doc: 'Ask DNS whether the domain of a typed e-mail address exists.',
    default: 'true in PROD, otherwise false',
    isDerived: true,
    schema: onOff,
  },
  S3_URL: {
    doc: 'Object storage, s3+https://key:secret@host/bucket?region=eu-north-1 (s3+http for a local one); empty keeps files in DATA_DIR.',
    isSecret: true,
    schema: z
      .string()
      .check(z.refine(isS3Url, 'must look like s3+https://key:secret@host/bucket?region=eu-north-1')),
  },
  CLAMD_URL: {
    doc: 'ClamAV daemon, tcp://host:3310; empty leaves files unscanned and marked so.',
    schema: url(['tcp:'], 'tcp://host:3310'),
  },
  VAPID_PRIVATE_KEY: {
    doc: 'Signs push notices (32 bytes, base64url); empty sends none in PROD, else made once and kept in DATA_DIR.',
    isSecret: true,
    schema: z
      .string()
      .check(
        z.regex(/^[A-Za-z0-9_-]{43}$/, 'must be a private key of 32 bytes in base64url, 43 characters'),
        z.refine(isVapidKey, 'must be a private key of 32 bytes in base64url, 43 characters'),
      ),
  },
  PUSH_HOSTS: {
    doc: 'Push services that may be called, *.name for all hosts below a name.',
    default: PUSH_SERVICES,
    schema: z.pipe(
      z.pipe(
        z.string(),
        z.transform((value) => value.split(',').map((host) => host.trim().toLowerCase())),
      ),
      z.array(z.string().check(z.regex(HOST, 'must be names of hosts, divided by commas'))),
    ),
  },
  EMAIL_LOGIN_ENABLED: {
    doc: 'Sign-in and sign-up with e-mail and password.',
    default: 'true',
    schema: onOff,
  },
  DOKOBIT_LOGIN_ENABLED: {
    doc: 'Sign-in by proving who one is (ID card, Mobile-ID, Smart-ID and others), with whatever is configured below.',
    default: 'true',
    schema: onOff,
  },
  ID_CARD_ENABLED: {
    doc: 'Sign-in with the ID card through Web eID; needs TRUST_ANCHORS_FILE and an address with https. Off, in DEMO and DEV the simulated card reader.',
    default: 'false',
    schema: onOff,
  },
  MOBILE_ID_URL: {
    doc: 'Mobile-ID by your contract, https://NAME:UUID@mid.sk.ee/mid-api; empty offers none, in DEMO and DEV the simulated one.',
    isSecret: true,
    schema: z
      .string()
      .check(z.refine(isPartyUrl, 'must look like https://NAME:UUID@mid.sk.ee/mid-api, with https')),
  },
  SMART_ID_URL: {
    doc: 'Smart-ID by your contract, https://NAME:UUID@rp-api.smart-id.com/v3; empty offers none, in DEMO and DEV the simulated one.',
    isSecret: true,
    schema: z
      .string()
      .check(z.refine(isPartyUrl, 'must look like https://NAME:UUID@rp-api.smart-id.com/v3, with https')),
  },
  SMART_ID_VERSION: {
    doc: 'Version of the Smart-ID API: 3, or 2 for a contract that still has it; with 2 people type their personal code, as nothing can be scanned and no app opened.',
    default: '3',
    schema: z.pipe(
      oneOf(['2', '3']),
      z.transform((value): 2 | 3 => (value === '2' ? 2 : 3)),
    ),
  },
  DOKOBIT_URL: {
    doc: 'Identity gateway of Dokobit by your contract, https://:ACCESS_TOKEN@id.dokobit.com; empty offers none, in DEMO and DEV the simulated one.',
    isSecret: true,
    schema: z
      .string()
      .check(z.refine(isGatewayUrl, 'must look like https://:ACCESS_TOKEN@id.dokobit.com, with https')),
  },
  OIDC_PROVIDERS: {
    doc: 'OpenID Connect providers to sign in with, separated by commas, each Name=https://CLIENT:SECRET@issuer.example.com/path, or Name[EE PL]=… for these countries alone; empty offers none, in DEMO and DEV a simulated one.',
    isSecret: true,
    schema: z.pipe(
      z
        .string()
        .check(
          z.refine(
            (value) => listed(value).every(isProvider) && haveOwnNames(listed(value)),
            'must be Name=https://CLIENT:SECRET@issuer.example.com or Name[EE PL]=…, each name once, with https',
          ),
        ),
      z.transform(listed),
    ),
  },
  TRUST_ANCHORS_FILE: {
    doc: 'PEM file with the certificates of the authorities whose certificates prove a person; needed for ID_CARD_ENABLED, MOBILE_ID_URL and SMART_ID_URL.',
    schema: text,
  },
  PATIENT_REGISTER_URL: {
    doc: 'Register of patient lists on your security server of X-Road, https://host/r1/EE/GOV/70009770/tis; empty offers none, in DEMO and DEV the simulated one.',
    schema: url(['http:', 'https:'], 'https://host/r1/EE/GOV/70009770/tis'),
  },
  PATIENT_REGISTER_CLIENT: {
    doc: 'Your subsystem of X-Road, in whose name the register is asked; needed for PATIENT_REGISTER_URL.',
    schema: z
      .string()
      .check(
        z.regex(/^[A-Za-z-]+\/(GOV|COM|NGO)\/[^/\s]+\/[^/\s]+$/, 'must look like EE/COM/12345678/vastus'),
      ),
  },
  MESSENTE_URL: {
    doc: 'SMS by Messente, https://user:password@api.messente.com; empty sends none, in DEMO and DEV to the simulator.',
    isSecret: true,
    schema: z
      .string()
      .check(z.refine(isAccountUrl, 'must look like https://user:password@api.messente.com, with https')),
  },
  TWILIO_URL: {
    doc: 'SMS by Twilio, https://SID:token@api.twilio.com; where MESSENTE_URL is set too, for what Messente does not take.',
    isSecret: true,
    schema: z
      .string()
      .check(z.refine(isAccountUrl, 'must look like https://SID:token@api.twilio.com, with https')),
  },
  TWILIO_SENDER: {
    doc: 'Number (+3725…) or messaging service (MG…) that an SMS by Twilio comes from; empty uses SMS_SENDER. Only numbers can be answered with STOP.',
    schema: z
      .string()
      .check(
        z.regex(/^(\+\d{7,15}|MG[0-9a-f]{32})$/, 'must be a number like +37251234567 or MG and 32 digits'),
      ),
  },
  SMS_SENDER: {
    doc: 'Name that an SMS comes from, registered with the gateway: at most 11 letters and digits.',
    default: 'Vastus',
    schema: z.string().check(z.regex(/^[A-Za-z\d]{1,11}$/, 'must be at most 11 letters and digits')),
  },
  AWELL_URL: {
    doc: 'Questionnaires on the pages of Awell, https://:API_KEY@api.awellhealth.com/orchestration/m2m/graphql; empty asks all on our own pages.',
    isSecret: true,
    schema: z
      .string()
      .check(
        z.refine(
          isGatewayUrl,
          'must look like https://:API_KEY@api.awellhealth.com/orchestration/m2m/graphql, with https',
        ),
      ),
  },
  AWELL_FLOWS: {
    doc: 'Which questionnaires Awell asks, and the care flow of each: QUEST_ISI=abc123,QUEST_GAD=def456; needed for AWELL_URL; without that, in DEMO and DEV, the simulated Awell has QUEST_ISI=insomnia.',
    schema: z.pipe(
      z
        .string()
        .check(
          z.refine(
            (value) => listed(value).every((entry) => FLOW.test(entry)),
            'must be types of questionnaires with their care flows, as QUEST_ISI=abc123,QUEST_GAD=def456',
          ),
        ),
      z.transform(
        (value) => new Map(listed(value).map((entry) => entry.split('=', 2) as [type: string, flow: string])),
      ),
    ),
  },
  AWELL_WEBHOOK_KEY: {
    doc: 'Public key of the webhooks of Awell, from its Studio: PEM or its base64 in one line; needed for AWELL_URL.',
    schema: z.pipe(z.string().check(z.refine(isRsaKey, 'must be a public key of RSA')), z.transform(keyLine)),
  },
  AI_BASE_URL: {
    doc: 'Language model behind the chat completions protocol, with the version in the path; empty switches AI and translation off.',
    schema: url(['http:', 'https:'], 'https://api.example.com/v1'),
  },
  AI_API_KEY: {
    doc: 'Key of the language model.',
    isSecret: true,
    schema: z.string().check(z.minLength(16, 'must have at least 16 characters')),
  },
  AI_MODEL: {
    doc: "Name of the model by its provider, for the product's own prompts; required with AI_BASE_URL.",
    schema: text,
  },
  SIMULATORS_URL: {
    doc: 'Address of the simulators that stand in for outside services in DEMO and DEV; must be empty in PROD.',
    schema: url(['http:'], 'http://127.0.0.1:3900'),
  },
  PERSONAL_CODE_REQUIRED: {
    doc: 'A national personal code is needed to complete a profile.',
    default: 'true when COUNTRY_CODE is EE, otherwise false',
    isDerived: true,
    schema: onOff,
  },
  DRILL: {
    doc: 'true for a restore drill: no mail or notice leaves, and the server is for this machine alone.',
    default: 'false',
    schema: onOff,
  },
  LOG_LEVEL: {
    doc: 'fatal, error, warn, info, debug, trace or silent.',
    default: 'info in PROD, otherwise warn',
    isDerived: true,
    schema: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  },
  METRICS_TOKEN: {
    doc: 'Bearer token (16 characters or more) that may read /metrics; empty closes /metrics in PROD.',
    isSecret: true,
    schema: z.string().check(z.minLength(16, 'must have at least 16 characters')),
  },
} as const satisfies Record<string, Setting>
