import type { Handlers } from '../../http/mount.ts'
import { accept } from './accept.ts'
import { accessEContact, changeEContact, createByStaff, finalize } from '../e-contacts/index.ts'
import { assign } from './assign.ts'
import { changingForClinic as changing } from './changing.ts'
import { presentClinicTimeline, readTimeline } from './clinic-timeline.ts'
import { addNote, getNote, listNotes } from './notes.ts'
import { requireReason } from './require-reason.ts'
import { wholePage } from '../../http/whole-page.ts'

type Names =
  | 'getClinicTimeline'
  | 'listNotes'
  | 'addNote'
  | 'assignEContact'
  | 'acceptEContact'
  | 'rejectEContact'
  | 'reopenClinicEContact'
  | 'createClinicEContact'
  | 'finalizeClinicEContact'

/** What staff read, and do with one e-contact. */
export const clinicRoutes: Handlers<Names> = {
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
    changing(call, (tx) => finalize(tx, call, { eContactId: params.id })),
}
