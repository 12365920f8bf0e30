import { readdirSync } from 'node:fs'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { findNginx } from '../testing/nginx.ts'
import { commandsOf, firstCommands } from './testing/book.ts'
import { type HttpsBrowser, httpsBrowser } from './testing/https-browser.ts'
import { type Machine, newMachine, type Ran } from './testing/machine.ts'

const nginx = inject('postgres') ? findNginx() : undefined
const PASSWORD = 'three-blue-boats'
const CHAPTERS = [
  '1. Programs',
  '2. Vastus',
  '3. Database',
  '4. Virus scanner',
  '5. Settings',
  '6. Service',
  '7. Proxy',
]

describe.skipIf(!nginx)('docs/operations.md, typed as it is', () => {
  let machine: Machine
  beforeAll(async () => {
    machine = await newMachine(nginx ?? '')
  })
  afterAll(() => machine?.stop())

  const first = () =>
    firstCommands()
      .replace(/HOST_NAME=.*/, 'HOST_NAME=localhost')
      .replace(/SMTP_URL=.*/, `SMTP_URL='${machine.smtp.url}'`)
      .replaceAll('@example.ee', '@kodukliinik.ee')
  const type = (commands: string): Promise<Ran> => machine.type(`${first()}\n${commands}`)
  const inPlace = (commands: string) => type(`cd /opt/vastus\n${commands}`)

  async function codeSentTo(email: string, before: number): Promise<string> {
    const newest = () =>
      machine.smtp.mails.slice(before).findLast(({ to }) => to.includes(email))?.parsed.text ?? ''
    await expect.poll(newest, { timeout: 10_000 }).toMatch(/\b\d{6}\b/)
    return /\b\d{6}\b/.exec(newest())?.[0] ?? ''
  }

  /** Signs up with address and profile. */
  async function signUp(email: string, profile: object): Promise<HttpsBrowser> {
    const browser = httpsBrowser(machine)
    let sent = machine.smtp.mails.length
    await browser('POST', '/api/signup/password', { email, password: PASSWORD, confirmPassword: PASSWORD })
    const otp = await codeSentTo(email, sent)
    expect((await browser('POST', '/api/signup/password/verify', { email, otp })).status).toBe(201)
    sent = machine.smtp.mails.length
    await browser('POST', '/api/send-otp', { email, purpose: 'COMPLETE' })
    const completed = await browser('POST', '/api/users/complete-profile', {
      email,
      otp: await codeSentTo(email, sent),
      phone: '+37251234567',
      ...profile,
    })
    expect(completed).toMatchObject({ status: 200 })
    return browser
  }

  async function consent(browser: HttpsBrowser, documents: Record<string, string>): Promise<void> {
    for (const [type, slug] of Object.entries(documents)) {
      const { body } = await browser('GET', `/api/content/prm?slug=${slug}&locale=et`)
      const { updatedAt: version } = body as { updatedAt: string }
      expect(await browser('POST', '/api/users/save-consent', { type, version })).toMatchObject({
        status: 200,
      })
    }
  }

  /** What each employee is led to at the first sign-in. */
  async function setUpAuthenticator(browser: HttpsBrowser, email: string): Promise<void> {
    const sent = machine.smtp.mails.length
    await browser('POST', '/api/send-otp', { email, purpose: 'SECOND_FACTOR' })
    const otp = await codeSentTo(email, sent)
    const { body } = await browser('POST', '/api/users/security/authenticator', { otp })
    const code = new TOTP({ secret: Secret.fromBase32((body as { secret: string }).secret) }).generate()
    const confirmed = await browser('POST', '/api/users/security/authenticator/confirm', { code })
    expect(confirmed).toMatchObject({ status: 200 })
  }

  test('leads from an empty machine to a product that is ready behind https', {
    timeout: 120_000,
  }, async () => {
    const commands = CHAPTERS.map(commandsOf)
    // The tests' machine has no name server to ask about the addresses.
    const { code, words } = await type(
      commands.join('\n').replace('APP_MODE=PROD', 'APP_MODE=PROD\nEMAIL_DOMAIN_CHECK=false'),
    )
    expect({ code, words: code === 0 ? '' : words }).toEqual({ code: 0, words: '' })
    const answer = await httpsBrowser(machine)('GET', '/api/health/ready')
    expect(answer).toMatchObject({ status: 200, body: { status: 'UP' } })
  })

  test('the doctor finds nothing but what is not there yet', async () => {
    const { words } = await inPlace(commandsOf('8. Doctor'))
    const wrongs = words.split('\n').filter((line) => line.startsWith('WRONG'))
    // The tests run as root, and their PostgreSQL without fsync.
    expect(
      wrongs.filter((line) => !/runs as root|lost in a power cut|backups +there is none/.test(line)),
    ).toEqual([])
    expect(machine.smtp.mails.at(-1)?.to).toEqual(['help@kodukliinik.ee'])
  })

  test('a patient writes to the first clinic and is answered', { timeout: 60_000 }, async () => {
    const nurse = await signUp('mari@kodukliinik.ee', {
      firstName: 'Mari',
      surname: 'Kuusk',
      personalCode: '47605030299',
    })
    await signUp('jaan@kodukliinik.ee', { firstName: 'Jaan', surname: 'Tamm', personalCode: '37605030299' })
    const added = await inPlace(
      commandsOf('9. First clinic and first patient').replaceAll('@example.ee', '@kodukliinik.ee'),
    )
    expect(added).toMatchObject({ code: 0, words: expect.stringContaining('1  Kodu Perearstikeskus') })
    await consent(nurse, { PRM_CLINIC: 'terms-and-conditions-clinic', PRM_PRIVACY_POLICY: 'privacy-policy' })
    await setUpAuthenticator(nurse, 'mari@kodukliinik.ee')

    const patient = await signUp('anu@kodukliinik.ee', {
      firstName: 'Anu',
      surname: 'Maasikas',
      personalCode: '48505170298',
    })
    await consent(patient, {
      PRM_PATIENT: 'terms-and-conditions-patient',
      PRM_PRIVACY_POLICY: 'privacy-policy',
    })
    const { body } = await patient('GET', '/api/login')
    const sent = await patient('POST', '/api/patient/e-contacts/fallback', {
      eContactType: 'HEADACHE',
      patientPersonId: (body as { personId: number }).personId,
      clinicId: 1,
      text: 'Pea valutab',
    })
    expect(sent).toMatchObject({ status: 201 })
    const { id } = sent.body as { id: number }
    expect(await nurse('POST', `/api/clinic/e-contacts/${id}/accept`)).toMatchObject({ status: 200 })
    const mailsBefore = machine.smtp.mails.length
    const answered = await nurse('POST', `/api/clinic/e-contacts/${id}/complete`, { infoText: 'Puhake' })
    expect(answered).toMatchObject({ status: 200 })
    const read = await patient('GET', `/api/patient/e-contacts/${id}/timeline`)
    expect(JSON.stringify(read.body)).toContain('Puhake')
    await expect
      .poll(() => machine.smtp.mails.slice(mailsBefore).flatMap(({ to }) => to), { timeout: 10_000 })
      .toContain('anu@kodukliinik.ee')
  })

  test('the nightly backup is verified, sealed and seen by the doctor', { timeout: 60_000 }, async () => {
    // The doctor's own default is not in this machine's folder.
    const commands = commandsOf('10. Backups').replace(
      'npm run operate -- doctor',
      '$& --backups /var/backups/vastus',
    )
    const { words } = await inPlace(`${commands} || true`)
    expect(words).toMatch(/ok +backups +the newest of 1/)
    expect(readdirSync(machine.path('var/backups/vastus'))).toEqual([expect.stringMatching(/\.tar\.gpg$/)])
  })

  test('the drill restores the backup, checks its trail and sends nothing', { timeout: 60_000 }, async () => {
    const book = commandsOf('Restore, and the drill')
    // The heads of this young machine are published after its first quarter of an hour.
    const young = book.replace('npm run operate -- audit-verify', '$& --without-heads')
    const [commands = '', start = ''] = young.split(/(?=^.*npm start$)/m)
    const restored = await inPlace(commands)
    expect(restored).toMatchObject({ code: 0, words: expect.stringMatching(/"firstBad":null/) })
    const sent = machine.smtp.mails.length
    const drill = await type(`cd /opt/vastus
      export VASTUS_ENV_FILE=/etc/vastus/drill.env
      ${start.trim()} & server=$!
      curl --retry 30 --retry-delay 1 --retry-all-errors -fsS http://127.0.0.1:3009/api/health/ready
      kill $server; wait $server || true`)
    expect(drill).toMatchObject({ code: 0, words: expect.stringContaining('"mail":"OFF"') })
    expect(drill.words).toContain('This is a drill')
    expect(machine.smtp.mails).toHaveLength(sent)
  })

  test('a locked account is out at once', async () => {
    const browser = httpsBrowser(machine)
    const email = 'somebody@kodukliinik.ee'
    await signUp(email, { firstName: 'Some', surname: 'Body', personalCode: '38505170299' })
    const login = () => browser('POST', '/api/login/password', { email, password: PASSWORD })
    expect(await login()).toMatchObject({ status: 200 })
    const people = commandsOf('People who cannot get in, and who must not').replaceAll(
      '@example.ee',
      '@kodukliinik.ee',
    )
    const ran = await inPlace(people.replace(/^sudo -u vastus npm run operate -- clinic-staff.*$/m, ''))
    expect(ran.code).toBe(0)
    expect((await browser('GET', '/api/login')).status).toBe(401)
    expect((await login()).status).toBe(469)
  })
})
