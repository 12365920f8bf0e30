import { createHmac } from 'node:crypto'
import { isDraftOfPatient } from '@vastus/domain/session/draft-of-patient'
import { Forbidden, InvalidInput } from '../../errors.ts'
import { isHeldBack } from '../../http/access.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Handlers } from '../../http/mount.ts'
import { wholePage } from '../../http/whole-page.ts'
import type { Services } from '../../services.ts'
import { contextOfAccount } from '../../principal.ts'
import { deleteDraft, findDrafts, putDraft } from './draft-repository.ts'

/** More than anybody writes at once; keeps the table from being used as a store. */
const MAX_DRAFTS = 100

export function draftRoutes(
  services: Services,
): Handlers<'getDraftKey' | 'listDrafts' | 'saveDraft' | 'deleteDraft'> {
  return {
    // The same for each login of the account, and never stored: only a login releases it.
    getDraftKey: async (_input, request) => {
      if (isHeldBack(request.principal())) throw new Forbidden()
      const key = createHmac('sha256', services.config.secretKey)
        .update(`drafts of ${request.principal().userId}`)
        .digest('base64')
      return { key }
    },

    listDrafts: async (_input, request) => {
      const content = await request.transaction(
        (tx) => findDrafts(tx, request.principal().userId),
        ofAccount(request),
      )
      return wholePage(
        isHeldBack(request.principal()) ? content.filter(({ key }) => isDraftOfPatient(key)) : content,
      )
    },

    saveDraft: async ({ params, body }, request) => {
      requireOwnSide(request, params.key)
      const draft = { key: params.key, payload: body.payload }
      await request.transaction(async (tx) => {
        const isKept = await putDraft(tx, request.principal().userId, draft, MAX_DRAFTS, request.now)
        if (!isKept) throw new InvalidInput([{ path: 'key', rule: 'FORM' }])
      }, ofAccount(request))
      return undefined
    },

    deleteDraft: async ({ params }, request) => {
      requireOwnSide(request, params.key)
      await request.transaction(
        (tx) => deleteDraft(tx, request.principal().userId, params.key),
        ofAccount(request),
      )
      return undefined
    },
  }
}

/** What staff write is about other people: who has not proven enough to act as staff leaves it alone. */
function requireOwnSide(request: RequestContext, key: string): void {
  if (isHeldBack(request.principal()) && !isDraftOfPatient(key)) throw new Forbidden()
}

/** Drafts belong to the account: the database lets each account at its own only. */
function ofAccount(request: RequestContext) {
  return { context: contextOfAccount(request.principal(), request.role) }
}
