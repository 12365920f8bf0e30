import type { EContactStatus } from '@vastus/domain/e-contact/status'

type Listed = { status: EContactStatus; replyBlockedUntil?: string | null | undefined }

/** Open e-contacts in their order, but those first to which their patient can answer now, and how many these are. */
export function waitingFirst<T extends Listed>(
  open: readonly T[],
  now: Date,
): { ordered: readonly T[]; waitingCount: number } {
  const waits = ({ status, replyBlockedUntil }: T) =>
    status === 'waitingForPatient' && (!replyBlockedUntil || new Date(replyBlockedUntil) <= now)
  const waiting = open.filter(waits)
  return { ordered: [...waiting, ...open.filter((each) => !waits(each))], waitingCount: waiting.length }
}
