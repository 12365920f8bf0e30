import { createHmac } from 'node:crypto'
import { InvalidInput } from '../../errors.ts'
import type { Call } from '../../http/call.ts'
import type { Handlers } from '../../http/mount.ts'
import { wholePage } from '../../http/whole-page.ts'
import type { Parts } from '../../parts.ts'
import { contextOfAccount } from '../../principal.ts'
import { deleteDraft, findDrafts, putDraft } from './draft-repository.ts'

/** More than anybody writes at once; keeps the table from being used as a store. */
const MAX_DRAFTS = 100

export function draftRoutes(
  parts: Parts,
): Handlers<'getDraftKey' | 'listDrafts' | 'saveDraft' | 'deleteDraft'> {
  return {
    // The same for each login of the account, and never stored: only a login releases it.
    getDraftKey: async (_input, call) => ({
      key: createHmac('sha256', parts.config.secretKey)
        .update(`drafts of ${call.principal().userId}`)
        .digest('base64'),
    }),

    listDrafts: async (_input, call) => {
      const content = await call.transaction((tx) => findDrafts(tx, call.principal().userId), ofAccount(call))
      return wholePage(content)
    },

    saveDraft: async ({ params, body }, call) => {
      const draft = { key: params.key, payload: body.payload }
      await call.transaction(async (tx) => {
        const isKept = await putDraft(tx, call.principal().userId, draft, MAX_DRAFTS, call.now)
        if (!isKept) throw new InvalidInput([{ path: 'key', rule: 'FORM' }])
      }, ofAccount(call))
      return undefined
    },

    deleteDraft: async ({ params }, call) => {
      await call.transaction((tx) => deleteDraft(tx, call.principal().userId, params.key), ofAccount(call))
      return undefined
    },
  }
}

/** Drafts belong to the account: the database lets each account at its own only. */
function ofAccount(call: Call) {
  return { context: contextOfAccount(call.principal(), call.role) }
}
