import type { Handlers } from '../../http/mount.ts'
import { wholePage } from '../../http/whole-page.ts'
import type { Job } from '../../jobs/define-job.ts'
import type { Parts } from '../../parts.ts'
import { changingForClinic as changing } from '../conversation/index.ts'
import { complete } from './complete.ts'
import { inquire } from './inquire.ts'
import { releaseJob } from './release-reply.ts'
import { getReplyTakenBack, listOwnHeldReplies, undoReply } from './undo-reply.ts'

export { complete } from './complete.ts'
export { requireNothingHeld } from './require-nothing-held.ts'

type Names = 'sendInquiry' | 'completeEContact' | 'listHeldReplies' | 'undoReply'

/** Replies to the patient: sent at once, or held for some seconds in which their writer can take them back. */
export const replyRoutes: Handlers<Names> = {
  sendInquiry: ({ params, body }, call) => changing(call, (tx) => inquire(tx, call, params.id, body)),

  completeEContact: ({ params, body }, call) => changing(call, (tx) => complete(tx, call, params.id, body)),

  listHeldReplies: (_input, call) =>
    call.transaction(async (tx) => wholePage(await listOwnHeldReplies(tx, call))),

  undoReply: ({ params }, call) =>
    call.once((tx) => undoReply(tx, call, params.id), {
      keep: ({ id, state, returnReason }) => ({ id, state, returnReason }),
      again: (tx, takenBack) => getReplyTakenBack(tx, call, params.id, takenBack),
    }),
}

export function replyJobs(parts: Parts): Job[] {
  return [releaseJob(parts)]
}
