import {
  createPatient,
  createTestApp,
  type DatabaseKind,
  hashCheaply,
  mailedCode,
  type TestApp,
  type TestClient,
  type TestDatabase,
  testPasswordHash,
  type TestUser,
} from '@vastus/server/testing'
import { PasswordHasher } from '../../apps/server/src/adapters/password-hash.ts'
import { randomFrom } from './seed.ts'

/** Counts how often the product works on a password, which is what takes the time of a sign-in, and does it cheaply. */
export class CountedPasswords extends PasswordHasher {
  calls = 0
  override hash(password: string): Promise<string> {
    this.calls++
    return hashCheaply(password)
  }
  override async verify(password: string, storedHash: string | undefined): Promise<boolean> {
    this.calls++
    const isSame = await super.verify(password, storedHash ?? (await testPasswordHash))
    return isSame && storedHash !== undefined
  }
}

export type Purpose = 'SIGNUP' | 'RESET' | 'PROFILE'
export const PURPOSES: readonly Purpose[] = ['SIGNUP', 'RESET', 'PROFILE']
export const PASSWORD = 'three-blue-boats'

/** A whole product to attack, with victims and networks that nobody has used before. */
export type AuthWorld = {
  test: TestApp
  passwords: PasswordHasher & { calls: number }
  random: () => number
  newEmail: () => string
  newNetwork: () => string
  victim: () => Promise<TestUser & { client: TestClient }>
  /** Asks for a code as this browser. */
  ask: (target: Target, from?: string) => Promise<number>
  /** Offers a code; whether it was taken. */
  offer: (target: Target, code: string, from?: string) => Promise<boolean>
  mailed: (email: string) => Promise<string>
  close: () => Promise<void>
}
export type Target = { purpose: Purpose; email: string; client: TestClient }

export async function createAuthWorld(
  kind: DatabaseKind,
  seed: number,
  options: { database?: TestDatabase; passwords?: AuthWorld['passwords'] } = {},
): Promise<AuthWorld> {
  const passwords = options.passwords ?? new CountedPasswords()
  const test = await createTestApp({
    kind,
    ...(options.database ? { database: options.database } : {}),
    services: { passwords },
  })
  let number = 0
  const newEmail = () => `victim${++number}@example.test`
  const from = (remoteAddress?: string) => (remoteAddress ? { remoteAddress } : {})
  return {
    test,
    passwords,
    random: randomFrom(seed),
    newEmail,
    newNetwork: () => {
      number++
      return `198.18.${(number >> 8) & 255}.${number & 255}`
    },
    async victim() {
      const user = await createPatient(test.services, { email: newEmail() })
      return { ...user, client: await test.signedInAs(user) }
    },
    async ask({ purpose, email, client }, network) {
      const response =
        purpose === 'SIGNUP'
          ? await client.post(
              '/api/signup/password',
              { email, password: PASSWORD, confirmPassword: PASSWORD },
              from(network),
            )
          : await client.post('/api/send-otp', { email, purpose }, from(network))
      return response.statusCode
    },
    async offer({ purpose, email, client }, otp, network) {
      const response = await offers[purpose](client, email, otp, from(network))
      return response.statusCode < 300
    },
    mailed: (email) => mailedCode(test, email),
    close: test.close,
  }
}

const offers: Record<
  Purpose,
  (
    client: TestClient,
    email: string,
    otp: string,
    more: { remoteAddress?: string },
  ) => ReturnType<TestClient['post']>
> = {
  SIGNUP: (client, email, otp, more) => client.post('/api/signup/password/verify', { email, otp }, more),
  RESET: (client, email, otp, more) =>
    client.post(
      '/api/reset-password/confirm',
      { email, otp, password: PASSWORD, confirmPassword: PASSWORD },
      more,
    ),
  PROFILE: (client, email, otp, more) =>
    client.post('/api/users/complete-profile', { email, otp, phone: '' }, more),
}

/** Somebody who may be asked for a code of this purpose: a newcomer, an account, or an account with a new address. */
export async function newTarget(world: AuthWorld, purpose: Purpose): Promise<Target> {
  if (purpose === 'SIGNUP') return { purpose, email: world.newEmail(), client: world.test.anonymous() }
  const user = await world.victim()
  if (purpose === 'RESET') return { purpose, email: user.email, client: world.test.anonymous() }
  return { purpose, email: world.newEmail(), client: user.client }
}

/** The same address, tried from another browser; a profile can only be tried by its own account. */
export function elsewhere(world: AuthWorld, target: Target): Target {
  return target.purpose === 'PROFILE' ? target : { ...target, client: world.test.anonymous() }
}
