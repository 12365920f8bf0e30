import { checkPersonalCode, normalisePersonalCode } from '@vastus/domain/identity/personal-code'
import { countryProfile } from '@vastus/domain/country'
import { localDate } from '@vastus/domain/time/time-zone'
import { InvalidInput, NotFound } from '../../../errors.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import type { Handlers } from '../../../http/mount.ts'
import { wordsIn } from '../../../http/words.ts'
import type { Services } from '../../../services.ts'
import { loggedInUser } from '../../sessions/index.ts'
import { chargeProof } from '../limits/charge-proof.ts'
import { endAttempt } from './attempt-repository.ts'
import { askProvider, beginAttempt, getAttempt, orRefusal } from './attempts.ts'
import { enterProven } from './enter-proven.ts'
import { readMobilePhone } from './mobile-phone.ts'

type Names = 'startSignIn' | 'getSignInStatus' | 'cancelSignIn' | 'signUpProven'

export function provenRoutes(services: Services): Handlers<Names> {
  return {
    startSignIn: async ({ body }, request) => {
      const { mobileId, methods } = services.identity
      if (!mobileId || !methods.includes(body.method)) throw new NotFound()
      const asked = {
        phone: readMobilePhone(services, body.phone),
        personalCode: readCode(services, body.personalCode, request.now),
      }
      await chargeProof(services, request, asked.personalCode)
      const { challenge, verificationCode } = await orRefusal(mobileId.start(asked, shownOnPhone(request)))
      const attemptId = await beginAttempt(request, {
        purpose: body.purpose,
        userId: null,
        challenge: { method: 'MOBILE_ID', ...challenge },
      })
      return { attemptId, verificationCode }
    },

    getSignInStatus: async ({ body: { attemptId } }, request) => {
      const answer = await askProvider(services, request, attemptId)
      if (!answer) return { state: 'WAITING', user: null }
      const { attempt, proven } = answer
      if (attempt.purpose === 'IMPORT') throw new NotFound()
      if (attempt.purpose === 'SIGN_UP') request.auditAs('SIGN_UP')
      const principal = await enterProven(services, request, { attemptId, proven, purpose: attempt.purpose })
      return { state: 'DONE', user: loggedInUser(principal) }
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

/** @throws InvalidInput */
function readCode({ config }: Services, personalCode: string, now: Date): string {
  const country = config.countryCode
  const today = localDate(now, countryProfile(country).timeZone)
  const rule = checkPersonalCode(personalCode, { country, today })
  if (rule) throw new InvalidInput([{ path: 'personalCode', rule }])
  return normalisePersonalCode(personalCode)
}

const shownOnPhone = ({ language }: RequestContext) => ({
  language,
  text: wordsIn(language)('sign-in.shownOnPhone'),
})
