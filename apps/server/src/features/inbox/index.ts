import { UNREAD_MAX } from '@vastus/contract/inbox'
import { isUniqueViolation } from '../../db/errors.ts'
import { InvalidInput, NotFound } from '../../errors.ts'
import type { Handlers } from '../../http/mount.ts'
import { wholePage } from '../../http/whole-page.ts'
import type { Services } from '../../services.ts'
import { listAnswersDue } from '../promises/index.ts'
import { answerDashboard } from './dashboard.ts'
import { countOpen } from './dashboard-repository.ts'
import { forEach } from './for-each.ts'
import { openEContact } from './open-e-contact.ts'
import { deleteView, findViews, putView, renameView } from './views-repository.ts'
import { requireEmployment } from '../../http/require-employment.ts'
import { assign, requireReason } from '../conversation/index.ts'
import { complete, inquire } from '../replies/index.ts'
import { findReaderLanguages } from './reader-languages-repository.ts'
import { listUnread, markSeen } from './seen-repository.ts'

export { findViewableClinic } from './find-viewable-clinic.ts'

type Names =
  | 'listClinicEContacts'
  | 'countClinicEContacts'
  | 'getClinicEContact'
  | 'listUnread'
  | 'listReaderLanguages'
  | 'listAnswersDue'
  | 'markSeen'
  | 'bulkAssign'
  | 'bulkArchive'
  | 'bulkReply'
  | 'listInboxViews'
  | 'saveInboxView'
  | 'renameInboxView'
  | 'deleteInboxView'

/** The clinic's list and its search, what is opened from it, what is done with several at once, and the views that somebody keeps. */
export function inboxRoutes({ presence }: Services): Handlers<Names> {
  return {
    listClinicEContacts: ({ query }, request) => answerDashboard(request, query),

    countClinicEContacts: ({ query }, request) =>
      request.transaction((tx) =>
        countOpen(tx, requireEmployment(request, query.clinicId).clinicId, request.principal().userId),
      ),

    getClinicEContact: ({ params }, request) =>
      request.transaction(async (tx) => ({
        ...(await openEContact(tx, request, params.id)),
        viewers: presence.viewersOf(params.id),
      })),

    listUnread: ({ query }, request) =>
      request.transaction((tx) => {
        const { clinicId } = requireEmployment(request, query.clinicId)
        return listUnread(tx, clinicId, request.principal().userId, UNREAD_MAX)
      }),

    markSeen: ({ body: { eContactIds, isSeen } }, request) =>
      request.transaction(async (tx) => {
        const { userId, employments } = request.principal()
        const reader = { userId, clinicIds: employments.map(({ clinicId }) => clinicId) }
        const { count, unreadIds } = await markSeen(tx, reader, eContactIds, isSeen ? request.now : null)
        if (count === 0) throw new NotFound()
        return { unreadIds }
      }),

    listReaderLanguages: ({ query }, request) =>
      request.transaction(async (tx) => {
        const { clinicId } = requireEmployment(request, query.clinicId)
        const content = await findReaderLanguages(tx, clinicId, query.eContactIds)
        if (content.length === 0) throw new NotFound()
        request.audit({ clinicId, subjectPersonId: null, objectType: 'clinic', objectId: clinicId })
        return { content }
      }),

    listAnswersDue: async (_input, request) => ({ content: await listAnswersDue(request) }),

    bulkAssign: ({ body: { assigneeUserId, ...several } }, request) =>
      forEach(request, several, async (tx, ofOne, id) => {
        const { eContact, previousAssigneeUserId } = await assign(tx, ofOne, id, assigneeUserId)
        if (previousAssigneeUserId === assigneeUserId) return { outcome: 'UNCHANGED' }
        return { outcome: 'DONE', previousAssigneeUserId, version: eContact.version }
      }),

    bulkArchive: async ({ body: { fixedInfoText, reasonText, ...several } }, request) => {
      const words = { reason: 'fixedInfoText', text: 'reasonText' }
      requireReason('ARCHIVE', fixedInfoText, reasonText, words)
      return forEach(request, several, async (tx, ofOne, id) => {
        await complete(tx, ofOne, id, { fixedInfoText, reasonText })
        return { outcome: 'DONE' }
      })
    },

    bulkReply: ({ body: { texts, closes, replyBlockedUntil, holdSeconds, ...several } }, request) => {
      if (closes) request.auditAs('E_CONTACT_COMPLETE')
      const textOf = new Map(several.eContactIds.map((id, at) => [id, texts[at] ?? '']))
      return forEach(request, several, async (tx, ofOne, id) => {
        const text = textOf.get(id) ?? ''
        if (closes) await complete(tx, ofOne, id, { infoText: text, holdSeconds })
        else await inquire(tx, ofOne, id, { question: text, replyBlockedUntil, holdSeconds })
        return { outcome: 'DONE' }
      })
    },

    listInboxViews: ({ query }, request) =>
      request.transaction(async (tx) => {
        const { clinicId } = requireEmployment(request, query.clinicId)
        const content = await findViews(tx, { userId: request.principal().userId, clinicId })
        return wholePage(content)
      }),

    saveInboxView: ({ body }, request) =>
      request.once(
        async (tx) => {
          const { clinicId } = requireEmployment(request, body.clinicId)
          const view = await putView(tx, { userId: request.principal().userId, clinicId }, body, request.now)
          if (!view) throw new InvalidInput([{ path: 'name', rule: 'FORM' }])
          return view
        },
        {
          keep: ({ id }) => ({ id }),
          again: async (tx, { id }) => {
            const { clinicId } = requireEmployment(request, body.clinicId)
            const views = await findViews(tx, { userId: request.principal().userId, clinicId })
            const view = views.find((each) => each.id === id)
            if (!view) throw new NotFound()
            return view
          },
        },
      ),

    renameInboxView: ({ params, body }, request) =>
      request.transaction(async (tx) => {
        const { userId } = request.principal()
        const view = await renameView(tx, { userId, id: params.view, name: body.name }).catch(
          (error: unknown) => {
            if (isUniqueViolation(error)) throw new InvalidInput([{ path: 'name', rule: 'REPEATED' }])
            throw error
          },
        )
        if (!view) throw new NotFound()
        return view
      }),

    deleteInboxView: async ({ params }, request) => {
      await request.transaction((tx) => deleteView(tx, request.principal().userId, params.view))
      return undefined
    },
  }
}
