import { randomUUID } from 'node:crypto'
import { countryProfile } from '@vastus/domain/country'
import { checkPersonalCode, normalisePersonalCode } from '@vastus/domain/identity/personal-code'
import { localDate } from '@vastus/domain/time/time-zone'
import { smartIdAppLink, smartIdQrLink } from '../../../adapters/identity-provider/smart-id.ts'
import { InvalidInput, NotFound } from '../../../errors.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import { wordsIn } from '../../../http/words.ts'
import type { Services } from '../../../services.ts'
import { chargeProof } from '../limits/charge-proof.ts'
import type { Attempt, Challenge } from './attempt-repository.ts'
import { beginAttempt, getProvider, orRefusal } from './attempts.ts'
import { readMobilePhone } from './mobile-phone.ts'

/** Whom to ask, and how. */
export type AskedPerson =
  | { method: 'MOBILE_ID'; phone: string; personalCode: string }
  | { method: 'SMART_ID'; personalCode: string }
  | { method: 'SMART_ID'; personalCode: null; isAppHere: boolean }
  | { method: 'ID_CARD' }
type Asked = {
  attemptId: string
  verificationCode: string | null
  qrLink: string | null
  appLink: string | null
  nonce: string | null
}

/**
 * Asks a person's device and remembers what was asked.
 *
 * @throws NotFound where the method is not offered
 * @throws InvalidInput, TooManyRequests, BusinessRule
 */
export async function askPerson(
  services: Services,
  request: RequestContext,
  person: AskedPerson,
  about: Pick<Attempt, 'purpose' | 'userId'>,
): Promise<Asked> {
  if (about.purpose !== 'IMPORT' && !services.identity.methods.includes(person.method)) throw new NotFound()
  const attemptId = randomUUID()
  const { challenge, verificationCode } = await start(services, request, { person, attemptId })
  await beginAttempt(request, { ...about, id: attemptId, challenge })
  const nonce = challenge.method === 'ID_CARD' ? challenge.nonce : null
  const appLink = challenge.method === 'SMART_ID' ? smartIdAppLink(challenge) : null
  return { attemptId, verificationCode, qrLink: qrLinkOf(challenge, request.now), appLink, nonce }
}

/** Null where there is no code to scan. */
export const qrLinkOf = (challenge: Challenge, now: Date): string | null =>
  challenge.method === 'SMART_ID' ? smartIdQrLink(challenge, now) : null

async function start(
  services: Services,
  request: RequestContext,
  { person, attemptId }: { person: AskedPerson; attemptId: string },
): Promise<{ challenge: Challenge; verificationCode: string | null }> {
  const { language, now } = request
  if (person.method === 'ID_CARD') {
    await chargeProof(services, request, null)
    const challenge = { method: 'ID_CARD', ...getProvider(services.identity.webEid).start(now) } as const
    return { challenge, verificationCode: null }
  }
  const shown = { language, now, text: wordsIn(language)('sign-in.shownOnPhone') }
  if (person.method === 'SMART_ID' && person.personalCode === null) {
    const smartId = getProvider(services.identity.smartId)
    await chargeProof(services, request, null)
    const returnUrl = `${services.config.publicUrl}/smart-id-return?value=${attemptId}`
    const way = person.isAppHere ? ({ flow: 'Web2App', returnUrl } as const) : ({ flow: 'QR' } as const)
    const begun = await orRefusal(smartId.start({ personalCode: null, ...way }, shown))
    return { ...begun, challenge: { method: 'SMART_ID', ...begun.challenge } }
  }
  if (person.method === 'SMART_ID') {
    const personalCode = readCode(services, person.personalCode, now)
    await chargeProof(services, request, personalCode)
    const { smartIdV2, smartId } = services.identity
    if (smartIdV2) {
      const begun = await orRefusal(smartIdV2.start(personalCode, shown.text))
      return { ...begun, challenge: { method: 'SMART_ID_V2', ...begun.challenge } }
    }
    const begun = await orRefusal(getProvider(smartId).start({ personalCode }, shown))
    return { ...begun, challenge: { method: 'SMART_ID', ...begun.challenge } }
  }
  const asked = {
    phone: readMobilePhone(services, person.phone),
    personalCode: readCode(services, person.personalCode, now),
  }
  await chargeProof(services, request, asked.personalCode)
  const begun = await orRefusal(getProvider(services.identity.mobileId).start(asked, shown))
  return { ...begun, challenge: { method: 'MOBILE_ID', ...begun.challenge } }
}

/** @throws InvalidInput */
function readCode({ config }: Services, personalCode: string, now: Date): string {
  const country = config.countryCode
  const today = localDate(now, countryProfile(country).timeZone)
  const rule = checkPersonalCode(personalCode, { country, today })
  if (rule) throw new InvalidInput([{ path: 'personalCode', rule }])
  return normalisePersonalCode(personalCode)
}

type Typed = {
  method: AskedPerson['method']
  phone?: string | undefined
  personalCode?: string | undefined
  isAppHere?: boolean | undefined
}

/** @throws InvalidInput naming what Mobile-ID needs and was not told */
export function askedPerson({
  method,
  phone = '',
  personalCode = '',
  isAppHere = false,
}: Typed): AskedPerson {
  if (method === 'ID_CARD') return { method }
  if (method === 'SMART_ID')
    return personalCode ? { method, personalCode } : { method, personalCode: null, isAppHere }
  const missing = Object.entries({ phone, personalCode }).filter(([, value]) => value === '')
  if (missing.length > 0) throw new InvalidInput(missing.map(([path]) => ({ path, rule: 'REQUIRED' })))
  return { method, phone, personalCode }
}
