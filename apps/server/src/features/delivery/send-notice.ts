import { countryProfile } from '@vastus/domain/country'
import { DEFAULT_LANGUAGE, languageOf } from '@vastus/domain/locale'
import type { Tx } from '../../db/database.ts'
import { queueMail } from './mail/queue-mail.ts'
import type { Services } from '../../services.ts'
import { insertNotice, type NoticeKind } from './ledger-repository.ts'
import type { EventSubject } from './subjects-repository.ts'
import { queuePush } from './push/queue-push.ts'

/** Tells the recipient by mail, and on the devices that want it; once, however often it is asked for. */
export async function sendNotice(
  { push }: Services,
  tx: Tx,
  subject: EventSubject,
  kind: NoticeKind,
  now: Date,
): Promise<void> {
  await sendMail(tx, subject, kind, now)
  if (push) await queuePush(tx, push, subject, kind, now)
}

/** Enters the notice into the ledger and queues its mail. */
async function sendMail(tx: Tx, subject: EventSubject, kind: NoticeKind, now: Date): Promise<void> {
  const state = subject.email === null ? 'NO_ADDRESS' : 'QUEUED'
  const noticeId = await insertNotice(tx, { ...subject, kind, channel: 'EMAIL', state }, now)
  if (noticeId === undefined || subject.email === null) return
  queueMail(tx, {
    to: subject.email,
    language:
      subject.language ?? languageOf(countryProfile(subject.countryCode).defaultLocale) ?? DEFAULT_LANGUAGE,
    template: `notice.${kind}`,
    params: { clinic: subject.clinicName, path: `/e-contacts/${subject.eContactId}/timeline` },
    noticeId,
    dedupeKey: `notice:${noticeId}`,
  })
}
