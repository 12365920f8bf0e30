import type { Mailer } from '../../adapters/mail/mailer.ts'
import type { Services } from '../../services.ts'

const ASK_EVERY_MS = 4_000

/**
 * Whether the mail server takes mail. Asked only when somebody wants to know, and at most every 4 seconds, so that
 * neither our log nor that of the mail server is filled by it.
 *
 * @returns a probe that throws MailUnavailable
 */
export function watchMail(
  { clock, log }: Pick<Services, 'clock' | 'log'>,
  mailer: Mailer,
): () => Promise<void> {
  let last: { at: number; answer: Promise<void> } | undefined
  let wasUp = true
  return () => {
    const now = clock.now().getTime()
    if (last && now - last.at < ASK_EVERY_MS) return last.answer
    const answer = mailer.probe()
    last = { at: now, answer }
    answer.then(
      () => {
        if (!wasUp) log.info({}, 'the mail server answers again')
        wasUp = true
      },
      (error: unknown) => {
        if (wasUp) log.warn({ err: error }, 'the mail server does not take mail: notices and codes wait')
        wasUp = false
      },
    )
    return answer
  }
}
