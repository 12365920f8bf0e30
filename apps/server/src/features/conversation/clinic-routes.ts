import type { Handlers } from '../../http/mount.ts'
import { accessEContact, changeEContact, createByStaff, finalize } from '../e-contacts/index.ts'
import { assign } from './assign.ts'
import { changingForClinic as changing } from './changing.ts'
import { presentClinicTimeline, readTimeline } from './clinic-timeline.ts'
import { addNote, getNote, listNotes } from './notes.ts'
import { requireReason } from './require-reason.ts'
import { judgeDangerSign } from './judge-danger-sign.ts'
import { takeDangerAlarm } from './take-danger-alarm.ts'
import { wholePage } from '../../http/whole-page.ts'

type Names =
  | 'getClinicTimeline'
  | 'listNotes'
  | 'addNote'
  | 'assignEContact'
  | 'takeDangerAlarm'
  | 'judgeDangerSign'
  | 'reopenClinicEContact'
  | 'createClinicEContact'
  | 'finalizeClinicEContact'

/** What staff read, and do with one e-contact. */
export const clinicRoutes: Handlers<Names> = {
  getClinicTimeline: ({ params }, request) =>
    request.transaction(async (tx) => {
      // The version is read before the entries: it never speaks for more than they show.
      const [accessed, said] = await Promise.all([
        accessEContact(tx, request, params.id),
        readTimeline(tx, params.id),
      ])
      return presentClinicTimeline(said, accessed)
    }),

  listNotes: ({ params }, request) =>
    request.transaction(async (tx) => wholePage(await listNotes(tx, request, params.id))),

  addNote: ({ params, body }, request) =>
    request.once((tx) => addNote(tx, request, params.id, body.note), {
      keep: ({ id }) => ({ id }),
      again: (tx, { id }) => getNote(tx, request, params.id, id),
    }),

  assignEContact: ({ params, body }, request) =>
    changing(request, (tx) => assign(tx, request, params.id, body.assigneeUserId)),

  takeDangerAlarm: ({ params, body }, request) =>
    changing(request, (tx) => takeDangerAlarm(tx, request, params.id, body)),

  judgeDangerSign: ({ params, body }, request) =>
    changing(request, (tx) => judgeDangerSign(tx, request, params.id, body)),

  reopenClinicEContact: ({ params, body }, request) =>
    changing(request, (tx) => {
      const reason = requireReason('CLINIC_REOPEN', body.reason, body.infoText)
      return changeEContact(tx, request, params.id, {
        action: 'CLINIC_REOPEN',
        message: { reason, text: body.infoText },
      })
    }),

  createClinicEContact: ({ body }, request) => changing(request, (tx) => createByStaff(tx, request, body)),

  finalizeClinicEContact: ({ params }, request) =>
    changing(request, (tx) => finalize(tx, request, { eContactId: params.id })),
}
