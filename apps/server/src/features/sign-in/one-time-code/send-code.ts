import type { Language } from '@vastus/i18n'
import type { Tx } from '../../../db/database.ts'
import type { Services } from '../../../services.ts'
import { findAccountByEmail } from '../login/account-repository.ts'
import { networkHash } from './browser-hash.ts'
import { type CodePayload, findPending } from './code-repository.ts'
import { issueCode } from './issue-code.ts'
import { queueMail } from '../../delivery/index.ts'

const PENDING_MS = 24 * 60 * 60_000

/** Everything here happens alike for known and unknown addresses; only the mail differs, and only its owner reads it. */
export async function sendSignUpCode(
  services: Services,
  tx: Tx,
  { email, payload, browserHash }: { email: string; payload: CodePayload; browserHash: string | null },
  now: Date,
): Promise<void> {
  const account = await findAccountByEmail(tx, email)
  const code = await issueCode(
    services,
    tx,
    { purpose: 'SIGNUP', email, userId: account?.id ?? null, payload, browserHash },
    now,
  )
  const language = account?.language ?? payload.language ?? 'en'
  const template = account ? 'alreadyHaveAccount' : 'signUpCode'
  queueMail(tx, { to: email, language, template, params: { code, path: '/login-with-password' } })
}

/** Sends the code of a sign-up under way once more; without one there is nothing to send. */
export async function resendSignUpCode(
  services: Services,
  tx: Tx,
  { email, browserHash }: { email: string; browserHash: string | null },
  now: Date,
): Promise<void> {
  const payload = await findPending(tx, email, browserHash, new Date(now.getTime() - PENDING_MS))
  if (payload) await sendSignUpCode(services, tx, { email, payload, browserHash }, now)
}

export async function sendResetCode(
  services: Services,
  tx: Tx,
  { email, network }: { email: string; network: string },
  now: Date,
): Promise<void> {
  const account = await findAccountByEmail(tx, email)
  const about = {
    purpose: 'RESET',
    email,
    userId: account?.id ?? null,
    browserHash: networkHash(network),
  } as const
  const code = await issueCode(services, tx, about, now)
  queueMail(tx, {
    to: email,
    language: account?.language ?? 'en',
    template: 'resetCode',
    params: { code },
    ...(account ? {} : { isDecoy: true }),
  })
}

type ToSignedIn = { email: string; userId: number; language: Language; sessionHash: string }

/** To the new address of a signed-in user. Whether somebody else has it is answered only after the proof. */
export async function sendProfileCode(services: Services, tx: Tx, to: ToSignedIn, now: Date): Promise<void> {
  const code = await issueCode(services, tx, { ...ofSession(to), purpose: 'PROFILE' }, now)
  queueMail(tx, { to: to.email, language: to.language, template: 'profileCode', params: { code } })
}

/** To the present address of a signed-in user, whose password alone may have been guessed. */
export async function sendSecondFactorCode(
  services: Services,
  tx: Tx,
  to: ToSignedIn,
  now: Date,
): Promise<void> {
  const code = await issueCode(services, tx, { ...ofSession(to), purpose: 'SECOND_FACTOR' }, now)
  queueMail(tx, { to: to.email, language: to.language, template: 'secondFactorCode', params: { code } })
}

const ofSession = ({ email, userId, sessionHash }: ToSignedIn) => ({
  email,
  userId,
  sessionHash,
  browserHash: sessionHash,
})
