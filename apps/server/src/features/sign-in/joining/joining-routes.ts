import { canUndoJoin } from '@vastus/domain/identity/account-join'
import type { Tx } from '../../../db/database.ts'
import { BusinessRule, NotFound } from '../../../errors.ts'
import { requireFreshSignIn } from '../../../http/fresh-sign-in.ts'
import { requireNotHeldBack } from '../../../http/held-back.ts'
import type { Handlers } from '../../../http/mount.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import type { Principal } from '../../../principal.ts'
import type { Services } from '../../../services.ts'
import { queueMail } from '../../delivery/index.ts'
import {
  auditJoinedRecords,
  endAllSessions,
  endOtherSessions,
  loggedInUser,
  renewSession,
} from '../../sessions/index.ts'
import { askedPerson, askPerson, qrLinkOf } from '../proven/ask-person.ts'
import { useProof } from '../proven/attempt-repository.ts'
import { askProvider, getAttempt, orRefusal } from '../proven/attempts.ts'
import { type Details, detailsOf } from '../proven/enter-proven.ts'
import { comparePair, type Pair, presentComparison } from './compare.ts'
import * as joins from './join-repository.ts'

type Names = 'startJoining' | 'getJoiningStatus' | 'joinAccounts' | 'undoJoining'

const SYSTEM = { context: { actor: 'system' } } as const

/**
 * One person, one account: who is signed in with a password proves who they are, and the account takes over what the proven
 * code had.
 */
export function joiningRoutes(services: Services): Handlers<Names> {
  return {
    startJoining: async ({ body }, request) => {
      const { userId, personId } = request.principal()
      requireFreshSignIn(request)
      requireNotHeldBack(request)
      if (personId === null) throw new NotFound()
      return askPerson(services, request, askedPerson(body), { purpose: 'JOIN', userId })
    },

    getJoiningStatus: async ({ body: { attemptId } }, request) => {
      const { attempt, proven } = await orRefusal(askProvider(services, request, attemptId, ['JOIN']))
      if (!proven) {
        const qrLink = qrLinkOf(attempt.challenge, services.clock.now())
        return { state: 'WAITING', qrLink, comparison: null }
      }
      if (proven.method === 'OIDC') throw new NotFound()
      const details = detailsOf(services, proven, request.now)
      return request.transaction(async (tx) => {
        const pair = await comparePair(tx, request.principal(), details)
        auditPair(request, pair, [])
        return { state: 'PROVEN', qrLink: null, comparison: presentComparison(pair, details) }
      }, SYSTEM)
    },

    joinAccounts: async ({ body: { attemptId } }, request) => {
      const { proven, purpose } = await getAttempt(services, request, attemptId)
      if (!proven || proven.method === 'OIDC' || purpose !== 'JOIN') throw new NotFound()
      const details = detailsOf(services, proven, request.now)
      const renewed = await request.transaction(async (tx) => {
        if (!(await useProof(tx, attemptId))) throw new NotFound()
        return join(services, tx, request, details)
      }, SYSTEM)
      request.setToken('SESSION', renewed.token)
      request.setToken('PROOF', null)
      return loggedInUser(renewed.principal)
    },

    undoJoining: async (_input, request) => {
      requireFreshSignIn(request)
      const own = request.principal()
      const { userId } = own
      const { now } = request
      await request.transaction(async (tx) => {
        const last = await joins.lockLastJoin(tx, userId)
        if (!last || !canUndoJoin(last.joinedAt, now)) throw new NotFound()
        await joins.undoJoin(tx, last.id, now)
        // Also the caller's own: it may have come by the digital ID, whose account is the other one from now on.
        await endAllSessions(tx, { userId, reason: 'SEPARATED' }, now)
        const { formerPersonId } = last
        const former = formerPersonId === null ? null : await joins.getSide(tx, formerPersonId)
        tellOwners(services, tx, 'accountsSeparated', [own, former])
        auditJoined(request, formerPersonId, former ? await joins.listClinicsOf(tx, former.personId) : [])
      }, SYSTEM)
      request.setToken('SESSION', null)
      return undefined
    },
  }
}

/** @throws BusinessRule ACCOUNTS_NOT_JOINED */
async function join(services: Services, tx: Tx, request: RequestContext, details: Details) {
  const before = request.principal()
  const { now } = request
  const pair = await comparePair(tx, before, details)
  if (pair.refusal) throw new BusinessRule('ACCOUNTS_NOT_JOINED')
  const clinicIds = pair.other ? await joins.listClinicsOf(tx, pair.other.personId) : []
  const joined = { userId: before.userId, former: pair.other, proven: details }
  auditJoinedRecords(tx, before.userId, await joins.joinAccounts(tx, joined, now), now)
  await endOtherSessions(
    services,
    tx,
    { userId: before.userId, keepHash: before.sessionHash, reason: 'JOINED' },
    now,
  )
  if (pair.other?.userId) await endAllSessions(tx, { userId: pair.other.userId, reason: 'JOINED' }, now)
  tellOwners(services, tx, 'accountsJoined', [before, pair.other])
  auditPair(request, pair, clinicIds)
  return renewSession(services, tx, before, now, { isStrong: true })
}

/** Both addresses hear of it, each in its own language. */
function tellOwners(
  services: Services,
  tx: Tx,
  template: 'accountsJoined' | 'accountsSeparated',
  [own, former]: [Principal, joins.Side | null],
): void {
  const languages = new Map([[own.email, own.language]])
  if (former?.shown.email && former.language) languages.set(former.shown.email, former.language)
  for (const [to, language] of languages)
    queueMail(tx, { to, language, template, params: { supportEmail: services.config.supportEmail } })
}

function auditPair(request: RequestContext, { other }: Pair, clinicIds: readonly number[]): void {
  auditJoined(request, other?.personId ?? null, clinicIds)
}

/** In the trail of the account, and of each clinic whose patient is another person by it. */
function auditJoined(
  request: RequestContext,
  formerPersonId: number | null,
  clinicIds: readonly number[],
): void {
  const { personId, userId } = request.principal()
  for (const clinicId of [null, ...clinicIds])
    request.audit({
      clinicId,
      subjectPersonId: personId,
      objectType: formerPersonId === null ? 'user' : 'person',
      objectId: formerPersonId ?? userId,
    })
}
