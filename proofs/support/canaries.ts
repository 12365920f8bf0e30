import type { ObjectType } from '@vastus/contract/route'
import type { PrincipalName } from './principals.ts'

/** A word that is in one owner's texts only, so that its reader has read them. */
export const canary = (owner: string, word: string) => `canary-${owner}-${word}`

/** Each word that the text holds, as `owner.word`. */
export function canariesIn(text: string): string[] {
  return [
    ...new Set([...text.matchAll(/canary-([a-z])-([a-z]+)/gi)].map(([, owner, word]) => `${owner}.${word}`)),
  ]
}

const each = (owners: string, ...words: string[]) =>
  [...owners].flatMap((owner) => words.map((word) => `${owner}.${word}`))

const OF_CLINIC_A = [
  ...each('pqxy', 'case', 'person'),
  ...each('cndz', 'person'),
  ...each('a', 'staff', 'banner', 'sms', 'file'),
]
const MEDICAL_OF_CLINIC_A = each('pqxy', 'medical', 'note')
const AS_PATIENT_OF_A = each('a', 'staff', 'banner')

/**
 * What each principal may come to know, by hand: `owner.word`. The owners are the patients p, q (clinic a) and r (clinic
 * b), the representatives x and, formerly, y of the child c, the patient n without consents, the former employee d, and
 * the clinics a and b. `case` is that an e-contact is there, `medical` its texts and files, `self` whom one may write for,
 * `sms` what a clinic sends to many, `file` what it has brought as a file,
 * `support` what one asked the platform, `represented` that somebody writes for one: z, who has no account, for p.
 */
export const ENTITLED: Record<PrincipalName, string[]> = {
  anonymous: [],
  expired: [],
  // The banner of one's own clinic is no secret: a complete profile is enough to read it.
  withoutConsents: ['n.person', 'a.banner'],
  deactivated: each('d', 'person'),
  // What a patient asks the support is written to the platform; nothing else of a patient is the administrator's.
  admin: ['p.support'],
  owner: [
    ...each('p', 'case', 'person', 'self', 'medical', 'draft', 'represented', 'support'),
    'z.person',
    ...AS_PATIENT_OF_A,
  ],
  sameClinicPatient: [...each('q', 'case', 'person', 'self', 'medical'), ...AS_PATIENT_OF_A],
  otherPatient: [...each('r', 'case', 'person', 'self', 'medical'), ...each('b', 'staff', 'banner')],
  representative: [
    ...each('x', 'case', 'person', 'medical'),
    ...each('c', 'person', 'self'),
    ...AS_PATIENT_OF_A,
  ],
  formerRepresentative: [...each('y', 'case', 'person', 'medical'), 'c.person', ...AS_PATIENT_OF_A],
  nonClinical: OF_CLINIC_A,
  nurse: [...OF_CLINIC_A, ...MEDICAL_OF_CLINIC_A],
  doctor: [...OF_CLINIC_A, ...MEDICAL_OF_CLINIC_A, 'a.draft', 'a.template'],
  otherStaff: [
    ...each('r', 'case', 'person', 'medical', 'note'),
    ...each('b', 'staff', 'banner', 'template', 'sms', 'file'),
  ],
}

/** What makes an object of this type one's own. */
const WORD_OF: Record<ObjectType, string> = {
  eContact: 'case',
  file: 'medical',
  clinic: 'banner',
  employee: 'staff',
  globalMessage: 'banner',
  person: 'self',
  user: 'staff',
  template: 'template',
  representation: 'represented',
  timelineEntry: 'medical',
  aiSummary: 'medical',
  aiModel: 'platform',
  aiPrompt: 'platform',
  supportRequest: 'platform',
  clinicApplication: 'platform',
  hubNotice: 'platform',
  advert: 'platform',
  questionnaireFlow: 'case',
  smsBatch: 'sms',
  smsTemplate: 'sms',
  smsAudience: 'sms',
  fileImport: 'file',
}

const STAFF: readonly PrincipalName[] = ['doctor', 'nurse', 'nonClinical', 'otherStaff']

export function isOwn(principal: PrincipalName, type: ObjectType, owner: string): boolean {
  // Clinics themselves, not what is in them, belong to the platform.
  if (principal === 'admin' && type === 'clinic') return owner !== 'absent'
  // Staff write for nobody; theirs are the clinic's patients.
  const word = type === 'person' && STAFF.includes(principal) ? 'person' : WORD_OF[type]
  return ENTITLED[principal].includes(`${owner}.${word}`)
}
