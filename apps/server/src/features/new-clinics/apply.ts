import { createHash } from 'node:crypto'
import type { signUpClinic as route } from '@vastus/contract/clinic-applications'
import type { RouteInput } from '@vastus/contract/route'
import { slugOf } from '@vastus/domain/content'
import { countryProfile } from '@vastus/domain/country'
import { DEFAULT_LANGUAGE, languageOf } from '@vastus/domain/locale'
import {
  APPLICATIONS_OF_ADDRESS_PER_HOUR,
  APPLICATIONS_PER_HOUR,
  checkApplication,
} from '@vastus/domain/new-clinic/application'
import type { Tx } from '../../db/database.ts'
import { InvalidInput } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { Services } from '../../services.ts'
import { getDocument } from '../content/index.ts'
import { queueMail } from '../delivery/index.ts'
import { chargeStranger, requireUsableEmail } from '../sign-in/index.ts'
import { getWaiting, insertApplication } from './applications-repository.ts'
import { readNewClinic } from './read-new-clinic.ts'

/** Keeps what a clinic applies for, and mails its contact person and the platform. The same application twice is one. */
export async function applyForClinic(
  services: Services,
  request: RequestContext,
  {
    contact,
    termsAccepted: _terms,
    privacyAccepted: _privacy,
    termsVersion,
    privacyVersion,
    ...asked
  }: RouteInput<typeof route>['body'],
): Promise<{ id: number }> {
  await chargeStranger(services, request, [
    { kind: 'applications', perHour: APPLICATIONS_PER_HOUR },
    { kind: 'applications', perHour: APPLICATIONS_OF_ADDRESS_PER_HOUR, address: contact.email },
  ])
  const problems = checkApplication(contact, asked.employees ?? [])
  if (problems.length > 0) throw new InvalidInput(problems)
  // What could not be accepted later is refused now, while the applicant can change it.
  await readNewClinic(services, asked, request.now)
  const email = await requireUsableEmail(services, contact.email)
  return request.transaction(
    async (tx) => {
      const contentHash = createHash('sha256')
        .update(JSON.stringify([asked, contact]))
        .digest('hex')
      const { language, now } = request
      const versions = await requireInForce(tx, { termsVersion, privacyVersion })
      const application = { asked, contact: { ...contact, email }, language, contentHash, ...versions }
      const added = await insertApplication(tx, application, now)
      if (!added) return getWaiting(tx, contentHash)
      const number = String(added.id)
      queueMail(tx, { to: email, language, template: 'applicationReceived', params: { number } })
      const country = countryProfile(services.config.countryCode)
      queueMail(tx, {
        to: services.config.supportEmail,
        language: languageOf(country.defaultLocale) ?? DEFAULT_LANGUAGE,
        template: 'applicationWaits',
        params: { clinic: asked.name, number, path: '/prm/applications' },
      })
      return added
    },
    { context: { actor: 'system' } },
  )
}

/**
 * The versions that are agreed to: those in force.
 *
 * @throws InvalidInput where others were shown: an older text was replaced for a reason
 */
async function requireInForce(
  tx: Tx,
  shown: { termsVersion: string | undefined; privacyVersion: string | undefined },
): Promise<{ termsVersion: string; privacyVersion: string }> {
  const terms = await getDocument(tx, slugOf('TERMS_AND_CONDITIONS', 'CLINIC'), DEFAULT_LANGUAGE)
  const privacy = await getDocument(tx, slugOf('PRIVACY_POLICY'), DEFAULT_LANGUAGE)
  const inForce = { termsVersion: terms.updatedAt, privacyVersion: privacy.updatedAt }
  const replaced = (['termsVersion', 'privacyVersion'] as const).filter(
    (path) => shown[path] !== undefined && shown[path] !== inForce[path],
  )
  if (replaced.length > 0) throw new InvalidInput(replaced.map((path) => ({ path, rule: 'FORM' })))
  return inForce
}
