import { CONSENT_TYPES, type ConsentType } from './consents.ts'

export const DOCUMENT_KINDS = [
  'TERMS_AND_CONDITIONS',
  'PRIVACY_POLICY',
  'COOKIE_POLICY',
  'TRANSLATION',
] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** Slugs of `GET /api/content/prm?slug&locale`. Terms differ for the two sides. */
export const CONTENT_SLUGS = [
  'terms-and-conditions-patient',
  'terms-and-conditions-clinic',
  'privacy-policy',
  'cookie-policy',
  'translation',
  'platform',
  'changelog',
] as const
export type ContentSlug = (typeof CONTENT_SLUGS)[number]

/**
 * The content slug of a document.
 *
 * @param side whose terms; the patient's are the public ones
 */
export function slugOf(kind: DocumentKind, side: 'PATIENT' | 'CLINIC' = 'PATIENT'): ContentSlug {
  if (kind === 'PRIVACY_POLICY') return 'privacy-policy'
  if (kind === 'COOKIE_POLICY') return 'cookie-policy'
  if (kind === 'TRANSLATION') return 'translation'
  return side === 'CLINIC' ? 'terms-and-conditions-clinic' : 'terms-and-conditions-patient'
}

/** Other names of a document: its kind and the address of the public page, where the terms are the patient's, and the consent to it. */
export function slugAskedFor(slug: string): string {
  const consent = CONSENT_TYPES.find((each) => each === slug)
  if (consent) return slugOfConsent(consent)
  const kind = DOCUMENT_KINDS.find((each) => each === slug || pageOf(each) === slug)
  return kind ? slugOf(kind) : slug
}

const pageOf = (kind: DocumentKind) => kind.toLowerCase().replaceAll('_', '-')

const CONSENT_SLUGS: Record<ConsentType, ContentSlug> = {
  PRM_CLINIC: 'terms-and-conditions-clinic',
  PRM_PATIENT: 'terms-and-conditions-patient',
  PRM_PRIVACY_POLICY: 'privacy-policy',
  PRM_TRANSLATION_CLINIC: 'translation',
}

/** The document that is read before a consent is given; its `updatedAt` is the version. */
export function slugOfConsent(type: ConsentType): ContentSlug {
  return CONSENT_SLUGS[type]
}
