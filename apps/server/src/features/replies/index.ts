import type { OwnHeldReply } from '@vastus/contract/held-replies'
import type { Handlers } from '../../http/mount.ts'
import { wholePage } from '../../http/whole-page.ts'
import type { Job } from '../../jobs/define-job.ts'
import type { Services } from '../../services.ts'
import { changingForClinic as changing } from '../conversation/index.ts'
import { accept } from './accept.ts'
import { askQuestionnaire } from './ask-questionnaire.ts'
import { complete } from './complete.ts'
import { inquire } from './inquire.ts'
import { reject } from './reject.ts'
import { releaseJob } from './release-reply.ts'
import {
  getReplyTakenBack,
  getReplyTakenOver,
  listOwnHeldReplies,
  takeOverReply,
  undoReplies,
  undoReply,
} from './undo-reply.ts'

export { complete } from './complete.ts'
export { inquire } from './inquire.ts'
export { requireNothingHeld } from './require-nothing-held.ts'
export { stopAccepting } from './stop-accepting.ts'

type Names =
  | 'acceptEContact'
  | 'askQuestionnaire'
  | 'sendInquiry'
  | 'completeEContact'
  | 'rejectEContact'
  | 'listHeldReplies'
  | 'undoReply'
  | 'bulkUndoReply'
  | 'takeOverReply'

/** Replies to the patient, accepting, archiving and rejecting: done at once, or held for some seconds in which it can be taken back. */
export const replyRoutes: Handlers<Names> = {
  acceptEContact: ({ params, body }, request) =>
    changing(request, (tx) => accept(tx, request, params.id, body?.holdSeconds)),

  sendInquiry: ({ params, body }, request) =>
    changing(request, (tx) => inquire(tx, request, params.id, body)),

  askQuestionnaire: ({ params, body }, request) =>
    changing(request, (tx) => askQuestionnaire(tx, request, params.id, body)),

  completeEContact: ({ params, body }, request) =>
    changing(request, (tx) => complete(tx, request, params.id, body)),

  rejectEContact: ({ params, body }, request) =>
    changing(request, (tx) => reject(tx, request, params.id, body)),

  listHeldReplies: (_input, request) =>
    request.transaction(async (tx) => wholePage(await listOwnHeldReplies(tx, request))),

  undoReply: ({ params }, request) =>
    request.once((tx) => undoReply(tx, request, params.id), {
      keep: ({ id, state, returnReason }) => ({ id, state, returnReason }),
      again: (tx, takenBack) => getReplyTakenBack(tx, request, params.id, takenBack),
    }),

  takeOverReply: ({ params, body }, request) =>
    request.once((tx) => takeOverReply(tx, request, params.id, body.heldReplyId), {
      keep: ({ id, state, returnReason }) => ({ id, state, returnReason }),
      again: (tx, takenOver) => getReplyTakenOver(tx, request, params.id, takenOver),
    }),

  bulkUndoReply: async ({ body: { eContactIds } }, request) => {
    const replies = await request.once((tx) => undoReplies(tx, request, eContactIds), {
      keep: (takenBack) => ({
        eContactIds: takenBack.map(({ eContactId }) => eContactId),
        ids: takenBack.map(({ id }) => id),
        states: takenBack.map(({ state }) => state),
        returnReasons: takenBack.map(({ returnReason }) => returnReason),
      }),
      again: async (tx, kept) => {
        const again: OwnHeldReply[] = []
        for (const [at, eContactId] of kept.eContactIds.entries()) {
          const [id, state] = [kept.ids[at], kept.states[at]]
          if (id === undefined || state === undefined) throw new Error('an answer was kept in part')
          const asItWas = { id, state, returnReason: kept.returnReasons[at] ?? null }
          again.push(await getReplyTakenBack(tx, request, eContactId, asItWas))
        }
        return again
      },
    })
    return wholePage(replies)
  },
}

export function replyJobs(services: Services): Job[] {
  return [releaseJob(services)]
}
