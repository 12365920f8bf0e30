import type { Mail, Mailer } from '../adapters/mail/mailer.ts'

export type CollectingMailer = Mailer & { sent: Mail[] }

/** Takes every mail and keeps it for the test to read. */
export function collectingMailer(): CollectingMailer {
  const sent: Mail[] = []
  return {
    sent,
    send: async (mail) => {
      sent.push(mail)
    },
    probe: async () => undefined,
  }
}
