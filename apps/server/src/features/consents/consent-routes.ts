import type { ConsentType } from '@vastus/domain/consents'
import { slugOfConsent } from '@vastus/domain/content'
import { Forbidden, InvalidInput } from '../../errors.ts'
import type { Handlers } from '../../http/mount.ts'
import type { Principal } from '../../principal.ts'
import { findVersions, insertConsent } from './consent-repository.ts'
import { consentStatusOf } from './consent-status.ts'

const SYSTEM = { context: { actor: 'system' } } as const

export function consentRoutes(): Handlers<'getConsents' | 'saveConsent'> {
  return {
    getConsents: (_input, request) =>
      request.transaction((tx) => consentStatusOf(tx, request.principal().userId), SYSTEM),

    saveConsent: ({ body: { type, version } }, request) => {
      const principal = request.principal()
      if (!mayGive(principal, type)) throw new Forbidden()
      return request.transaction(async (tx) => {
        const slug = slugOfConsent(type)
        const current = (await findVersions(tx, [slug])).get(slug)
        // Only what is in force can be agreed to: an older text was replaced for a reason.
        if (version !== current) throw new InvalidInput([{ path: 'version', rule: 'FORM' }])
        await insertConsent(tx, { userId: principal.userId, type, version, now: request.now })
        request.audit({
          clinicId: null,
          subjectPersonId: principal.personId,
          objectType: 'consent',
          objectId: `${type} ${version}`,
        })
        return consentStatusOf(tx, principal.userId)
      }, SYSTEM)
    },
  }
}

/** A consent belongs to a role. Who has no profile yet is about to become a patient. */
function mayGive({ permissions, personId }: Principal, type: ConsentType): boolean {
  switch (type) {
    case 'PRM_PRIVACY_POLICY':
      return true
    case 'PRM_PATIENT':
      return permissions.includes('PRM_PATIENT') || personId === null
    case 'PRM_CLINIC':
    case 'PRM_TRANSLATION_CLINIC':
      return permissions.includes('PRM_DOCTOR')
  }
}
