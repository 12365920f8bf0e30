import type { ConsentStatus } from '@vastus/contract/identity'
import { CONSENT_TYPES, type ConsentType } from '@vastus/domain/consents'
import { slugOfConsent } from '@vastus/domain/content'
import type { Tx } from '../../db/database.ts'
import { findConsents, findVersions } from './consent-repository.ts'

/** Which consents stand for the documents in force. */
export async function consentStatusOf(tx: Tx, userId: number): Promise<ConsentStatus> {
  const given = await findConsents(tx, userId)
  const versions = await findVersions(tx, CONSENT_TYPES.map(slugOfConsent))
  const stands = (type: ConsentType) =>
    given.some((consent) => consent.type === type && consent.version === versions.get(slugOfConsent(type)))
  return {
    prmClinicConsentGiven: stands('PRM_CLINIC'),
    prmPatientConsentGiven: stands('PRM_PATIENT'),
    prmPrivacyPolicyConsentGiven: stands('PRM_PRIVACY_POLICY'),
    prmTranslationClinicConsentGiven: stands('PRM_TRANSLATION_CLINIC'),
    given,
  }
}
