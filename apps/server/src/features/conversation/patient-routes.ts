import { PATIENT_PAGE_SIZE } from '@vastus/domain/limits'
import type { Handlers } from '../../http/mount.ts'
import { listPrescriptionsOf } from '../prescriptions/index.ts'
import {
  accessEContact,
  changeEContact,
  finalize,
  listOwnEContacts,
  sendByPatient,
} from '../e-contacts/index.ts'
import { changingForPatient as changing } from './changing.ts'
import { listFiles } from './message-files-repository.ts'
import { isForPatient, presentForPatient, presentListForPatient } from './present-for-patient.ts'
import { presentTimeline } from './present-timeline.ts'
import { requireReason } from './require-reason.ts'
import { listEntries, markSeenByPatient } from './timeline-repository.ts'
import { wholePage } from '../../http/whole-page.ts'
import { endRequest } from '../instruments/index.ts'

type Names =
  | 'sendFreeText'
  | 'sendQuestionnaire'
  | 'listMyEContacts'
  | 'finalizeEContact'
  | 'getMyTimeline'
  | 'addInfo'
  | 'answerInquiry'
  | 'cancelEContact'
  | 'reopenMyEContact'

export const patientRoutes: Handlers<Names> = {
  sendFreeText: ({ body }, request) => changing(request, (tx) => sendByPatient(tx, request, body)),

  sendQuestionnaire: ({ body }, request) =>
    changing(request, (tx) => sendByPatient(tx, request, { ...body, text: body.text ?? '' })),

  listMyEContacts: ({ query }, request) =>
    request.transaction(async (tx) => {
      const { page = 0, size = PATIENT_PAGE_SIZE } = query
      const personId = request.principal().personId ?? 0
      const part = { size, offset: page * size }
      const { eContacts, total } = await listOwnEContacts(tx, personId, part, request.now)
      request.audit({ clinicId: null, subjectPersonId: personId, objectType: 'person', objectId: personId })
      const content = await presentListForPatient(tx, eContacts, request.now)
      return { content, page, size, totalElements: total, last: (page + 1) * size >= total }
    }),

  finalizeEContact: ({ body }, request) =>
    changing(request, async (tx) => (await finalize(tx, request, body)).eContact),

  getMyTimeline: ({ params }, request) =>
    request.transaction(async (tx) => {
      const [{ eContact }, entries, files, prescriptions] = await Promise.all([
        accessEContact(tx, request, params.id),
        listEntries(tx, params.id, { visibleToPatient: true }),
        listFiles(tx, [params.id]),
        listPrescriptionsOf(tx, params.id),
      ])
      markSeenByPatient(tx, params.id, request.now)
      const seen = { ...eContact, patientLastSeenAt: request.now.toISOString() }
      const shown = await presentForPatient(tx, seen, request.now)
      const content = presentTimeline(entries, files.filter(isForPatient), prescriptions, {
        inEContactId: params.id,
        medicalHidden: false,
      })
      return { ...wholePage(content), eContact: shown }
    }),

  addInfo: ({ params, body }, request) =>
    changing(request, async (tx) => {
      const { eContact } = await changeEContact(tx, request, params.id, {
        action: 'ADD_INFO',
        message: { text: body.infoText, fileIds: body.infoFileIds, notMeant: body.notMeant },
      })
      return eContact
    }),

  answerInquiry: ({ params, body }, request) =>
    changing(request, async (tx) => {
      const { eContact } = await changeEContact(tx, request, params.id, {
        action: 'ANSWER_INQUIRY',
        message: { text: body.answer, fileIds: body.answerFileIds, notMeant: body.notMeant },
        alsoSet: { inquiryAnsweredAt: request.now.toISOString() },
      })
      endRequest(tx, params.id, request.now)
      return eContact
    }),

  cancelEContact: ({ params, body }, request) =>
    changing(request, async (tx) => {
      const reason = requireReason('CANCEL', body.reason, body.infoText)
      const { eContact } = await changeEContact(tx, request, params.id, {
        action: 'CANCEL',
        message: { reason, text: body.infoText },
      })
      return eContact
    }),

  reopenMyEContact: ({ params, body }, request) =>
    changing(request, async (tx) => {
      const reason = requireReason('PATIENT_REOPEN', body.reason, body.infoText)
      const { eContact } = await changeEContact(tx, request, params.id, {
        action: 'PATIENT_REOPEN',
        message: { reason, text: body.infoText, fileIds: body.infoFileIds, notMeant: body.notMeant },
      })
      return eContact
    }),
}
