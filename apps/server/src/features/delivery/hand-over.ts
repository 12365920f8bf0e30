import type { JobContext, LastWrites } from '../../jobs/define-job.ts'
import type { Services } from '../../services.ts'
import { type NoticeEnd, settleNotice } from './ledger-repository.ts'
import { insertOutboxMessage } from './outbox-repository.ts'

export type Message = {
  channel: 'EMAIL' | 'PUSH'
  to: string
  subject: string
  text: string
  /** The row of the ledger that learns what became of the message. */
  noticeId?: number | undefined
}

/** Why a message never arrives, however often it is sent: the address takes none, or is no more. */
export type Refusal = 'REFUSED' | 'GONE'

/** What became of a message: the refusal, undefined where it was sent, and what enters the end into the ledger. */
export type Handed = { refusal: Refusal | undefined; lastWrites: LastWrites | undefined }

/**
 * Hands one message to its channel and shows it in the outbox of DEMO and DEV. A last failure is entered into the ledger.
 *
 * @param send answers with a refusal where trying again is useless, and throws where it is worth trying later
 */
export async function handOver(
  { clock, config, database }: Services,
  { jobId, lastAttempt }: JobContext,
  { noticeId, ...message }: Message,
  send: () => Promise<Refusal | undefined>,
): Promise<Handed> {
  const settling = (end: NoticeEnd): LastWrites | undefined =>
    noticeId === undefined ? undefined : (tx) => settleNotice(tx, noticeId, end)
  if (config.appMode !== 'PROD')
    await database.transaction({ actor: 'system' }, (tx) =>
      insertOutboxMessage(tx, { jobId, ...message, createdAt: clock.now() }),
    )
  let refusal: Refusal | undefined
  try {
    refusal = await send()
  } catch (error) {
    const settle = settling({ state: 'FAILED', error: 'UNAVAILABLE' })
    if (lastAttempt && settle) await database.transaction({ actor: 'system' }, settle)
    throw error
  }
  return {
    refusal,
    lastWrites: settling(
      refusal ? { state: 'FAILED', error: refusal } : { state: 'SENT', sentAt: clock.now() },
    ),
  }
}
