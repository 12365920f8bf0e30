import type { Language } from '@vastus/i18n'
import type { Tx } from '../../../db/database.ts'
import { postJob } from '../../../jobs/queue.ts'
import type { MailTemplate } from './mail-templates.ts'
import type { MailParams } from './render-template.ts'

export const SEND_MAIL_JOB = 'send-mail'
/** A code is worth nothing after some minutes: late ones would only stand in the way of the newest. */
const CODE_MAILS: readonly MailTemplate[] = ['signUpCode', 'alreadyHaveAccount', 'resetCode', 'profileCode']
const MAX_ATTEMPTS_OF_CODE = 9

export type QueuedMail = {
  to: string
  language: Language
  template: MailTemplate
  params: MailParams
  /** The row of the ledger that learns what became of the mail. */
  noticeId?: number
  /** Never sent: queued so that the work of an answer does not tell who has an account. */
  isDecoy?: true
  /** Of two mails with one key only the first is sent. */
  dedupeKey?: string
}

/** Sends a mail after, and only if, the transaction commits. */
export function queueMail(tx: Tx, { dedupeKey, ...mail }: QueuedMail): void {
  postJob(tx, {
    kind: SEND_MAIL_JOB,
    payload: mail,
    ...(dedupeKey ? { dedupeKey } : {}),
    ...(CODE_MAILS.includes(mail.template) ? { maxAttempts: MAX_ATTEMPTS_OF_CODE } : {}),
  })
}
