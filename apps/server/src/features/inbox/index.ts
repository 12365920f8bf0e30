import type { Handlers } from '../../http/mount.ts'
import type { Parts } from '../../parts.ts'
import { assign, complete, requireReason } from '../e-contacts/index.ts'
import { forEach } from './for-each.ts'

/** What the clinic does with several e-contacts at once. */
export function inboxRoutes(_parts: Parts): Handlers<'bulkAssign' | 'bulkArchive'> {
  return {
    bulkAssign: ({ body: { eContactIds, assigneeUserId } }, call) =>
      forEach(call, eContactIds, async (tx, id) => {
        const { previousAssigneeUserId } = await assign(tx, call, id, assigneeUserId)
        if (previousAssigneeUserId === assigneeUserId) return { outcome: 'UNCHANGED' }
        return { outcome: 'DONE', previousAssigneeUserId }
      }),

    bulkArchive: async ({ body: { eContactIds, fixedInfoText, reasonText } }, call) => {
      const words = { reason: 'fixedInfoText', text: 'reasonText' }
      requireReason('ARCHIVE', fixedInfoText, reasonText, words)
      return forEach(call, eContactIds, async (tx, id) => {
        await complete(tx, call, id, { fixedInfoText, reasonText })
        return { outcome: 'DONE' }
      })
    },
  }
}
