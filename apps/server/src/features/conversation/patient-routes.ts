import { PATIENT_PAGE_SIZE } from '@vastus/domain/limits'
import type { Handlers } from '../../http/mount.ts'
import { listPrescriptionsOf } from '../prescriptions/index.ts'
import {
  accessEContact,
  changeEContact,
  finalize,
  listOwnEContacts,
  sendFreeText,
} from '../e-contacts/index.ts'
import { changingForPatient as changing } from './changing.ts'
import { listFiles } from './message-files-repository.ts'
import { isForPatient, presentForPatient, presentListForPatient } from './present-for-patient.ts'
import { presentTimeline } from './present-timeline.ts'
import { requireReason } from './require-reason.ts'
import { listEntries, markSeenByPatient } from './timeline-repository.ts'
import { wholePage } from '../../http/whole-page.ts'

type Names =
  | 'sendFreeText'
  | 'listMyEContacts'
  | 'finalizeEContact'
  | 'getMyTimeline'
  | 'addInfo'
  | 'answerInquiry'
  | 'cancelEContact'
  | 'reopenMyEContact'

export const patientRoutes: Handlers<Names> = {
  sendFreeText: ({ body }, call) => changing(call, (tx) => sendFreeText(tx, call, body)),

  listMyEContacts: ({ query }, call) =>
    call.transaction(async (tx) => {
      const { page = 0, size = PATIENT_PAGE_SIZE } = query
      const personId = call.principal().personId ?? 0
      const part = { size, offset: page * size }
      const { eContacts, total } = await listOwnEContacts(tx, personId, part, call.now)
      call.audit({ clinicId: null, subjectPersonId: personId, objectType: 'person', objectId: personId })
      const content = await presentListForPatient(tx, eContacts, call.now)
      return { content, page, size, totalElements: total, last: (page + 1) * size >= total }
    }),

  finalizeEContact: ({ body }, call) =>
    changing(call, async (tx) => (await finalize(tx, call, body)).eContact),

  getMyTimeline: ({ params }, call) =>
    call.transaction(async (tx) => {
      const [{ eContact }, entries, files, prescriptions] = await Promise.all([
        accessEContact(tx, call, params.id),
        listEntries(tx, params.id, { visibleToPatient: true }),
        listFiles(tx, [params.id]),
        listPrescriptionsOf(tx, params.id),
      ])
      markSeenByPatient(tx, params.id, call.now)
      const seen = { ...eContact, patientLastSeenAt: call.now.toISOString() }
      const shown = await presentForPatient(tx, seen, call.now)
      const content = presentTimeline(entries, files.filter(isForPatient), prescriptions, {
        inEContactId: params.id,
        medicalHidden: false,
      })
      return { ...wholePage(content), eContact: shown }
    }),

  addInfo: ({ params, body }, call) =>
    changing(call, async (tx) => {
      const { eContact } = await changeEContact(tx, call, params.id, {
        action: 'ADD_INFO',
        message: { text: body.infoText, fileIds: body.infoFileIds },
      })
      return eContact
    }),

  answerInquiry: ({ params, body }, call) =>
    changing(call, async (tx) => {
      const { eContact } = await changeEContact(tx, call, params.id, {
        action: 'ANSWER_INQUIRY',
        message: { text: body.answer, fileIds: body.answerFileIds },
        alsoSet: { inquiryAnsweredAt: call.now.toISOString() },
      })
      return eContact
    }),

  cancelEContact: ({ params, body }, call) =>
    changing(call, async (tx) => {
      const reason = requireReason('CANCEL', body.reason, body.infoText)
      const { eContact } = await changeEContact(tx, call, params.id, {
        action: 'CANCEL',
        message: { reason, text: body.infoText },
      })
      return eContact
    }),

  reopenMyEContact: ({ params, body }, call) =>
    changing(call, async (tx) => {
      const reason = requireReason('PATIENT_REOPEN', body.reason, body.infoText)
      const { eContact } = await changeEContact(tx, call, params.id, {
        action: 'PATIENT_REOPEN',
        message: { reason, text: body.infoText, fileIds: body.infoFileIds },
      })
      return eContact
    }),
}
