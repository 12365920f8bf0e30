import { countryProfile } from '@vastus/domain/country'
import { DEFAULT_LANGUAGE, languageOf } from '@vastus/domain/locale'
import type { Tx } from '../../db/database.ts'
import { queueMail } from '../../mail-job/send-mail-job.ts'
import { type EventSubject, insertNotice, type NoticeKind } from './notices-repository.ts'

/** Enters a notice into the ledger and queues its mail, once, however often it is asked for. */
export async function sendNotice(tx: Tx, subject: EventSubject, kind: NoticeKind, now: Date): Promise<void> {
  const noticeId = await insertNotice(tx, subject, kind, now)
  if (noticeId === undefined || subject.email === null) return
  await queueMail(tx, {
    to: subject.email,
    language:
      subject.language ?? languageOf(countryProfile(subject.countryCode).defaultLocale) ?? DEFAULT_LANGUAGE,
    template: `notice.${kind}`,
    params: { clinic: subject.clinicName, path: `/e-contacts/${subject.eContactId}/timeline` },
    noticeId,
    dedupeKey: `notice:${noticeId}`,
  })
}
