import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { root } from './node.mjs'
import { parseSettings, readSettingsFile, UnusableSettings } from './settings-file.mjs'

let folder
let path
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vastus-settings-'))
  path = join(folder, 'vastus.env')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the file of settings', () => {
  test('is put into the environment', () => {
    writeFileSync(path, "# ours\nAPP_MODE=PROD\nMAIL_FROM='Vastus <post@kodu.ee>'\nSMTP_URL=\n")
    const env = { PATH: '/bin' }
    expect(readSettingsFile(env, path)).toBe(path)
    expect(env).toEqual({
      PATH: '/bin',
      APP_MODE: 'PROD',
      MAIL_FROM: 'Vastus <post@kodu.ee>',
      SMTP_URL: '',
    })
  })

  test('is not needed at its usual place, and needed where VASTUS_ENV_FILE says so', () => {
    expect(readSettingsFile({}, path)).toBeUndefined()
    expect(() => readSettingsFile({ VASTUS_ENV_FILE: path })).toThrow(UnusableSettings)
  })

  test('is not overridden by the environment: two different words are an error that tells no value', () => {
    writeFileSync(path, 'DATABASE_URL=postgres://vastus:hunter2@one/vastus\nPORT=3000\n')
    const env = { DATABASE_URL: 'postgres://vastus:hunter3@two/vastus', PORT: '3000' }
    expect(() => readSettingsFile(env, path)).toThrow(/^DATABASE_URL: .* different things/)
    expect(() => readSettingsFile(env, path)).not.toThrow(/hunter|PORT/)
  })

  test.each([
    'MAIL_FROM=Vastus <post@kodu.ee>',
    'SECRET_KEY=a#b',
    'SMTP_URL=smtp://u:p$w@host',
    'SMTP_URL="smtp://u:p$w@host"',
    'S3_URL=s3+https://k:s@host/bucket?region=eu&x=y',
    'APP_MODE = PROD',
    'export APP_MODE=PROD',
    "MAIL_FROM='Vastus <post@kodu.ee>' # ours",
  ])('names the line of what a shell, systemd and Node read differently: %s', (line) => {
    expect(() => parseSettings(`APP_MODE=PROD\n${line}\n`, path)).toThrow('line 2')
  })

  test('reads what it takes as a shell does', () => {
    const text = [
      "MAIL_FROM='Vastus <post@kodu.ee>'",
      `SUPPORT_EMAIL="help@kodu.ee"`,
      "SMTP_URL='smtp://u:p$w&#x;@host'",
      'PUSH_HOSTS=fcm.googleapis.com,*.push.apple.com',
      'S3_URL=s3+https://k:s@host/bucket?region=eu-north-1',
    ].join('\n')
    writeFileSync(path, text)
    const { stdout } = spawnSync('sh', ['-c', `set -a; . ${path}; env -0`], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH },
    })
    const shell = Object.fromEntries(stdout.split('\0').map((pair) => pair.split(/=(.*)/s, 2)))
    expect(shell).toMatchObject(parseSettings(text, path))
  })
})

describe('.env.example', () => {
  const text = readFileSync(join(root, '.env.example'), 'utf8')
  const withDefaults = text.replace(/^#(?=[A-Z_]+=)/gm, '')

  test('can be sourced by a shell as it is, and with each line taken over', () => {
    for (const content of [text, withDefaults]) {
      writeFileSync(path, content)
      const { status, stderr } = spawnSync('sh', ['-euc', `set -a; . ${path}`], { encoding: 'utf8' })
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    }
  })

  test('is a file of settings with each line taken over', () => {
    expect(parseSettings(withDefaults, path)).toMatchObject({
      MAIL_FROM: 'Vastus <no-reply@vastus.test>',
      PORT: '3000',
    })
  })
})
