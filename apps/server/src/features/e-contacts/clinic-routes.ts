import { isMadeByClinic } from '@vastus/domain/e-contact/clinic-made'
import type { Handlers } from '../../http/mount.ts'
import type { Parts } from '../../parts.ts'
import { accept } from './accept.ts'
import { accessEContact } from './access-e-contact.ts'
import { assign } from './assign.ts'
import { changeEContact } from './change-e-contact.ts'
import { changingForClinic as changing } from './changing.ts'
import { presentClinicTimeline, readTimeline } from './clinic-timeline.ts'
import { complete } from './complete.ts'
import { createByStaff } from './create-by-staff.ts'
import { answerDashboard } from './dashboard.ts'
import { countOpen } from './dashboard-repository.ts'
import { markFinalized } from './e-contact-repository.ts'
import { inquire } from './inquire.ts'
import { addNote, getNote, listNotes } from './notes.ts'
import { openForClinic } from './open-for-clinic.ts'
import { requireReason } from './require-reason.ts'
import { getReplyTakenBack, listOwnHeldReplies, undoReply } from './undo-reply.ts'
import { requireEmployment } from '../../http/require-employment.ts'
import { wholePage } from '../../http/whole-page.ts'

type Names =
  | 'listClinicEContacts'
  | 'countClinicEContacts'
  | 'getClinicEContact'
  | 'getClinicTimeline'
  | 'listNotes'
  | 'addNote'
  | 'assignEContact'
  | 'sendInquiry'
  | 'completeEContact'
  | 'acceptEContact'
  | 'rejectEContact'
  | 'reopenClinicEContact'
  | 'createClinicEContact'
  | 'finalizeClinicEContact'
  | 'listHeldReplies'
  | 'undoReply'

export const clinicRoutes = ({ presence }: Parts): Handlers<Names> => ({
  listClinicEContacts: ({ query }, call) => answerDashboard(call, query),

  countClinicEContacts: ({ query }, call) =>
    call.transaction((tx) =>
      countOpen(tx, requireEmployment(call, query.clinicId).clinicId, call.principal().userId),
    ),

  getClinicEContact: ({ params }, call) =>
    call.transaction(async (tx) => ({
      ...(await openForClinic(tx, call, params.id)),
      viewers: presence.viewersOf(params.id),
    })),

  getClinicTimeline: ({ params }, call) =>
    call.transaction(async (tx) => {
      // The version is read before the entries: it never speaks for more than they show.
      const [accessed, said] = await Promise.all([
        accessEContact(tx, call, params.id),
        readTimeline(tx, params.id),
      ])
      return presentClinicTimeline(said, accessed)
    }),

  listNotes: ({ params }, call) =>
    call.transaction(async (tx) => wholePage(await listNotes(tx, call, params.id))),

  addNote: ({ params, body }, call) =>
    call.once((tx) => addNote(tx, call, params.id, body.note), {
      keep: ({ id }) => ({ id }),
      again: (tx, { id }) => getNote(tx, call, params.id, id),
    }),

  assignEContact: ({ params, body }, call) =>
    changing(call, (tx) => assign(tx, call, params.id, body.assigneeUserId)),

  sendInquiry: ({ params, body }, call) => changing(call, (tx) => inquire(tx, call, params.id, body)),

  completeEContact: ({ params, body }, call) => changing(call, (tx) => complete(tx, call, params.id, body)),

  listHeldReplies: (_input, call) =>
    call.transaction(async (tx) => wholePage(await listOwnHeldReplies(tx, call))),

  undoReply: ({ params }, call) =>
    call.once((tx) => undoReply(tx, call, params.id), {
      keep: ({ id, state, returnReason }) => ({ id, state, returnReason }),
      again: (tx, takenBack) => getReplyTakenBack(tx, call, params.id, takenBack),
    }),

  acceptEContact: ({ params }, call) => changing(call, (tx) => accept(tx, call, params.id)),

  rejectEContact: ({ params, body }, call) =>
    changing(call, (tx) => {
      const reason = requireReason('REJECT', body.reason, body.infoText)
      return changeEContact(tx, call, params.id, {
        action: 'REJECT',
        message: { reason, text: body.infoText },
      })
    }),

  reopenClinicEContact: ({ params, body }, call) =>
    changing(call, (tx) => {
      const reason = requireReason('CLINIC_REOPEN', body.reason, body.infoText)
      return changeEContact(tx, call, params.id, {
        action: 'CLINIC_REOPEN',
        message: { reason, text: body.infoText },
      })
    }),

  createClinicEContact: ({ body }, call) => changing(call, (tx) => createByStaff(tx, call, body)),

  finalizeClinicEContact: ({ params }, call) =>
    changing(call, async (tx) => {
      const accessed = await accessEContact(tx, call, params.id, { lock: true })
      // A patient's own files step is the patient's to end.
      if (isMadeByClinic(accessed.eContact.direction)) await markFinalized(tx, params.id, call.now)
      return accessed
    }),
})
