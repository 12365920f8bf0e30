import { NotFound } from '../../../errors.ts'
import type { Handlers } from '../../../http/mount.ts'
import type { Services } from '../../../services.ts'
import { loggedInUser } from '../../sessions/index.ts'
import { askedPerson, askPerson, qrLinkOf } from './ask-person.ts'
import { endAttempt } from './attempt-repository.ts'
import { askProvider, getAttempt, orRefusal } from './attempts.ts'
import { enterProven } from './enter-proven.ts'

type Names = 'startSignIn' | 'getSignInStatus' | 'cancelSignIn' | 'signUpProven'

export function provenRoutes(services: Services): Handlers<Names> {
  return {
    startSignIn: async ({ body: { purpose, ...typed } }, request) => {
      if (!services.identity.methods.includes(typed.method)) throw new NotFound()
      return askPerson(services, request, askedPerson(typed), { purpose, userId: null })
    },

    getSignInStatus: async ({ body: { attemptId } }, request) => {
      const answer = await orRefusal(askProvider(services, request, attemptId, ['LOG_IN', 'SIGN_UP']))
      const { attempt, proven } = answer
      if (!proven)
        return { state: 'WAITING', qrLink: qrLinkOf(attempt.challenge, services.clock.now()), user: null }
      if (attempt.purpose === 'SIGN_UP') request.auditAs('SIGN_UP')
      const { purpose } = attempt
      const principal = await enterProven(services, request, { attemptId, proven, purpose })
      return { state: 'DONE', qrLink: null, user: loggedInUser(principal) }
    },

    cancelSignIn: async ({ body: { attemptId } }, request) => {
      const attempt = await getAttempt(services, request, attemptId).catch((error: unknown) => {
        // What is over already needs no end.
        if (error instanceof NotFound) return null
        throw error
      })
      if (attempt)
        await request.transaction((tx) => endAttempt(tx, attempt.id), { context: { actor: 'system' } })
      return undefined
    },

    signUpProven: async ({ body: { attemptId } }, request) => {
      const { proven, purpose } = await getAttempt(services, request, attemptId)
      if (!proven || purpose !== 'LOG_IN') throw new NotFound()
      return loggedInUser(await enterProven(services, request, { attemptId, proven, purpose: 'SIGN_UP' }))
    },
  }
}
