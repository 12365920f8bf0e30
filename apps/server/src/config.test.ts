import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createIdentityProviders } from './adapters/identity-provider/create-identity-providers.ts'
import { newVapidSecret } from './adapters/push/vapid.ts'
import { InvalidConfig, readConfig } from './config.ts'
import { loadOrCreateSecretKey, loadOrCreateVapidKey } from './secret-key.ts'
import { type Setting, settings } from './settings.ts'
import { findSettingWarnings } from './settings-check.ts'

const prod = {
  APP_MODE: 'PROD',
  PUBLIC_URL: 'https://kiri.perearst.ee',
  SECRET_KEY: '9f2c61d07ab84e35c0d1e6f8a27b4c93',
  SMTP_URL: 'smtp://mail.perearst.ee:587',
  MAIL_FROM: 'Perearst <kiri@perearst.ee>',
  SUPPORT_EMAIL: 'abi@perearst.ee',
}

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof InvalidConfig) return error.problems
    throw error
  }
  return []
}

/** As a service of digital IDs knows a clinic. */
const PARTY = ['Kliinik', '00000000-0000-4000-8000-000000000000'].join(':')

describe('configuration', () => {
  test('an empty environment is a demo in Estonia on port 3000', () => {
    expect(readConfig({})).toMatchObject({
      appMode: 'DEMO',
      countryCode: 'EE',
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      dataDir: './data',
      isPersonalCodeRequired: true,
      isEmailDomainChecked: false,
      isDokobitLoginEnabled: true,
      databaseUrl: undefined,
    })
  })

  test('an empty value counts as not set', () => {
    expect(readConfig({ PORT: '', CLAMD_URL: ' ' })).toMatchObject({ port: 3000, clamdUrl: undefined })
  })

  test('defaults follow the mode, the country, the host and the port', () => {
    expect(readConfig(prod).isEmailDomainChecked).toBe(true)
    expect(readConfig({ COUNTRY_CODE: 'PL' }).isPersonalCodeRequired).toBe(false)
    expect(readConfig({ HOST: '::1', PORT: '8080' }).publicUrl).toBe('http://[::1]:8080')
    expect(readConfig({ PUBLIC_URL: 'https://a.example/' }).publicUrl).toBe('https://a.example')
  })

  test.each([
    ['PORT', '70000'],
    ['PORT', '3000x'],
    ['PORT', '-1'],
    ['APP_MODE', 'prod'],
    ['COUNTRY_CODE', 'FI'],
    ['PUBLIC_URL', 'vastus.example'],
    ['DATABASE_URL', 'mysql://a@b/c'],
    ['SECRET_KEY', 'short'],
    ['SMTP_URL', 'http://mail'],
    ['MAIL_FROM', 'nobody'],
    ['S3_URL', 's3+http://host/bucket'],
    ['S3_URL', 'https://key:secret@host/bucket'],
    ['CLAMD_URL', 'localhost:3310'],
    ['EMAIL_LOGIN_ENABLED', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_TOKEN', 'short'],
    ['DB_POOL_SIZE', '0'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} must `))])
  })

  test('all wrong settings are named at once', () => {
    const problems = problemsOf({ PORT: 'x', APP_MODE: 'PROD', COUNTRY_CODE: 'FI' })
    expect(problems.map((problem) => problem.split(' ')[0]).sort()).toEqual([
      'COUNTRY_CODE',
      'MAIL_FROM',
      'PORT',
      'PUBLIC_URL',
      'SECRET_KEY',
      'SMTP_URL',
      'SUPPORT_EMAIL',
    ])
  })

  test.each([
    ['PUBLIC_URL', 'http://kiri.perearst.ee'],
    ['PUBLIC_URL', 'https://kiri.perearst.ee/vastus'],
    ['PUBLIC_URL', 'https://kiri.perearst.ee/?lang=et'],
    ['PUBLIC_URL', 'https://kiri.perearst.ee/#start'],
    ['PUBLIC_URL', 'https://user:password@kiri.perearst.ee'],
    ['PUBLIC_URL', 'https://vastus.example.ee'],
    ['PUBLIC_URL', ''],
    ['SECRET_KEY', ''],
    ['SECRET_KEY', 's'.repeat(32)],
    ['SECRET_KEY', 'abab'.repeat(10)],
    ['SECRET_KEY', '0123456789abcdef0123456789abcdef'],
    ['SECRET_KEY', 'abcdefghijklmnopqrstuvwxyz0123456789'],
    ['SECRET_KEY', 'please-change-me-in-production-2026!'],
    ['SMTP_URL', ''],
    ['SMTP_URL', 'smtp://user:password@host:587'],
    ['DATABASE_URL', 'postgres://user:password@host:5432/name'],
    ['CLAMD_URL', 'tcp://host:3310'],
    ['MAIL_FROM', ''],
    ['MAIL_FROM', 'Vastus <no-reply@vastus.test>'],
    ['MAIL_FROM', 'Kliinik <no-reply@mail.example.com>'],
    ['SUPPORT_EMAIL', ''],
    ['SUPPORT_EMAIL', 'abi@example.org'],
    ['METRICS_TOKEN', 'm'.repeat(20)],
    ['METRICS_TOKEN', prod.SECRET_KEY],
    ['EMAIL_LOGIN_ENABLED', 'false'],
    ['MOBILE_ID_URL', `http://${PARTY}@mid.sk.ee/mid-api`],
    ['MOBILE_ID_URL', 'https://mid.sk.ee/mid-api'],
    ['SMART_ID_URL', 'https://rp-api.smart-id.com/v3'],
    ['DOKOBIT_URL', 'https://id.dokobit.com'],
    ['DOKOBIT_URL', 'https://:token@id-sandbox.dokobit.com'],
    ['OIDC_PROVIDERS', 'Bank=https://id.pank.ee'],
    ['OIDC_PROVIDERS', 'Bank=http://client:secret@id.pank.ee'],
    ['OIDC_PROVIDERS', 'Bank=https://c:s@id.pank.ee,bank=https://c:s@id.pank2.ee'],
    ['OIDC_PROVIDERS', 'Bank[PL]=https://c:s@id.pank.ee,Bank=https://c:s@id.pank2.ee'],
    ['OIDC_PROVIDERS', 'Bank[EE LV]=https://client:secret@id.pank.ee'],
    ['OIDC_PROVIDERS', 'Bank[]=https://client:secret@id.pank.ee'],
    ['OIDC_PROVIDERS', 'Bank=https://client:secret@127.0.0.1:3900/oidc'],
    ['AWELL_URL', 'http://:api-key@api.awellhealth.com/orchestration/m2m/graphql'],
    ['AWELL_URL', 'https://api.awellhealth.com/orchestration/m2m/graphql'],
    ['AWELL_FLOWS', 'ISI=abc123'],
    ['AWELL_FLOWS', 'QUEST_ISI'],
    ['AWELL_WEBHOOK_KEY', 'bm8ga2V5'],
    ['SIMULATORS_URL', 'http://127.0.0.1:3900'],
    ['VAPID_PRIVATE_KEY', '_'.repeat(43)],
    ['VAPID_PRIVATE_KEY', 'A'.repeat(43)],
    ['S3_URL', 's3+https://key:word@s3.perearst.ee/'],
  ])('PROD refuses %s=%s, which cannot be meant, without repeating it', (name, value) => {
    const problems = problemsOf({ ...prod, [name]: value })
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} must `))])
    if (value.length > 20 && !value.includes('vastus.example.ee'))
      expect(problems.join()).not.toContain(value)
  })

  test('Awell needs the care flows of questionnaires that there are, and the key of its webhooks in either form', () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const real = {
      ...prod,
      AWELL_URL: 'https://:api-key@api.awellhealth.com/orchestration/m2m/graphql',
      AWELL_FLOWS: 'QUEST_ISI=abc123, QUEST_M-CHAT=d_e-f',
      AWELL_WEBHOOK_KEY: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    }
    const { awell } = readConfig(real)
    expect(awell).toMatchObject({
      url: 'https://api.awellhealth.com/orchestration/m2m/graphql',
      apiKey: 'api-key',
      webhookKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    })
    expect([...(awell?.flows ?? [])]).toEqual([
      ['QUEST_ISI', 'abc123'],
      ['QUEST_M-CHAT', 'd_e-f'],
    ])
    for (const [change, setting] of [
      [{ AWELL_FLOWS: '' }, 'AWELL_FLOWS'],
      [{ AWELL_FLOWS: 'QUEST_NONE=abc' }, 'AWELL_FLOWS'],
      [{ AWELL_WEBHOOK_KEY: '' }, 'AWELL_WEBHOOK_KEY'],
      [{ AWELL_URL: 'https://:k@api.sandbox.awellhealth.com/orchestration/m2m/graphql' }, 'AWELL_URL'],
    ] as const)
      expect(problemsOf({ ...real, ...change })).toEqual([
        expect.stringMatching(new RegExp(`^${setting} must `)),
      ])
  })

  test('PROD takes Mobile-ID with anchors, never its demo service, and then needs no passwords', () => {
    const anchors = { TRUST_ANCHORS_FILE: '/etc/vastus/anchors.pem' }
    const real = {
      ...prod,
      ...anchors,
      MOBILE_ID_URL: `https://${PARTY}@mid.sk.ee/mid-api`,
      EMAIL_LOGIN_ENABLED: 'false',
    }
    expect(problemsOf(real)).toEqual([])
    expect(problemsOf({ ...real, TRUST_ANCHORS_FILE: '' })).toEqual([
      expect.stringMatching(/^TRUST_ANCHORS_FILE must /),
    ])
    expect(problemsOf({ ...real, MOBILE_ID_URL: `https://${PARTY}@tsp.demo.sk.ee/mid-api` })).toEqual([
      expect.stringMatching(/^MOBILE_ID_URL must not /),
    ])
    expect(problemsOf({ ...real, DOKOBIT_LOGIN_ENABLED: 'false' })).toEqual([
      expect.stringMatching(/^EMAIL_LOGIN_ENABLED must /),
    ])
  })

  test('PROD takes Dokobit and providers of OpenID Connect, and then needs no passwords', () => {
    const without = { ...prod, EMAIL_LOGIN_ENABLED: 'false' }
    const { dokobit } = readConfig({ ...without, DOKOBIT_URL: 'https://:a%2Fb@id.dokobit.com' })
    expect(dokobit).toEqual({ url: 'https://id.dokobit.com', accessToken: 'a/b' })
    const two = 'Minu pank=https://vastus:s%2C1@id.pank.ee/realm/, Teine=https://v:s2@konto.teine.ee'
    expect(readConfig({ ...without, OIDC_PROVIDERS: two }).oidcProviders).toEqual([
      { name: 'Minu pank', issuer: 'https://id.pank.ee/realm', clientId: 'vastus', clientSecret: 's,1' },
      { name: 'Teine', issuer: 'https://konto.teine.ee', clientId: 'v', clientSecret: 's2' },
    ])
  })

  test.each([
    ['EE', ['Minu pank', 'Kõik']],
    ['PL', ['Login.gov', 'Kõik']],
    ['GB', ['Kõik']],
  ])(
    'in %s offers the providers of OpenID Connect that name it, and those that name none',
    (country, names) => {
      const OIDC_PROVIDERS =
        'Minu pank [EE]=https://v:s@id.pank.ee, Login.gov[US PL]=https://v:s@id.example.gov, Kõik=https://v:s@konto.teine.ee'
      const { oidcProviders } = readConfig({ COUNTRY_CODE: country, OIDC_PROVIDERS })
      expect(oidcProviders.map(({ name }) => name)).toEqual(names)
      const { external } = createIdentityProviders({
        ...readConfig({ COUNTRY_CODE: country }),
        oidcProviders,
      })
      expect(external.map(({ name }) => name)).toEqual(names)
    },
  )

  test.each([
    ['true', ['ID_CARD', 'SMART_ID', 'MOBILE_ID'], ['DOKOBIT', 'OIDC']],
    ['false', [], ['OIDC']],
  ])(
    'DOKOBIT_LOGIN_ENABLED=%s offers the digital IDs %s, beside accounts elsewhere',
    (DOKOBIT_LOGIN_ENABLED, ids, elsewhere) => {
      const { methods, external } = createIdentityProviders({
        ...readConfig({ DOKOBIT_LOGIN_ENABLED }),
        simulatorsUrl: 'http://127.0.0.1:1',
      })
      expect(methods.toSorted()).toEqual(ids.toSorted())
      expect(external.map(({ method }) => method)).toEqual(elsewhere)
    },
  )

  test('PROD needs another way in where its one provider is for another country', () => {
    const OIDC_PROVIDERS = 'Bank[PL]=https://v:s@id.pank.pl'
    expect(problemsOf({ ...prod, EMAIL_LOGIN_ENABLED: 'false', OIDC_PROVIDERS })).toEqual([
      expect.stringMatching(/^EMAIL_LOGIN_ENABLED must /),
    ])
  })

  test.each([
    ['openssl rand -hex 32', () => randomBytes(32).toString('hex')],
    ['openssl rand -hex 16', () => randomBytes(16).toString('hex')],
    ['openssl rand -base64 32', () => randomBytes(32).toString('base64')],
    ['a password manager', () => randomBytes(24).toString('base64url')],
  ])('PROD takes every key of %s', (_what, make) => {
    for (let n = 0; n < 200; n++)
      expect(problemsOf({ ...prod, SECRET_KEY: make(), METRICS_TOKEN: make() })).toEqual([])
  })

  test('PROD starts with what can be meant, and warns of it', () => {
    expect(findSettingWarnings(readConfig(prod))).toEqual([
      'EMBEDDED_DATABASE',
      'NO_SCANNER',
      'PROXY_NOT_TRUSTED',
    ])
    const whole = {
      ...prod,
      DATABASE_URL: 'postgres://vastus@db.perearst.ee/vastus',
      CLAMD_URL: 'tcp://127.0.0.1:3310',
      TRUST_PROXY: 'true',
    }
    expect(findSettingWarnings(readConfig(whole))).toEqual([])
    for (const url of ['https://vastus.test', 'https://localhost:8443', 'https://kiri.clinic.example'])
      expect(findSettingWarnings(readConfig({ ...whole, PUBLIC_URL: url }))).toEqual(['RESERVED_DOMAIN'])
    expect(findSettingWarnings(readConfig({}))).toEqual([])
  })

  test('a drill is for this machine alone, and can send nothing', () => {
    const { SMTP_URL: _, ...quiet } = prod
    const drill = { ...quiet, DRILL: 'true', PUBLIC_URL: 'http://127.0.0.1:3009' }
    expect(readConfig(drill)).toMatchObject({ isDrill: true, smtpUrl: undefined })
    const mistaken: [string, Record<string, string>][] = [
      ['PUBLIC_URL', { PUBLIC_URL: prod.PUBLIC_URL }],
      ['HOST', { HOST: '0.0.0.0' }],
      ['SMTP_URL', { SMTP_URL: prod.SMTP_URL }],
      ['VAPID_PRIVATE_KEY', { VAPID_PRIVATE_KEY: newVapidSecret() }],
    ]
    for (const [name, change] of mistaken)
      expect(problemsOf({ ...drill, ...change })).toEqual([
        expect.stringMatching(new RegExp(`^${name} must `)),
      ])
    expect(problemsOf({ DRILL: 'true' })).toEqual(['DRILL must be false outside PROD'])
  })

  test('the message of a wrong setting never repeats what was typed', () => {
    for (const [name, setting] of Object.entries<Setting>(settings)) {
      if (!setting.isSecret) continue
      const problems = problemsOf({ [name]: 'hunter2' })
      expect(problems).toHaveLength(1)
      expect(problems.join()).not.toContain('hunter2')
    }
  })
})

test('.env.example lists every setting with its documentation and its default', async () => {
  const written = await readFile(new URL('../../../.env.example', import.meta.url), 'utf8')
  const expected = Object.entries<Setting>(settings).map(([name, setting]) => {
    const isFixed = setting.default !== undefined && !setting.isDerived
    const note = setting.isDerived ? ` Default: ${setting.default}.` : ''
    const value = isFixed ? (setting.default ?? '') : ''
    // What a shell would take apart is in quotes.
    return `# ${setting.doc}${note}\n#${name}=${/[\s<>]/.test(value) ? `'${value}'` : value}\n`
  })
  const settingsPart = written.slice(written.indexOf('\n\n') + 2)
  expect(settingsPart).toBe(expected.join('\n'))
})

describe('a generated key', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'vastus-config-'))
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))

  test.each([
    ['secret-key', loadOrCreateSecretKey, /^[0-9a-f]{64}$/],
    ['vapid-key', loadOrCreateVapidKey, /^[\w-]{43}$/],
  ] as const)('%s is made once, kept, and readable by its owner only', async (name, load, shape) => {
    const first = await load(join(dataDir, 'new'))
    expect(first).toMatch(shape)
    expect(await load(join(dataDir, 'new'))).toBe(first)
    expect((await stat(join(dataDir, 'new', name))).mode & 0o777).toBe(0o600)
  })
})
