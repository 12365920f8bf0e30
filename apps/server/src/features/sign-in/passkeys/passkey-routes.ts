import { MOST_PASSKEYS } from '@vastus/domain/identity/passkeys'
import { BusinessRule, NotFound } from '../../../errors.ts'
import { requireFreshSignIn } from '../../../http/fresh-sign-in.ts'
import type { Handlers } from '../../../http/mount.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import type { Services } from '../../../services.ts'
import { queueMail } from '../../delivery/index.ts'
import { endOtherSessions, loggedInUser, renewSession } from '../../sessions/index.ts'
import { enterAccount } from '../login/enter-account.ts'
import { requirePasswordLogin } from '../login/password-login.ts'
import { forgetRecoveryCodes, giveRecoveryCodes } from '../second-factor/recovery-codes.ts'
import { hasSecondFactor } from '../second-factor/authenticator-repository.ts'
import { proveAddress } from '../second-factor/prove-address.ts'
import { newChallenge, useChallenge, userOfSignature } from './passkey-challenge.ts'
import * as passkeys from './passkey-repository.ts'
import { readCreatedKey, rpIdOf, userHandleOf } from './web-authn.ts'

type Names = 'beginPasskey' | 'addPasskey' | 'removePasskey' | 'startPasskeySignIn' | 'signInWithPasskey'

const SYSTEM = { context: { actor: 'system' } } as const

/**
 * Keys in devices of a user. Such a key and what its device asks for (a fingerprint, a face, a PIN) are two factors, so it is a sign-in
 * of its own, and a second factor after a password.
 */
export function passkeyRoutes(services: Services): Handlers<Names> {
  return {
    beginPasskey: async ({ body: { otp } }, request) => {
      requireFreshSignIn(request)
      const { userId, email } = request.principal()
      const credentialIds = await request.transaction(async (tx) => {
        if (!(await proveAddress(services, tx, otp, request))) return null
        return passkeys.listCredentialIds(tx, userId)
      }, SYSTEM)
      if (credentialIds === null) throw new BusinessRule('INVALID_OTP')
      if (credentialIds.length >= MOST_PASSKEYS) throw new NotFound()
      const begun = await newChallenge(request, { purpose: 'ADD_PASSKEY', userId })
      const userHandle = userHandleOf(services, userId)
      return { ...begun, rpId: rpIdOf(services), userHandle, userName: email, credentialIds }
    },

    addPasskey: async ({ body: { attemptId, name, key } }, request) => {
      const before = request.principal()
      const { userId } = before
      const challenge = await useChallenge(services, request, attemptId, 'ADD_PASSKEY')
      const made = await readCreatedKey(services, challenge, key)
      if (!made) throw new BusinessRule('PASSKEY_NOT_ACCEPTED')
      const { recoveryCodes, token } = await request.transaction(async (tx) => {
        // More may have been added since this one was begun.
        if ((await passkeys.lockAndCountPasskeys(tx, userId)) >= MOST_PASSKEYS) throw new NotFound()
        const isFirst = !(await hasSecondFactor(tx, userId))
        if (!(await passkeys.insertPasskey(tx, { ...made, userId, name }, request.now)))
          throw new BusinessRule('PASSKEY_NOT_ACCEPTED')
        const codes = isFirst ? await giveRecoveryCodes(services, tx, userId) : null
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
          template: 'passkeyAdded',
          params: { supportEmail: services.config.supportEmail },
        })
        auditSelf(request)
        return { recoveryCodes: codes, token: renewed.token }
      }, SYSTEM)
      request.setToken('SESSION', token)
      return { recoveryCodes }
    },

    removePasskey: async ({ body: { passkey } }, request) => {
      requireFreshSignIn(request)
      const { userId, isStrong } = request.principal()
      if (!isStrong) throw new BusinessRule('SECOND_FACTOR_REQUIRED')
      await request.transaction(async (tx) => {
        if (!(await passkeys.deletePasskey(tx, { userId, id: passkey }))) throw new NotFound()
        if (!(await hasSecondFactor(tx, userId))) await forgetRecoveryCodes(tx, userId)
        auditSelf(request)
      }, SYSTEM)
      return undefined
    },

    startPasskeySignIn: async (_input, request) => {
      requirePasswordLogin(services)
      const begun = await newChallenge(request, { purpose: 'PASSKEY', userId: null })
      return { ...begun, rpId: rpIdOf(services) }
    },

    signInWithPasskey: async ({ body }, request) => {
      requirePasswordLogin(services)
      const { attemptId, signed } = body
      const challenge = await useChallenge(services, request, attemptId, 'PASSKEY')
      const started = await request.transaction(async (tx) => {
        const userId = await userOfSignature(services, tx, { challenge, signed }, request.now)
        if (userId === null) throw new BusinessRule('PASSKEY_NOT_ACCEPTED')
        return enterAccount(tx, request, { userId, method: 'PASSKEY', isStrong: true })
      }, SYSTEM)
      request.setToken('SESSION', started.token)
      request.setToken('PROOF', null)
      return loggedInUser(started.principal)
    },
  }
}

function auditSelf(request: RequestContext): void {
  const { userId, personId } = request.principal()
  request.audit({ clinicId: null, subjectPersonId: personId, objectType: 'user', objectId: userId })
}
