import { OTP_LENGTH, OTP_LIFETIME_SECONDS } from '@vastus/domain/limits'
import { randomInt } from 'node:crypto'
import type { Tx } from '../../../db/database.ts'
import type { Services } from '../../../services.ts'
import { digestOf } from './code-digest.ts'
import { type CodePayload, insertCode, type Purpose } from './code-repository.ts'

/** Makes a new code, which cancels the one before. The caller mails it and has charged the sending. */
export async function issueCode(
  services: Services,
  tx: Tx,
  about: {
    purpose: Purpose
    email: string
    userId: number | null
    /** Of who asked while signed in: the code is worth nothing in another browser. */
    sessionHash?: string
    payload?: CodePayload
    /** Who asks, see `StoredCode`. */
    browserHash: string | null
  },
  now: Date,
): Promise<string> {
  const code = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0')
  await insertCode(tx, {
    purpose: about.purpose,
    email: about.email,
    userId: about.userId,
    payload: about.payload ?? {},
    browserHash: about.browserHash,
    codeDigest: digestOf(services.config.secretKey, about, code),
    createdAt: now,
    expiresAt: new Date(now.getTime() + OTP_LIFETIME_SECONDS * 1000),
  })
  return code
}
