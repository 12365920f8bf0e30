import { canUndoJoin, undoableUntil } from '@vastus/domain/identity/account-join'
import { BusinessRule, NotFound } from '../../../errors.ts'
import { requireFreshSignIn } from '../../../http/fresh-sign-in.ts'
import type { Handlers } from '../../../http/mount.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import type { Services } from '../../../services.ts'
import { queueMail } from '../../delivery/index.ts'
import { endOneSession, endOtherSessions, listOpenSessions, renewSession } from '../../sessions/index.ts'
import { findLastJoin, isProven } from '../joining/join-repository.ts'
import { hasPassword } from '../login/account-repository.ts'
import { listPasskeys } from '../passkeys/passkey-repository.ts'
import * as authenticators from './authenticator-repository.ts'
import { encrypt, newSecret, uriOf } from './authenticator-secret.ts'
import { admitSecondFactor, checkAppCode, checkSecondFactor } from './check-second-factor.ts'
import { hasProvenAddress, proveAddress } from './prove-address.ts'
import { forgetRecoveryCodes, giveRecoveryCodes } from './recovery-codes.ts'

type Names =
  | 'getSecurity'
  | 'beginAuthenticator'
  | 'confirmAuthenticator'
  | 'removeAuthenticator'
  | 'makeRecoveryCodes'
  | 'endSessionElsewhere'

const SYSTEM = { context: { actor: 'system' } } as const

/** How the caller signs in, and where. Only the own account; it needs no role. */
export function securityRoutes(services: Services): Handlers<Names> {
  const { config } = services
  const auditSelf = (request: RequestContext) => {
    const { userId, personId } = request.principal()
    request.audit({ clinicId: null, subjectPersonId: personId, objectType: 'user', objectId: userId })
  }
  return {
    getSecurity: (_input, request) => {
      const { userId, personId, sessionHash, isStrong } = request.principal()
      return request.transaction(async (tx) => {
        const last = await findLastJoin(tx, userId)
        const found = await authenticators.findAuthenticator(tx, userId)
        const recoveryCodesLeft = await authenticators.countRecoveryCodes(tx, userId)
        return {
          identity: {
            isProven: personId !== null && (await isProven(tx, personId)),
            undoableUntil:
              last && canUndoJoin(last.joinedAt, request.now) ? undoableUntil(last.joinedAt) : null,
          },
          hasPassword: config.isEmailLoginEnabled && (await hasPassword(tx, userId)),
          asksForCode:
            !isStrong &&
            !(await authenticators.hasSecondFactor(tx, userId)) &&
            !(await hasProvenAddress(tx, request)),
          authenticator: found?.confirmedAt ? { since: found.confirmedAt } : null,
          passkeys: await listPasskeys(tx, userId),
          recoveryCodesLeft,
          sessions: await listOpenSessions(tx, { userId, sessionHash }, request.now),
        }
      }, SYSTEM)
    },

    beginAuthenticator: async ({ body: { otp } }, request) => {
      const { userId, email } = request.principal()
      requireFreshSignIn(request)
      const secret = newSecret()
      const isOwner = await request.transaction(async (tx) => {
        if (!(await proveAddress(services, tx, otp, request))) return false
        const stored = encrypt(config.secretKey, secret)
        if (!(await authenticators.saveSecret(tx, userId, stored, request.now))) throw new NotFound()
        return true
      }, SYSTEM)
      if (!isOwner) throw new BusinessRule('INVALID_OTP')
      return { secret, uri: uriOf(secret, email) }
    },

    confirmAuthenticator: async ({ body: { code } }, request) => {
      const before = request.principal()
      const { userId } = before
      const isAdmitted = await admitSecondFactor(services, userId, request.now)
      const { recoveryCodes, token } = await request.transaction(async (tx) => {
        const found = await authenticators.findAuthenticator(tx, userId)
        if (!found || found.confirmedAt) throw new NotFound()
        const { secret } = found
        if (!isAdmitted || !(await checkAppCode(services, tx, { userId, secret, code }, request.now)))
          throw new BusinessRule('INVALID_OTP')
        const isFirst = !(await authenticators.hasSecondFactor(tx, userId))
        await authenticators.confirmAuthenticator(tx, userId, request.now)
        const codes = await giveRecoveryCodes(services, tx, userId)
        if (isFirst)
          await endOtherSessions(
            services,
            tx,
            { userId, keepHash: before.sessionHash, reason: 'SECOND_FACTOR' },
            request.now,
          )
        const renewed = await renewSession(services, tx, before, request.now, { isStrong: true })
        queueMail(tx, {
          to: before.email,
          language: before.language,
          template: 'secondFactorOn',
          params: { supportEmail: config.supportEmail },
        })
        auditSelf(request)
        return { recoveryCodes: codes, token: renewed.token }
      }, SYSTEM)
      request.setToken('SESSION', token)
      return { recoveryCodes }
    },

    makeRecoveryCodes: async (_input, request) => {
      requireFreshSignIn(request)
      const { userId, isStrong } = request.principal()
      return request.transaction(async (tx) => {
        if (!(await authenticators.hasSecondFactor(tx, userId))) throw new NotFound()
        if (!isStrong) throw new BusinessRule('SECOND_FACTOR_REQUIRED')
        auditSelf(request)
        return { recoveryCodes: await giveRecoveryCodes(services, tx, userId) }
      }, SYSTEM)
    },

    removeAuthenticator: async ({ body: { code } }, request) => {
      const { userId } = request.principal()
      const isAdmitted = await admitSecondFactor(services, userId, request.now)
      await request.transaction(async (tx) => {
        const found = await authenticators.findAuthenticator(tx, userId)
        if (!found?.confirmedAt) throw new NotFound()
        if (!isAdmitted || !(await checkSecondFactor(services, tx, { userId, code }, request.now)))
          throw new BusinessRule('INVALID_OTP')
        await authenticators.deleteAuthenticator(tx, userId)
        if (!(await authenticators.hasSecondFactor(tx, userId))) await forgetRecoveryCodes(tx, userId)
        auditSelf(request)
      }, SYSTEM)
      return undefined
    },

    endSessionElsewhere: async ({ body: { session } }, request) => {
      const { userId } = request.principal()
      await request.transaction(async (tx) => {
        if (!(await endOneSession(services, tx, { userId, id: session }, request.now))) throw new NotFound()
        auditSelf(request)
      }, SYSTEM)
      return undefined
    },
  }
}
