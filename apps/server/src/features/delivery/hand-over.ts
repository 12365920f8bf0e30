import type { JobContext } from '../../jobs/define-job.ts'
import type { Parts } from '../../parts.ts'
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

/**
 * Hands one message to its channel, shows it in the outbox of DEMO and DEV, and enters the end into the ledger.
 *
 * @param send answers with a refusal where trying again is useless, and throws where it is worth trying later
 * @returns the refusal, undefined for a message that was sent
 */
export async function handOver(
  { clock, config, database }: Parts,
  { jobId, lastAttempt }: JobContext,
  { noticeId, ...message }: Message,
  send: () => Promise<Refusal | undefined>,
): Promise<Refusal | undefined> {
  const settle = async (end: NoticeEnd) => {
    if (noticeId !== undefined)
      await database.transaction({ actor: 'system' }, (tx) => settleNotice(tx, noticeId, end))
  }
  if (config.appMode !== 'PROD')
    await database.transaction({ actor: 'system' }, (tx) =>
      insertOutboxMessage(tx, { jobId, ...message, createdAt: clock.now() }),
    )
  let refusal: Refusal | undefined
  try {
    refusal = await send()
  } catch (error) {
    if (lastAttempt) await settle({ state: 'FAILED', error: 'UNAVAILABLE' })
    throw error
  }
  await settle(refusal ? { state: 'FAILED', error: refusal } : { state: 'SENT', sentAt: clock.now() })
  return refusal
}
